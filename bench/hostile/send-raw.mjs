import { connect } from 'node:net';

/**
 * @typedef {object} RawAnswer
 * @property {number} status 0 if the connection was closed without an answer
 * @property {string} head
 * @property {string} body as received, at most its first 64 KB
 * @property {boolean} isClosed whether the server closed the connection
 * @property {number} milliseconds from the first byte sent to the end of the answer
 *
 * @typedef {object} Hostile
 * @property {string} name
 * @property {(host: string) => Iterable<string | Uint8Array>} pieces what is sent to that host
 * @property {number} [pause] milliseconds between two pieces
 * @property {boolean} [untilClosed] sends until its connection is closed
 * @property {boolean} [mayBeClosed] the connection may be closed before an answer arrives
 *
 * @typedef {object} RawOptions
 * @property {string} [from] a loopback address to send from
 * @property {number} [patience] milliseconds until the sender gives up
 * @property {number} [pause] milliseconds between two pieces
 * @property {boolean} [untilClosed] sends until the server closes the connection
 */

const MOST_KEPT = 65_536;
const LENGTH = /\r\ncontent-length: *(\d+)/i;

/**
 * True if an answer is complete.
 * @param {string} text
 */
function isWhole(text) {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const head = text.slice(0, end);
  if (/^HTTP\/1\.1 100/.test(head)) return isWhole(text.slice(end + 4));
  if (/^HTTP\/1\.1 (?:204|304)/.test(head)) return true;
  const length = LENGTH.exec(head)?.[1];
  if (length !== undefined) return text.length >= Math.min(end + 4 + Number(length), MOST_KEPT);
  return text.endsWith('\r\n0\r\n\r\n') || text.endsWith('\r\n\r\n0\r\n\r\n');
}

/**
 * Sends raw bytes to a server on this machine, piece by piece until it answers, and reads the answer.
 * @param {number} port
 * @param {Iterable<string | Uint8Array>} pieces
 * @param {RawOptions} [options]
 * @returns {Promise<RawAnswer>}
 */
export function sendRaw(port, pieces, options = {}) {
  const { from, patience = 30_000, pause = 0, untilClosed = false } = options;
  return new Promise((resolve) => {
    const started = performance.now();
    const socket = connect({ port, host: '127.0.0.1', ...(from ? { localAddress: from } : {}) });
    let text = '';
    let isOver = false;
    /** @param {boolean} isClosed */
    const finish = (isClosed) => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      socket.destroy();
      const whole = text.replace(/^HTTP\/1\.1 100[\s\S]*?\r\n\r\n/, '');
      const end = whole.indexOf('\r\n\r\n');
      resolve({
        status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(whole)?.[1] ?? 0),
        head: end < 0 ? whole : whole.slice(0, end),
        body: end < 0 ? '' : whole.slice(end + 4),
        isClosed,
        milliseconds: performance.now() - started,
      });
    };
    const timer = setTimeout(() => finish(false), patience);
    socket.on('error', () => finish(true));
    socket.on('close', () => finish(true));
    socket.on('end', () => finish(true));
    socket.on('data', (data) => {
      if (text.length < MOST_KEPT) text = (text + data.toString('latin1')).slice(0, MOST_KEPT);
      if (!untilClosed && isWhole(text)) finish(false);
    });
    const iterator = pieces[Symbol.iterator]();
    const next = () => {
      if (isOver || (text !== '' && !text.startsWith('HTTP/1.1 100') && !untilClosed)) return;
      const { done, value } = iterator.next();
      if (done) return;
      const goOn = () => (pause > 0 ? setTimeout(next, pause) : setImmediate(next));
      if (socket.write(value)) goOn();
      else socket.once('drain', goOn);
    };
    socket.on('connect', next);
  });
}

/**
 * The head of a request.
 * @param {string} line method and target
 * @param {readonly string[]} [headers]
 */
export const headOf = (line, headers = []) =>
  `${[`${line} HTTP/1.1`, ...headers].join('\r\n')}\r\n\r\n`;

/**
 * A chunk of a chunked body.
 * @param {string} text
 */
export const chunkOf = (text) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;

/**
 * Yields the same piece `most` times, by default without end.
 * @param {string} piece
 * @param {number} [most]
 */
export function* repeated(piece, most = Number.POSITIVE_INFINITY) {
  for (let count = 0; count < most; count += 1) yield piece;
}
