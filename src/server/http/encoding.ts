import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** What bodies are sent in. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** About what streaming servers take: a page of 100 KB in a few milliseconds. */
const QUALITY = 5;

/** The smallest form that a caller takes, by its `Accept-Encoding`. */
export function encodingFor(accepted: string | null | undefined): Encoding {
  if (!accepted) return 'identity';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

/** Bytes in an encoding, made beside the program's own thread. */
export async function encode(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array> {
  if (encoding === 'identity') return bytes;
  return encoding === 'br'
    ? await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
    : await gzipped(bytes);
}
