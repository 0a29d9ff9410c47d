import type { AdminCalls } from './admin-api.ts';
import type { ReaderCalls } from './api.ts';
import { Problem, type ProblemDetails, unexpectedProblem } from './problem.ts';
import type { SecondFactorCalls } from './second-factor-api.ts';
import { versionTag } from './version-tag.ts';

type Fetch = typeof globalThis.fetch;

/** Input of a call, which may be left out where no field of it must be given. */
type Sent<Call> = Call extends { input: infer Input }
  ? Record<never, never> extends Input
    ? [input?: Input]
    : [input: Input]
  : never;

type Answer<Call> = Call extends { answer: infer Value } ? Value : never;

interface SendOptions extends Pick<RequestInit, 'body' | 'signal' | 'headers'> {
  /** Replaces the client's `fetch`. */
  fetch?: Fetch;
}

/** A typed client of some of the API's calls. It works wherever its `fetch` leads. */
export interface ClientOf<Calls> {
  /**
   * The value of an answer: `ask('PUT /users/:id/role', { id, role })`. A `version` in the input is the one
   * that the change is based on, `'any'` for whatever is stored. Throws a `Problem` when the API refuses.
   */
  ask<Route extends keyof Calls & string>(
    route: Route,
    ...sent: Sent<Calls[Route]>
  ): Promise<Answer<Calls[Route]>>;
  /** The answer itself, for files. Throws a `Problem` when the API refuses. */
  send(route: keyof Calls & string, input?: object, options?: SendOptions): Promise<Response>;
  /** The address of a call. */
  addressOf(route: keyof Calls & string, input?: object): string;
}

/** The readers' API. */
export type Client = ClientOf<ReaderCalls>;
/** The back office's API. */
export type AdminClient = ClientOf<AdminCalls>;
/** The API of second factors, which a server alone has. */
export type SecondFactorClient = ClientOf<SecondFactorCalls>;

type Fields = Record<string, unknown>;

/** Fills the fields that a path names, and takes them out of the fields. */
function fillPath(path: string, fields: Fields): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(fields[name]);
    delete fields[name];
    return encodeURIComponent(value.toWellFormed());
  });
}

function queryOf(fields: Fields): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) for (const one of [value].flat()) query.append(name, String(one));
  }
  return query.size > 0 ? `?${query}` : '';
}

/** The parts of a request: the version goes into `If-Match`, the fields into the query or the body. */
function requestOf(origin: string, route: string, input: object, isFile: boolean) {
  const [method = '', path = ''] = route.split(' ');
  const { version, ...fields }: Fields = { ...input };
  const filled = `${origin}/api${fillPath(path, fields)}`;
  const headers = new Headers();
  if ('version' in input)
    headers.set('if-match', version === 'any' ? '*' : versionTag(version as number | undefined));
  if (method === 'GET' || isFile) return { method, url: filled + queryOf(fields), headers };
  if (Object.keys(fields).length === 0) return { method, url: filled, headers };
  headers.set('content-type', 'application/json');
  return { method, url: filled, headers, body: JSON.stringify(fields) };
}

async function problemIn(answer: Response): Promise<Problem> {
  try {
    return new Problem((await answer.json()) as ProblemDetails);
  } catch {
    return unexpectedProblem();
  }
}

/** A client of the API at that origin; the type says which part of it. */
export function createClient<Calls = ReaderCalls>(
  origin: string,
  usualFetch: Fetch,
): ClientOf<Calls> {
  async function send(
    route: string,
    input: object = {},
    { fetch = usualFetch, headers, ...init }: SendOptions = {},
  ): Promise<Response> {
    const isFile = init.body !== undefined;
    const { url, headers: own, ...request } = requestOf(origin, route, input, isFile);
    for (const [name, value] of new Headers(headers)) own.set(name, value);
    const answer = await fetch(url, { ...request, headers: own, ...init });
    if (!answer.ok) throw await problemIn(answer);
    return answer;
  }
  return {
    ask: async (route, ...[input]) => {
      const answer = await send(route, Object(input));
      const text = await answer.text();
      return text === '' ? undefined : JSON.parse(text);
    },
    send,
    addressOf: (route, input = {}) => requestOf(origin, route, input, true).url,
  };
}

/** The file that an answer is, under the name it gives, as `receive` takes it in. */
export async function receivedFileOf(
  answer: Response,
  receive: (answer: Response) => Promise<Blob>,
): Promise<File> {
  const [, name] = /filename="([^"]*)"/.exec(answer.headers.get('content-disposition') ?? '') ?? [];
  return new File([await receive(answer)], name ?? 'file');
}
