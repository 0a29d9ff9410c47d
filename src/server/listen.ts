import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { times } from './http/limits.ts';
import { closeStalled, refuseConnection, refuseRequest } from './http/refuse-connection.ts';
import { staticErrorPage } from './http/static-error-page.ts';

/** Most requests that may wait on one connection for the answers before them. */
const MOST_WAITING = 20;

type Answer = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/**
 * Serializes pipelined requests of a connection. Node emits all of them at once, and would hold each
 * finished answer until those before it are sent.
 */
export function inTurn(answer: Answer): Answer {
  const waiting = new WeakMap<Socket, number>();
  return (incoming, outgoing) => {
    // Node assigns the socket to an answer once those before it are sent.
    if (outgoing.socket) {
      answer(incoming, outgoing);
      return;
    }
    const { socket } = incoming;
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    if (count > MOST_WAITING) socket.destroy();
    outgoing.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      answer(incoming, outgoing);
    });
  };
}

const HOST = 'host';

/** True if a request has several `Host` headers; Node drops all but the first. */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let found = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === HOST.length && name.toLowerCase() === HOST) found += 1;
  }
  return found > 1;
}

/**
 * Returns path and query of a request. `undefined` if it names no host, or several, in `Host` headers or
 * in an absolute target: otherwise one could poison a cache under the other's name.
 */
function requestTarget({ url = '', headers, rawHeaders }: IncomingMessage) {
  if (headers.host === undefined || hasTwoHosts(rawHeaders)) return undefined;
  if (url.startsWith('/')) return url;
  const absolute = /^https?:\/\//i.test(url) ? URL.parse(url) : null;
  const own = URL.parse(`${absolute?.protocol}//${headers.host}`);
  if (!absolute || absolute.host !== own?.host) return undefined;
  return absolute.pathname + absolute.search;
}

/** Connection data of a request. */
export interface Sender {
  /** Remote address of the connection. */
  peer: string;
  /** Sends `100 Continue` to a caller that waits for it (`Expect: 100-continue`). */
  inviteBody?: () => void;
}

/** Request handlers of the site. */
export interface Answering {
  fetch: (request: Request, from: Sender) => Promise<Response>;
  /** Answers from memory if possible; returns whether it did. */
  answerQuickly: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;
  /** Reports an unexpected error. */
  reportUnexpected: (error: unknown) => void;
}

export interface Listening {
  /** The bound port. */
  port: number;
  /** Stops accepting connections, waits for running requests up to a limit, then closes all. */
  close: () => Promise<void>;
}

/** Interval at which idle connections are closed while stopping, in milliseconds. */
const SWEEP = 50;

function closeGently(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), times.shutdown);
    const sweeping = setInterval(() => server.closeIdleConnections(), SWEEP);
    server.close(() => {
      clearTimeout(timer);
      clearInterval(sweeping);
      resolve();
    });
  });
}

/** True if a GET or HEAD request has a body, which nothing would read. */
const hasUselessBody = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);

/** Listens on a port. Rejects with Node's error (`EADDRINUSE`, `EACCES`) if that fails. */
export function listen(
  { fetch, answerQuickly, reportUnexpected }: Answering,
  { host, port }: { host: string; port: number },
): Promise<Listening> {
  const waitingForInvitation = new WeakSet<IncomingMessage>();
  let isStopping = false;
  const listener = getRequestListener(
    (request, env) => {
      const { incoming, outgoing } = env as { incoming: IncomingMessage; outgoing: ServerResponse };
      return fetch(request, {
        peer: incoming.socket.remoteAddress ?? '',
        ...(waitingForInvitation.has(incoming)
          ? { inviteBody: () => outgoing.writeContinue() }
          : {}),
      });
    },
    {
      errorHandler: (error) => {
        // The target isn't a URL, as in `OPTIONS *`.
        if (error instanceof Error && error.name === 'RequestError')
          return staticErrorPage('not-acceptable');
        reportUnexpected(error);
        return staticErrorPage('unexpected');
      },
    },
  );

  function answer(incoming: IncomingMessage, outgoing: ServerResponse): void {
    if (isStopping || hasUselessBody(incoming)) outgoing.shouldKeepAlive = false;
    const target = requestTarget(incoming);
    if (target === undefined) {
      refuseRequest(outgoing, 'not-acceptable');
      return;
    }
    incoming.url = target;
    if (!answerQuickly(incoming, outgoing)) void listener(incoming, outgoing);
  }

  const handle = inTurn(answer);
  const server = createServer(
    {
      requestTimeout: times.request,
      headersTimeout: times.headers,
      connectionsCheckingInterval: times.checks,
      keepAliveTimeout: times.keepAlive,
      // Checked in `requestTarget`, so that the refusal has a page.
      requireHostHeader: false,
    },
    handle,
  );
  server.timeout = times.stalled;
  server.on('timeout', closeStalled);
  server.on('clientError', refuseConnection);
  server.on('checkContinue', (incoming, outgoing) => {
    waitingForInvitation.add(incoming);
    handle(incoming, outgoing);
  });
  server.on('checkExpectation', (_, outgoing) => refuseRequest(outgoing, 'not-expected'));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const bound = server.address();
      resolve({
        port: typeof bound === 'object' && bound ? bound.port : port,
        close: () => {
          isStopping = true;
          return closeGently(server);
        },
      });
    });
  });
}
