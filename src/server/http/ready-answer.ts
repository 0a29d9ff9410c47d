import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '../log.ts';

/** An answer in one encoding, whole, to be sent as it is to whoever asks for it. */
export interface ReadyAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array<ArrayBuffer>;
}

/** Whether two tags name the same bytes; a network in front may have weakened one. */
const bare = (tag: string): string => tag.trim().replace(/^W\//, '');

/** The answer, or that it has not changed since the caller got it, by its `If-None-Match`. */
export function unlessKnown(ready: ReadyAnswer, known: string | null | undefined): ReadyAnswer {
  const { etag } = ready.headers;
  if (!known || !etag || !known.split(',').some((tag) => bare(tag) === bare(etag))) return ready;
  const {
    'content-length': _,
    'content-type': __,
    'content-encoding': ___,
    ...rest
  } = ready.headers;
  return { status: 304, headers: rest, body: new Uint8Array() };
}

/** Sends it without a detour, and logs the request. */
export function sendAtOnce(
  ready: ReadyAnswer,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  log: Log,
): void {
  const { method, url } = incoming;
  const { status, headers, body } = unlessKnown(ready, incoming.headers['if-none-match']);
  const id = randomUUID();
  outgoing.writeHead(status, { ...headers, 'x-request-id': id });
  outgoing.end(method === 'HEAD' ? undefined : body);
  // It took part of a millisecond: nothing was waited for.
  log.info('request', { request: id, method, path: url?.split('?', 1)[0], status, ms: 0 });
}
