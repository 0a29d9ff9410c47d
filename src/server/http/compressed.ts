import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Below this many bytes compression saves no packet. */
const WORTH_IT = 1200;
const compressible =
  /^(?:text\/(?!event-stream)|application\/(?:json|problem\+json|xml|[\w.]+\+xml))/;

/** About what streaming servers take: a page of 100 KB in a few milliseconds. */
const QUALITY = 5;

/** The answer in the smallest form that the caller takes; as it is where that saves nothing. */
export async function compressed(request: Request, answer: Response): Promise<Response> {
  const accepted = request.headers.get('accept-encoding') ?? '';
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  const { headers } = answer;
  if (!answer.body || headers.has('content-encoding')) return answer;
  if (!compressible.test(headers.get('content-type') ?? '')) return answer;
  headers.append('vary', 'accept-encoding');
  if (!encoding) return answer;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (bytes.length < WORTH_IT) return new Response(bytes, answer);
  const smaller =
    encoding === 'br'
      ? await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
      : await gzipped(bytes);
  const sent = new Headers(headers);
  sent.set('content-encoding', encoding);
  sent.delete('content-length');
  return new Response(new Uint8Array(smaller), { status: answer.status, headers: sent });
}
