import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Content encodings of bodies. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Brotli quality usual for dynamic content: 100 KB take a few milliseconds. */
const QUALITY = 5;

/** Removes encodings with a weight of zero, which the caller refuses (RFC 9110, section 12.5.3). */
const withoutRefused = (accepted: string): string =>
  accepted
    .split(',')
    .filter((one) => !/;\s*q=0(?:\.0*)?\s*$/i.test(one))
    .join(',');

/** Returns the smallest encoding that a caller accepts, by its `Accept-Encoding`. */
export function encodingFor(accepted: string | null | undefined): Encoding {
  if (!accepted) return 'identity';
  const taken = accepted.includes(';') ? withoutRefused(accepted) : accepted;
  if (/\bbr\b/.test(taken)) return 'br';
  return /\bgzip\b/.test(taken) ? 'gzip' : 'identity';
}

/** Compresses bytes in Node's thread pool. */
export async function encode(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array> {
  if (encoding === 'identity') return bytes;
  return encoding === 'br'
    ? await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
    : await gzipped(bytes);
}
