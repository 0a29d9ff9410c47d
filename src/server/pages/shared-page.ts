import { createHash } from 'node:crypto';
import { countOfReads, noReads, type PageReads } from '#core/freshness/reads.ts';
import { type Encoding, encode } from '../http/encoding.ts';
import { type ReadyAnswer, readyAnswer } from '../http/ready-answer.ts';
import { SHOWN_VERSION, shownVersion } from '../live/change-stream.ts';

/** A page that is the same for everybody, in each requested encoding. */
export interface SharedPage extends PageReads {
  status: number;
  /** False for error pages and answers with `no-store`. */
  mayBeKept: boolean;
  /** True if it is sent although it is out of date, since it could not be made anew. */
  isStale?: boolean;
  /** Time of rendering, as `performance.now()`. */
  madeAt: number;
  /** Approximate size in memory. */
  size: number;
  form: (encoding: Encoding) => Promise<ReadyAnswer>;
  /** The encoded page if it was made before. */
  readyForm: (encoding: Encoding) => ReadyAnswer | undefined;
}

/** Factor for the page with its compressed forms. */
const SIZE_WITH_FORMS = 1.4;

/** Overhead of a cached page in bytes: key, headers and objects of three encodings (measured). */
const SIZE_OF_ENTRY = 8192;

/** Bytes per record or list that the page read. */
const SIZE_OF_READ = 120;

/**
 * Makes a shared page from an answer that contains nothing about its caller.
 * @param always headers of every page that may be cached
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
  const headers = {
    ...Object.fromEntries(answer.headers),
    ...(mayBeKept ? always : {}),
    ...(answer.headers.has(SHOWN_VERSION) ? { [SHOWN_VERSION]: shownVersion(version) } : {}),
  };
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
