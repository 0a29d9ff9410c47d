import { Buffer } from 'node:buffer';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** A whole answer in one encoding, to be sent unchanged to every caller. */
export interface ReadyAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** The headers as `node:http` takes them at once, name after value; the last is the request's id. */
  headerList: string[];
  body: Buffer<ArrayBuffer>;
}

/** An answer whose parts are in the form in which sending them costs least. */
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

/** Entity tag without `W/`, which a network in front may have added. */
const bare = (tag: string): string => tag.trim().replace(/^W\//, '');

/** The answer, or that it has not changed since the caller got it, by its `If-None-Match`. */
export function unlessKnown(ready: ReadyAnswer, known: string | null | undefined): ReadyAnswer {
  const { etag } = ready.headers;
  // Only an answer with status 200 can become a 304.
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

/** Sends it without a detour. Returns the status that it had. */
export function sendAtOnce(
  ready: ReadyAnswer,
  id: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): number {
  const known = incoming.headers['if-none-match'];
  const { status, headerList, body } = known ? unlessKnown(ready, known) : ready;
  // A list for each answer would cost more than all else here; this one is read before `writeHead` returns.
  headerList[headerList.length - 1] = id;
  outgoing.writeHead(status, headerList);
  outgoing.end(incoming.method === 'HEAD' ? undefined : body);
  return status;
}
