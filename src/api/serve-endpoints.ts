import type { Context, Hono } from 'hono';
import { Refusal } from '#core/errors.ts';
import type { ApiEnv, BaseSetting } from './base-api.ts';
import type { Call, Endpoint } from './endpoint.ts';
import { limitChanges, limitRequests } from './limited.ts';
import { Mismatch } from './mismatch.ts';
import { readFields } from './read-fields.ts';
import { versionTag } from './version-tag.ts';

/** Matches routes by which accounts change themselves. */
const isOwnChange = /^(?!GET)\w+ \/me\b/;

/** Converts a `conflict` (409) to a `Mismatch` (412) if the request has `If-Match` (RFC 9110, section 13.1.1). */
function statedByHeader(error: unknown, c: Context<ApiEnv>): unknown {
  const isMismatch =
    error instanceof Refusal &&
    error.failure.kind === 'conflict' &&
    c.req.header('if-match') !== undefined;
  return isMismatch ? new Mismatch(error.failure) : error;
}

const versionOf = (value: unknown): number | undefined =>
  typeof value === 'object' && value !== null && 'version' in value
    ? Number(value.version)
    : undefined;

function respond(c: Context<ApiEnv>, { contract }: Endpoint, value: unknown): Response {
  if (contract.answersFile && value instanceof Response) return value;
  if (!contract.answers) return c.body(null, contract.status ?? 204);
  if (contract.hasTag) c.header('etag', versionTag(versionOf(value)));
  return c.json(value, contract.status ?? 200);
}

async function answerCall(
  c: Context<ApiEnv>,
  endpoint: Endpoint,
  setting: BaseSetting,
): Promise<Response> {
  const { route, limit } = endpoint.contract;
  const { actor } = c.var;
  if (limit) await limitRequests(setting, limit);
  if (isOwnChange.test(route)) await limitChanges(setting, actor);
  const input = (await readFields(c, endpoint).catch(async (error: unknown) => {
    await endpoint.refuse?.(actor);
    throw error;
  })) as never;
  const exchange = { request: c.req.raw, headers: c.res.headers };
  try {
    return respond(c, endpoint, await endpoint.answer({ actor, input, exchange } satisfies Call));
  } catch (error) {
    throw statedByHeader(error, c);
  }
}

/** Registers the endpoints' routes; the first one that matches a request answers it. */
export function serveEndpoints(
  api: Hono<ApiEnv>,
  endpoints: readonly Endpoint[],
  setting: BaseSetting,
): void {
  for (const endpoint of endpoints) {
    const [method = '', path = ''] = endpoint.contract.route.split(' ');
    api.on(method, `/api${path}`, (c) => answerCall(c, endpoint, setting));
  }
}
