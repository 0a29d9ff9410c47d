import type { ClientResponse } from 'hono/client';
import { hc } from 'hono/client';
import type { AdminApi } from './admin-api.ts';
import type { Api } from './api.ts';
import { Problem, type ProblemDetails, unexpectedProblem } from './problem.ts';
import type { SecondFactorApi } from './second-factor-api.ts';
import { versionTag } from './version-tag.ts';

interface Asked {
  param?: Record<string, string>;
  header?: Record<string, string>;
  json?: unknown;
}

type Arguments = [asked?: Asked, ...rest: unknown[]];

function withParamsEncoded(given: Arguments): Arguments {
  const [asked, ...rest] = given;
  if (!asked?.param) return given;
  const encoded = Object.entries(asked.param).map(([name, value]) => [
    name,
    encodeURIComponent(value.toWellFormed()),
  ]);
  return [{ ...asked, param: Object.fromEntries(encoded) }, ...rest];
}

/** Calls that change or delete one record of content, by their path in the client. */
const saving = new Set([':collection/:id/$put', 'settings/$put', 'articles/:id/:command/$post']);
const deleting = ':collection/:id/$delete';

/**
 * Changes say which version they are based on: that of the record they send. Deleting, before which a
 * person was asked, is meant for any.
 */
function withVersionSaid(path: string, given: Arguments): Arguments {
  const [asked, ...rest] = given;
  if (!asked || asked.header) return given;
  if (path === deleting) return [{ ...asked, header: { 'if-match': '*' } }, ...rest];
  if (!saving.has(path)) return given;
  const { json } = asked;
  const version = typeof json === 'object' && json && 'version' in json ? json.version : undefined;
  const tag = versionTag(typeof version === 'number' ? version : undefined);
  return [{ ...asked, header: { 'if-match': tag } }, ...rest];
}

/**
 * Says versions, and encodes parameters: Hono's client puts them into the path as they are, where a
 * `?` or `#` in one would cut it.
 */
const preparingCalls = <Part extends object>(part: Part, path = ''): Part =>
  new Proxy(part, {
    get: (target, key) => {
      const inner: unknown = Reflect.get(target, key);
      if (typeof inner !== 'function') return inner;
      return preparingCalls(inner, path === '' ? String(key) : `${path}/${String(key)}`);
    },
    apply: (target, self, given: Arguments) =>
      Reflect.apply(
        target as (...args: Arguments) => unknown,
        self,
        withVersionSaid(path, withParamsEncoded(given)),
      ),
  });

/** The typed client of the back office. */
export const createAdminClient = (origin: string, fetch: typeof globalThis.fetch) =>
  preparingCalls(hc<AdminApi>(origin, { fetch }).api.admin);

export type AdminClient = ReturnType<typeof createAdminClient>;

/** The typed client of second factors, which a server alone has. */
export const createSecondFactorClient = (origin: string, fetch: typeof globalThis.fetch) =>
  preparingCalls(hc<SecondFactorApi>(origin, { fetch }).api['second-factor']);

export type SecondFactorClient = ReturnType<typeof createSecondFactorClient>;

/** The typed client: `client.articles[':id'].$get(...)`. It doesn't know where the API runs. */
export const createClient = (origin: string, fetch: typeof globalThis.fetch) =>
  preparingCalls(hc<Api>(origin, { fetch }).api);

export type Client = ReturnType<typeof createClient>;

/** The body of an answer; throws a `Problem` when the API refused. */
export async function answerOf<Body>(
  asked: Promise<ClientResponse<Body, number, 'json'>>,
): Promise<Body> {
  const answer = await asked;
  if (answer.ok) return (await answer.json()) as Body;
  throw await problemIn(answer);
}

/**
 * The file that an answer is, under the name it gives, as `receive` takes it in; throws a `Problem`
 * when the API refused.
 */
export async function receivedFileOf(
  asked: Promise<ClientResponse<unknown>>,
  receive: (answer: ClientResponse<unknown>) => Promise<Blob>,
): Promise<File> {
  const answer = await asked;
  if (!answer.ok) throw await problemIn(answer);
  const [, name] = /filename="([^"]*)"/.exec(answer.headers.get('content-disposition') ?? '') ?? [];
  return new File([await receive(answer)], name ?? 'file');
}

/** Waits for an answer that has no body; throws a `Problem` when the API refused. */
export async function doneOf(asked: Promise<ClientResponse<unknown>>): Promise<void> {
  const answer = await asked;
  if (!answer.ok) throw await problemIn(answer);
}

async function problemIn(answer: { json: () => Promise<unknown> }): Promise<Problem> {
  try {
    return new Problem((await answer.json()) as ProblemDetails);
  } catch {
    return unexpectedProblem();
  }
}
