import { createHash } from 'node:crypto';
import { type Encoding, encode } from '../http/encoding.ts';
import { type ReadyAnswer, readyAnswer } from '../http/ready-answer.ts';

/** One page, the same for everybody, in each encoding that was asked for. */
export interface SharedPage {
  status: number;
  /** Milliseconds, of `performance.now()`. */
  madeAt: number;
  /** Approximate size in memory. */
  size: number;
  form: (encoding: Encoding) => Promise<ReadyAnswer>;
  /** The form, if it was made before. */
  readyForm: (encoding: Encoding) => ReadyAnswer | undefined;
}

/** The page and what its compressed forms take beside it. */
const SIZE_WITH_FORMS = 1.4;

/** Bytes that a kept page takes beside its text: key, headers and objects of three forms (measured). */
const SIZE_OF_ENTRY = 8192;

/** Makes a page of an answer that holds nothing about its caller. */
export async function createSharedPage(
  answer: Response,
  always: Readonly<Record<string, string>>,
): Promise<SharedPage> {
  const { status } = answer;
  if (answer.headers.has('set-cookie')) throw new Error('A page for everybody sets a cookie.');
  const html = new Uint8Array(await answer.arrayBuffer());
  const tag = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  const headers = { ...Object.fromEntries(answer.headers), ...always };
  const ready = new Map<Encoding, ReadyAnswer>();
  const making = new Map<Encoding, Promise<ReadyAnswer>>();

  async function make(encoding: Encoding): Promise<ReadyAnswer> {
    const body = new Uint8Array(await encode(html, encoding));
    const own = {
      etag: `"${tag}-${encoding}"`,
      vary: 'accept-encoding, cookie',
      'content-length': String(body.byteLength),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    };
    const form = readyAnswer(status, { ...headers, ...own }, body);
    ready.set(encoding, form);
    return form;
  }

  return {
    status,
    madeAt: performance.now(),
    size: SIZE_OF_ENTRY + html.byteLength * SIZE_WITH_FORMS,
    form: (encoding) => {
      const begun = making.get(encoding) ?? make(encoding);
      making.set(encoding, begun);
      return begun;
    },
    readyForm: (encoding) => ready.get(encoding),
  };
}
