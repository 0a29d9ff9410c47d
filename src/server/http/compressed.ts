import { encode, encodingFor } from './encoding.ts';

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
