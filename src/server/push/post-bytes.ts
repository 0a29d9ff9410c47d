import { type ClientRequest, Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { publicLookup } from './public-lookup.ts';

/** Milliseconds to wait for a push service's answer. */
const LONGEST_ANSWER = 15_000;

/** Most bytes of an answer that are drained so that the connection can be reused. */
const MOST_OF_BODY = 65_536;

interface Posting {
  headers: Record<string, string>;
  body: Uint8Array;
  /** True if the host may be in a private network. */
  mayBeInner: boolean;
}

export interface PostAnswer {
  status: number;
  retryAfter: string | undefined;
}

/** Posts bytes over persistent connections. Follows no redirects. */
export function createPost(connections: number) {
  const sockets = { keepAlive: true, maxSockets: connections };
  const agents = { 'http:': new HttpAgent(sockets), 'https:': new HttpsAgent(sockets) };

  function begin(url: URL, { headers, mayBeInner }: Posting): ClientRequest {
    const options = {
      method: 'POST',
      headers,
      signal: AbortSignal.timeout(LONGEST_ANSWER),
      ...(mayBeInner ? {} : { lookup: publicLookup }),
    };
    return url.protocol === 'http:'
      ? httpRequest(url, { ...options, agent: agents['http:'] })
      : httpsRequest(url, { ...options, agent: agents['https:'] });
  }

  return {
    /** Sends a request; rejects without an answer. */
    post: (url: URL, posting: Posting): Promise<PostAnswer> =>
      new Promise((resolve, reject) => {
        const asked = begin(url, posting);
        asked.on('error', reject);
        asked.on('response', (answer) => {
          let read = 0;
          answer.on('data', (piece: Uint8Array) => {
            read += piece.byteLength;
            if (read > MOST_OF_BODY) answer.destroy();
          });
          answer.on('error', () => undefined);
          answer.on('close', () =>
            resolve({
              status: answer.statusCode ?? 0,
              retryAfter: answer.headers['retry-after'],
            }),
          );
        });
        asked.end(posting.body);
      }),
    close: (): void => {
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
}
