import { Buffer } from 'node:buffer';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** A complete answer in one encoding, the same for every caller. */
export interface ReadyAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Headers as `node:http` takes them, name after value; the last value is the request's id. */
  headerList: string[];
  body: Buffer<ArrayBuffer>;
}

/** Makes an answer in the form that is cheapest to send. */
export const readyAnswer = (
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Uint8Array<ArrayBuffer>,
): ReadyAnswer => ({
  status,
  headers,
  headerList: [...Object.entries(headers).flat(), 'x-request-id', ''],
  body: Buffer.from(body.buffer, body.byteOffset, body.byteLength),
});

const noBody = new Uint8Array();

/** Removes `W/` from an entity tag; CDNs may have added it. */
const bare = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Returns the answer, or a 304 if the caller's `If-None-Match` matches. */
export function unlessKnown(ready: ReadyAnswer, known: string | null | undefined): ReadyAnswer {
  const { etag } = ready.headers;
  // 304 is only valid for 200 responses.
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
  return readyAnswer(304, rest, noBody);
}

/** Sends the answer directly through Node's response. Returns its status. */
export function sendAtOnce(
  ready: ReadyAnswer,
  id: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): number {
  const known = incoming.headers['if-none-match'];
  const { status, headerList, body } = known ? unlessKnown(ready, known) : ready;
  // Reuses the array, since a new one would cost more than the rest; `writeHead` reads it synchronously.
  headerList[headerList.length - 1] = id;
  outgoing.writeHead(status, headerList);
  outgoing.end(incoming.method === 'HEAD' ? undefined : body);
  return status;
}
