import type { ClientResponse } from 'hono/client';
import { hc } from 'hono/client';
import type { AdminApi } from './admin-api.ts';
import type { Api } from './api.ts';
import { Problem, type ProblemDetails, unexpectedProblem } from './problem.ts';

type Arguments = [asked?: { param?: Record<string, string> }, ...rest: unknown[]];

function withParamsEncoded(given: Arguments): Arguments {
  const [asked, ...rest] = given;
  if (!asked?.param) return given;
  const encoded = Object.entries(asked.param).map(([name, value]) => [
    name,
    encodeURIComponent(value.toWellFormed()),
  ]);
  return [{ ...asked, param: Object.fromEntries(encoded) }, ...rest];
}

/** Hono's client puts parameters into the path as they are: a `?` or `#` in one would cut it. */
const encodingParams = <Part extends object>(part: Part): Part =>
  new Proxy(part, {
    get: (target, key) => {
      const inner: unknown = Reflect.get(target, key);
      return typeof inner === 'function' ? encodingParams(inner) : inner;
    },
    apply: (target, self, given: Arguments) =>
      Reflect.apply(target as (...args: Arguments) => unknown, self, withParamsEncoded(given)),
  });

/** The typed client of the back office. */
export const createAdminClient = (origin: string, fetch: typeof globalThis.fetch) =>
  encodingParams(hc<AdminApi>(origin, { fetch }).api.admin);

export type AdminClient = ReturnType<typeof createAdminClient>;

/** The typed client: `client.articles[':id'].$get(...)`. It doesn't know where the API runs. */
export const createClient = (origin: string, fetch: typeof globalThis.fetch) =>
  encodingParams(hc<Api>(origin, { fetch }).api);

export type Client = ReturnType<typeof createClient>;

/** The body of an answer; throws a `Problem` when the API refused. */
export async function answerOf<Body>(
  asked: Promise<ClientResponse<Body, number, 'json'>>,
): Promise<Body> {
  const answer = await asked;
  if (answer.ok) return (await answer.json()) as Body;
  throw await problemIn(answer);
}

/** The file that an answer is, under the name it gives; throws a `Problem` when the API refused. */
export async function fileOf(asked: Promise<ClientResponse<unknown>>): Promise<File> {
  const answer = await asked;
  if (!answer.ok) throw await problemIn(answer);
  const [, name] = /filename="([^"]*)"/.exec(answer.headers.get('content-disposition') ?? '') ?? [];
  return new File([await answer.blob()], name ?? 'file');
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
