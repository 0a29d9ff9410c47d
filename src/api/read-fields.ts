import type { Context } from 'hono';
import * as z from 'zod/mini';
import { failures, Refusal } from '#core/errors.ts';
import * as words from '#core/words/request-words.ts';
import { Mismatch } from './as-problem.ts';
import type { Endpoint } from './endpoint.ts';
import { Problem } from './problem.ts';

const versionNeeded = (): Problem =>
  new Problem({
    type: 'urn:daybreak:problem:version-needed',
    title: words.versionNeeded,
    status: 428,
    detail: words.sayWithIfMatch,
    kind: 'version-needed',
    code: 'version-needed',
  });

/**
 * Returns the version that a change is based on, from `If-Match` (RFC 9110, section 13.1.1) or else from
 * `version` in the body; `any` for `*`. Throws a `Problem` (428) if there is neither.
 */
function wantedVersion(context: Context, body: Record<string, unknown> = {}): number | 'any' {
  const header = context.req.header('if-match')?.trim();
  if (header === '*') return 'any';
  if (header !== undefined) {
    const version = /^"(\d{1,15})"$/.exec(header)?.[1];
    if (version === undefined) throw new Mismatch(failures.conflict());
    return Number(version);
  }
  if (typeof body.version !== 'number') throw versionNeeded();
  return body.version;
}

/** Maximum nesting of lists and objects in a request; content needs 6. */
const DEEPEST = 32;

/** True for JSON that is nested too deeply for recursive code. */
function isTooDeep(value: unknown, left = DEEPEST): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return left === 0 || Object.values(value).some((inner) => isTooDeep(inner, left - 1));
}

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
async function bodyOf(c: Context): Promise<Fields> {
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
const queryOf = (c: Context): Fields =>
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

/** The fields of a call, by the part of a request that carries them. */
interface CallParts {
  query?: Fields;
  body?: Fields;
  path?: Fields;
  /** Computed after the check of the body's fields. */
  version?: () => number | 'any';
}

/**
 * Returns the input of a call: the fields of query, body and path, in ascending precedence, parsed by the
 * contract's `takes`. Throws a `Refusal` (`invalid`) if parsing fails, or if the body has a field that would be
 * ignored. Use cases check the rules of content.
 */
export function inputFrom({ contract, takes }: Endpoint, parts: CallParts): unknown {
  const { query, body = {}, path, version } = parts;
  const ignored = contract.takesFile ? undefined : ignoredIn(takes, body);
  if (ignored !== undefined) {
    throw new Refusal({
      kind: 'invalid',
      code: 'request-field-unknown',
      params: { name: ignored.slice(0, 100) },
      field: ignored,
    });
  }
  const based = contract.isVersioned && version ? { version: version() } : {};
  return shaped(contract.takes, { ...query, ...body, ...path, ...based });
}

/** Returns the input of a request; see `inputFrom`. */
export async function readFields(c: Context, endpoint: Endpoint): Promise<unknown> {
  const body = endpoint.contract.takesFile ? {} : await bodyOf(c);
  const version = () => wantedVersion(c, body);
  return inputFrom(endpoint, { query: queryOf(c), body, path: c.req.param(), version });
}
