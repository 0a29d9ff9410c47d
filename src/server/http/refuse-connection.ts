import { type IncomingMessage, ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type HttpProblem, httpProblems } from './http-problem.ts';
import { staticErrorHtml } from './static-error-page.ts';

function refusal(code: HttpProblem) {
  const body = staticErrorHtml(code);
  const headers = {
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'x-content-type-options': 'nosniff',
    connection: 'close',
  };
  return { status: httpProblems[code].status, headers, body };
}

/** Sends an error page before routing, and closes the connection. */
export function refuseRequest(outgoing: ServerResponse<IncomingMessage>, code: HttpProblem): void {
  const { status, headers, body } = refusal(code);
  outgoing.writeHead(status, headers).end(body);
}

const problems: Record<string, HttpProblem> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'head-too-slow',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'too-large',
  HPE_HEADER_OVERFLOW: 'head-too-large',
};

/** The answer that Node is making on a connection, if any; there is only a private API for it. */
const answerOn = (socket: Duplex): unknown => Reflect.get(socket, '_httpMessage');

/** Sends an error page for what Node's parser rejects, and closes the connection; for `clientError`. */
export function refuseConnection(error: Error & { code?: string }, socket: Duplex): void {
  const answer = answerOn(socket);
  const isBegun = answer instanceof ServerResponse && answer.headersSent;
  if (!socket.writable || isBegun || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const { status, headers, body } = refusal(problems[error.code ?? ''] ?? 'not-acceptable');
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`;
  socket.end(head + body, () => socket.destroy());
}

/**
 * Closes a connection without traffic, for `timeout`: one without a request, or one whose caller reads no
 * answer. An answer still being made has its own time limit.
 */
export function closeStalled(socket: Duplex): void {
  const answer = answerOn(socket);
  const isBeingMade = answer instanceof ServerResponse && !answer.headersSent;
  if (!isBeingMade) socket.destroy();
}
