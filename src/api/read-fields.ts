import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { Contract } from '#core/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { ApiEnv } from './base-api.ts';
import type { Endpoint } from './endpoint.ts';
import { isTooDeep } from './is-too-deep.ts';
import { wantedVersion } from './record-version.ts';

type Fields = Record<string, unknown>;

const notUnderstood = (reason: string, field?: string): Refusal =>
  new Refusal({
    kind: 'invalid',
    code: 'request-not-understood',
    params: { reason },
    ...(field === undefined ? {} : { field }),
  });

const isJson = (type = ''): boolean => /^application\/([a-z-.]+\+)?json(;|$)/i.test(type);

/** Returns the fields of a JSON body; none for requests without one. */
async function bodyOf(c: Context<ApiEnv>): Promise<Fields> {
  if (c.req.method === 'GET' || !isJson(c.req.header('content-type'))) return {};
  const text = await c.req.text();
  if (text === '') return {};
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new Refusal({ kind: 'invalid', code: 'request-malformed' });
  }
  if (isTooDeep(body)) throw new Refusal({ kind: 'invalid', code: 'request-too-deep' });
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw notUnderstood('expected an object');
  }
  return body as Fields;
}

/** Returns the fields of the query; repeated names become lists. */
const queryOf = (c: Context<ApiEnv>): Fields =>
  Object.fromEntries(
    Object.entries(c.req.queries()).map(([name, values]) => [
      name,
      values.length === 1 ? values[0] : values,
    ]),
  );

/** Returns the first field of a body that its schema would ignore, if any. */
function ignoredIn(schema: z.ZodMiniType | undefined, body: Fields): string | undefined {
  const known = schema instanceof z.ZodMiniPipe ? schema._zod.def.in : schema;
  if (known !== undefined) {
    if (!(known instanceof z.ZodMiniObject) || known._zod.def.catchall) return undefined;
  }
  const shape: object = known?._zod.def.shape ?? {};
  return Object.keys(body).find((name) => !Object.hasOwn(shape, name));
}

function shaped(schema: z.ZodMiniType | undefined, fields: Fields): unknown {
  if (!schema) return fields;
  const parsed = z.safeParse(schema, fields);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = issue?.path[0];
  throw notUnderstood(
    issue?.message ?? 'wrong shape',
    field === undefined ? undefined : String(field),
  );
}

const versionIn = (c: Context<ApiEnv>, { isVersioned }: Contract, body: Fields): Fields =>
  isVersioned ? { version: wantedVersion(c, body) } : {};

/**
 * Returns the input of a call: the fields of query, body and path, in ascending precedence, parsed by the
 * contract's `takes`. Refuses with `invalid` if parsing fails, or if the body has a field that would be
 * ignored. Use cases check the rules of content.
 */
export async function readFields(c: Context<ApiEnv>, endpoint: Endpoint): Promise<unknown> {
  const { contract, takes } = endpoint;
  const body = contract.takesFile ? {} : await bodyOf(c);
  const ignored = contract.takesFile ? undefined : ignoredIn(takes, body);
  if (ignored !== undefined) {
    throw new Refusal({
      kind: 'invalid',
      code: 'request-field-unknown',
      params: { name: ignored.slice(0, 100) },
      field: ignored,
    });
  }
  const version = versionIn(c, contract, body);
  return shaped(contract.takes, { ...queryOf(c), ...body, ...c.req.param(), ...version });
}
