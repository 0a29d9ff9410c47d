import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { times } from './http/limits.ts';

/** What answers the requests. */
export interface Answering {
  fetch: (request: Request, from: { peer: string }) => Promise<Response>;
  /** Answers at once what it can, and says whether it did. */
  answerQuickly: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;
}

export interface Listening {
  /** The port that was taken. */
  port: number;
  /** Takes no new connection, lets requests finish for a while, then ends what is left. */
  close: () => Promise<void>;
}

function closeGently(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), times.shutdown);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/**
 * Listens on a port. The promise rejects with Node's own error (`EADDRINUSE`, `EACCES`) where it
 * can't be had.
 */
export function listen(
  { fetch, answerQuickly }: Answering,
  { host, port }: { host: string; port: number },
): Promise<Listening> {
  const listener = getRequestListener((request, { incoming }) =>
    fetch(request, { peer: (incoming as HttpBindings['incoming']).socket.remoteAddress ?? '' }),
  );
  const server = createServer(
    { requestTimeout: times.request, headersTimeout: times.headers, keepAliveTimeout: 5000 },
    (incoming, outgoing) => {
      if (!answerQuickly(incoming, outgoing)) void listener(incoming, outgoing);
    },
  );
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const bound = server.address();
      resolve({
        port: typeof bound === 'object' && bound ? bound.port : port,
        close: () => closeGently(server),
      });
    });
  });
}
