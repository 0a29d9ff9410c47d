import type { IncomingMessage, ServerResponse } from 'node:http';

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
  // Of a redirect or a failure nobody has a copy to go on with.
  if (
    ready.status !== 200 ||
    !known ||
    !etag ||
    !known.split(',').some((tag) => bare(tag) === bare(etag))
  )
    return ready;
  const {
    'content-length': _,
    'content-type': __,
    'content-encoding': ___,
    ...rest
  } = ready.headers;
  return { status: 304, headers: rest, body: new Uint8Array() };
}

/** Sends it without a detour. Returns the status that it had. */
export function sendAtOnce(
  ready: ReadyAnswer,
  id: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): number {
  const { status, headers, body } = unlessKnown(ready, incoming.headers['if-none-match']);
  outgoing.writeHead(status, { ...headers, 'x-request-id': id });
  outgoing.end(incoming.method === 'HEAD' ? undefined : body);
  return status;
}
