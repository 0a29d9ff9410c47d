import type { ClientResponse } from 'hono/client';
import { hc } from 'hono/client';
import type { Api } from './api.ts';
import { Problem, type ProblemDetails, unexpectedProblem } from './problem.ts';

/** The typed client: `client.articles[':id'].$get(...)`. It doesn't know where the API runs. */
export const createClient = (origin: string, fetch: typeof globalThis.fetch) =>
  hc<Api>(origin, { fetch }).api;

export type Client = ReturnType<typeof createClient>;

/** The body of an answer; throws a `Problem` when the API refused. */
export async function answerOf<Body>(
  asked: Promise<ClientResponse<Body, number, 'json'>>,
): Promise<Body> {
  const answer = await asked;
  if (answer.ok) return (await answer.json()) as Body;
  throw await problemIn(answer);
}

async function problemIn(answer: { json: () => Promise<unknown> }): Promise<Problem> {
  try {
    return new Problem((await answer.json()) as ProblemDetails);
  } catch {
    return unexpectedProblem();
  }
}
