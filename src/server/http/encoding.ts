import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Content encodings of bodies. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** About what streaming servers take: a page of 100 KB in a few milliseconds. */
const QUALITY = 5;

/** Encodings with a weight of zero are refused by the caller (RFC 9110, section 12.5.3). */
const withoutRefused = (accepted: string): string =>
  accepted
    .split(',')
    .filter((one) => !/;\s*q=0(?:\.0*)?\s*$/i.test(one))
    .join(',');

/** The smallest form that a caller takes, by its `Accept-Encoding`. */
export function encodingFor(accepted: string | null | undefined): Encoding {
  if (!accepted) return 'identity';
  const taken = accepted.includes(';') ? withoutRefused(accepted) : accepted;
  if (/\bbr\b/.test(taken)) return 'br';
  return /\bgzip\b/.test(taken) ? 'gzip' : 'identity';
}

/** Bytes in an encoding, made beside the program's own thread. */
export async function encode(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array> {
  if (encoding === 'identity') return bytes;
  return encoding === 'br'
    ? await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
    : await gzipped(bytes);
}
