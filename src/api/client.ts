import * as words from '#core/words/request-words.ts';
import type { AdminCalls } from './admin-api.ts';
import { noConnection, Problem, type ProblemDetails, unexpectedProblem } from './problem.ts';
import type { ReaderCalls } from './reader-endpoints.ts';
import type { SecondFactorCalls } from './second-factor-endpoints.ts';
import { versionTag } from './version-tag.ts';

type Fetch = typeof globalThis.fetch;

/** Input of a call; optional if all its fields are. */
type Sent<Call> = Call extends { input: infer Input }
  ? Record<never, never> extends Input
    ? [input?: Input]
    : [input: Input]
  : never;

type Answer<Call> = Call extends { answer: infer Value } ? Value : never;

interface SendOptions extends Pick<RequestInit, 'body' | 'signal' | 'headers' | 'priority'> {
  /** Replaces the client's `fetch`. */
  fetch?: Fetch;
}

/** A typed client of a part of the API: over the network, or in the process that has the use cases. */
export interface ClientOf<Calls> {
  /**
   * Makes a call and returns the parsed response: `ask('PUT /users/:id/role', { id, role })`. `version` in the
   * input is the version that the change is based on, or `'any'` to skip the check. Throws a `Problem` if the
   * API refuses.
   */
  ask<Route extends keyof Calls & string>(
    route: Route,
    ...sent: Sent<Calls[Route]>
  ): Promise<Answer<Calls[Route]>>;
}

/** A client that makes requests. */
export interface RequestingClientOf<Calls> extends ClientOf<Calls> {
  /**
   * `ask` for what nobody waits for, with low priority: after the session has ended it is refused, and opens
   * no question over what is being written.
   */
  askInBackground: ClientOf<Calls>['ask'];
  /** Makes a call and returns the raw response, for files. Throws a `Problem` if the API refuses. */
  send(route: keyof Calls & string, input?: object, options?: SendOptions): Promise<Response>;
  /** Returns the URL of a `GET` call. */
  addressOf(route: keyof Calls & string, input?: object): string;
}

/** Client of the readers' API. */
export type Client = ClientOf<ReaderCalls>;
/** Client of the back office's API. */
export type AdminClient = RequestingClientOf<AdminCalls>;
/** Client of the API of second factors; server edition only. */
export type SecondFactorClient = ClientOf<SecondFactorCalls>;

type Fields = Record<string, unknown>;

const nowhere = (): Problem =>
  new Problem({
    type: 'urn:daybreak:problem:not-found',
    title: words.notFound,
    status: 404,
    detail: words.nothingAtThisAddress,
    kind: 'not-found',
    code: 'not-found',
  });

/**
 * Returns the path of a call with `put` for each parameter, and removes these from `fields`. Throws a `Problem`
 * (`not-found`) for those that no path can have: none, and `.` and `..`, which addresses resolve, so that another call
 * would be made.
 */
export function fillPath(
  path: string,
  fields: Fields,
  put: (value: string, name: string) => string = encodeURIComponent,
): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(fields[name]).toWellFormed();
    if (value === '' || value === '.' || value === '..') throw nowhere();
    delete fields[name];
    return put(value, name);
  });
}

function queryOf(fields: Fields): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) for (const one of [value].flat()) query.append(name, String(one));
  }
  return query.size > 0 ? `?${query}` : '';
}

/** Builds a request: the version becomes `If-Match`; other fields become the query or the body. */
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

/** Statuses that a proxy answers with, in its own words, while no process of the site does. */
const fromProxies = [502, 503, 504];

async function problemIn(answer: Response): Promise<Problem> {
  try {
    return new Problem((await answer.json()) as ProblemDetails);
  } catch {
    return fromProxies.includes(answer.status) ? noConnection() : unexpectedProblem();
  }
}

/** Creates a client of the part of the API that `Calls` describes. `origin` must not end with a slash. */
export function createClient<Calls = ReaderCalls>(
  origin: string,
  usualFetch: Fetch,
): RequestingClientOf<Calls> {
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
  const asking =
    (options?: SendOptions): ClientOf<Calls>['ask'] =>
    async (route, ...[input]) => {
      const answer = await send(route, Object(input), options);
      const text = await answer.text();
      return text === '' ? undefined : JSON.parse(text);
    };
  return {
    ask: asking(),
    askInBackground: asking({ priority: 'low' }),
    send,
    addressOf: (route, input = {}) => requestOf(origin, route, input, true).url,
  };
}

/** Reads a response by `receive`, and returns it as a file with the name in `Content-Disposition`. */
export async function receivedFileOf(
  answer: Response,
  receive: (answer: Response) => Promise<Blob>,
): Promise<File> {
  const [, name] = /filename="([^"]*)"/.exec(answer.headers.get('content-disposition') ?? '') ?? [];
  return new File([await receive(answer)], name ?? 'file');
}
