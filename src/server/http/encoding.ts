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

/** Bytes below which compression saves no packet. */
const WORTH_IT = 1200;
const compressible =
  /^(?:text\/(?!event-stream)|application\/(?:json|problem\+json|xml|[\w.]+\+xml))/;

/** Compresses an answer where the caller accepts it and it saves bytes. */
export async function compressed(request: Request, answer: Response): Promise<Response> {
  const encoding = encodingFor(request.headers.get('accept-encoding'));
  const { headers } = answer;
  // A part of a file counts its bytes as they are.
  if (!answer.body || answer.status === 206 || headers.has('content-encoding')) return answer;
  if (!compressible.test(headers.get('content-type') ?? '')) return answer;
  headers.append('vary', 'accept-encoding');
  if (encoding === 'identity') return answer;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (bytes.length < WORTH_IT) return new Response(bytes, answer);
  const smaller = await encode(bytes, encoding);
  const sent = new Headers(headers);
  sent.set('content-encoding', encoding);
  sent.delete('content-length');
  return new Response(new Uint8Array(smaller), { status: answer.status, headers: sent });
}
