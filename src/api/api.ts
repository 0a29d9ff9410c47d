import { type Context, Hono } from 'hono';
import type { Actor } from '#core/actor.ts';
import { failures, Refusal } from '#core/errors.ts';
import type { BaseSetting } from './api-setting.ts';
import { asProblem, Mismatch } from './as-problem.ts';
import { answerCall, type Endpoint } from './endpoint.ts';
import { type Problem, type ProblemDetails, retryHeaders } from './problem.ts';
import { readFields } from './read-fields.ts';
import { versionTag } from './version-tag.ts';

/** Variables that middleware sets for each request. */
interface ApiEnv {
  Variables: { actor: Actor };
}

const answerWith = ({ details }: Problem): Response =>
  Response.json(details satisfies ProblemDetails, {
    status: details.status,
    headers: { ...retryHeaders(details.status), 'content-type': 'application/problem+json' },
  });

/** Creates an API without routes, which identifies the actor and answers every error as problem details. */
export function createBaseApi(setting: BaseSetting) {
  const { sessions } = setting;
  const api = new Hono<ApiEnv>();
  api.use(async (context, next) => {
    context.set('actor', await sessions.actorOf(context.req.raw));
    await next();
  });
  const answerError = async (error: Error) => answerWith(await asProblem(error, setting));
  api.onError(answerError);
  api.notFound(() => answerError(new Refusal(failures.notFound())));
  return api;
}

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

async function answerRequest(
  c: Context<ApiEnv>,
  endpoint: Endpoint,
  setting: BaseSetting,
): Promise<Response> {
  const call = {
    actor: c.var.actor,
    exchange: { request: c.req.raw, headers: c.res.headers },
    readInput: () => readFields(c, endpoint),
  };
  const value = await answerCall(endpoint, call, setting).catch((error: unknown) => {
    throw statedByHeader(error, c);
  });
  return respond(c, endpoint, value);
}

/** Registers the endpoints' routes; the first one that matches a request answers it. */
export function serveEndpoints(
  api: Hono<ApiEnv>,
  endpoints: readonly Endpoint[],
  setting: BaseSetting,
): void {
  for (const endpoint of endpoints) {
    const [method = '', path = ''] = endpoint.contract.route.split(' ');
    api.on(method, `/api${path}`, (c) => answerRequest(c, endpoint, setting));
  }
}

/** Creates an API of endpoints that everybody may call, at `/api`, to be called over HTTP. */
export function createApi(endpoints: readonly Endpoint[], setting: BaseSetting) {
  const api = createBaseApi(setting);
  serveEndpoints(api, endpoints, setting);
  return { endpoints, fetch: api.fetch };
}
