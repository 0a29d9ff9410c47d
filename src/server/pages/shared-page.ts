import { createHash } from 'node:crypto';
import { countOfReads, noReads, type PageReads } from '#core/freshness/reads.ts';
import { type Encoding, encode } from '../http/encoding.ts';
import { type ReadyAnswer, readyAnswer } from '../http/ready-answer.ts';

/** One page, the same for everybody, in each encoding that was asked for. */
export interface SharedPage extends PageReads {
  status: number;
  /** False for what is no page, and for pages that say so themselves (`no-store`). */
  mayBeKept: boolean;
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

/** Bytes that one of the records and lists that it read takes. */
const SIZE_OF_READ = 120;

/**
 * Makes a page of an answer that holds nothing about its caller.
 * @param always headers of every page that may be kept
 */
export async function createSharedPage(
  answer: Response,
  always: Readonly<Record<string, string>>,
  { reads, version }: PageReads = noReads,
): Promise<SharedPage> {
  const { status } = answer;
  if (answer.headers.has('set-cookie')) throw new Error('A page for everybody sets a cookie.');
  const html = new Uint8Array(await answer.arrayBuffer());
  const tag = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  const mayBeKept = status === 200 && answer.headers.get('cache-control') !== 'no-store';
  const headers = { ...Object.fromEntries(answer.headers), ...(mayBeKept ? always : {}) };
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
    reads,
    version,
    status,
    mayBeKept,
    madeAt: performance.now(),
    size: SIZE_OF_ENTRY + html.byteLength * SIZE_WITH_FORMS + countOfReads(reads) * SIZE_OF_READ,
    form: (encoding) => {
      const begun = making.get(encoding) ?? make(encoding);
      making.set(encoding, begun);
      return begun;
    },
    readyForm: (encoding) => ready.get(encoding),
  };
}
