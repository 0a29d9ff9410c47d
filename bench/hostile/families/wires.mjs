import { chunkOf, headOf, repeated } from '../send-raw.mjs';

/** @typedef {import('../send-raw.mjs').Hostile} Hostile */

/**
 * Bytes that aren't valid HTTP, or only just.
 * @type {Record<string, (host: string) => Iterable<string | Uint8Array>>}
 */
const wires = {
  letters: () => ['hello there\r\n\r\n'],
  'bytes of all kinds': () => [Buffer.from(Array.from({ length: 4096 }, (_, at) => at % 256))],
  'a beginning of TLS': () => [Buffer.from('16030100c8010000c40303', 'hex'), Buffer.alloc(200)],
  'HTTP/2': () => ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  'HTTP/0.9': () => ['GET /\r\n\r\n'],
  'HTTP/1.0 without a host': () => ['GET / HTTP/1.0\r\n\r\n'],
  'HTTP/9.9': (host) => [`GET / HTTP/9.9\r\nhost: ${host}\r\n\r\n`],
  'lines without returns': (host) => [`GET / HTTP/1.1\nhost: ${host}\n\n`],
  'a header over two lines': (host) => [headOf('GET /', [`host: ${host}`, 'x: a\r\n b'])],
  'a null in a header': (host) => [headOf('GET /', [`host: ${host}`, 'x: a\0b'])],
  'a header without a name': (host) => [headOf('GET /', [`host: ${host}`, ': x'])],
  'a header without an end': () => [`GET / HTTP/1.1\r\nx: ${'y'.repeat(20_000)}`],
  '100,000 headers': (host) => [
    `GET / HTTP/1.1\r\nhost: ${host}\r\n${'a: b\r\n'.repeat(100_000)}\r\n`,
  ],
  'two lengths': (host) => [
    headOf('POST /login', [`host: ${host}`, 'content-length: 5', 'content-length: 6']),
    'email',
  ],
  'a length and chunks': (host) => [
    headOf('POST /login', [`host: ${host}`, 'content-length: 5', 'transfer-encoding: chunked']),
    chunkOf('a'),
  ],
  'a negative length': (host) => [headOf('POST /login', [`host: ${host}`, 'content-length: -1'])],
  'an invalid length': (host) => [headOf('POST /login', [`host: ${host}`, 'content-length: 1e9'])],
  'an enormous length': (host) => [
    headOf('POST /login', [`host: ${host}`, `content-length: ${'9'.repeat(40)}`]),
  ],
  'an invalid transfer encoding': (host) => [
    headOf('POST /login', [`host: ${host}`, 'transfer-encoding: chunked, identity']),
  ],
  'an enormous chunk': (host) => [
    headOf('POST /api/session', [
      `host: ${host}`,
      'content-type: application/json',
      'transfer-encoding: chunked',
    ]),
    'ffffffffffffffffffff\r\n',
  ],
  'an invalid chunk': (host) => [
    headOf('POST /api/session', [
      `host: ${host}`,
      'content-type: application/json',
      'transfer-encoding: chunked',
    ]),
    'xyz\r\n',
  ],
  'a chunk with an extension of 30 KB': (host) => [
    headOf('POST /api/session', [
      `host: ${host}`,
      'content-type: application/json',
      'transfer-encoding: chunked',
    ]),
    `1;${'x'.repeat(30_000)}\r\na\r\n`,
  ],
  '10,000 chunks of a letter': (host) => [
    headOf('POST /api/session', [
      `host: ${host}`,
      'content-type: application/json',
      'transfer-encoding: chunked',
    ]),
    chunkOf('x').repeat(10_000),
    chunkOf(''),
  ],
  '20 requests at once': (host) => [headOf('GET /about-us', [`host: ${host}`]).repeat(20)],
  '5,000 requests at once': (host) => [
    headOf('GET /search?q=rain', [`host: ${host}`]).repeat(5000),
  ],
};

/**
 * Requests that are sent slowly, ten pieces a second, without end.
 * @type {Record<string, (host: string) => Iterable<string>>}
 */
const slow = {
  'an address': () => ['GET /', ...repeated('x', 400)],
  'empty lines': () => repeated('\r\n', 400),
  'headers, one after another': (host) => [
    `GET / HTTP/1.1\r\nhost: ${host}\r\n`,
    ...repeated('x: y\r\n', 400),
  ],
  nothing: () => [],
  'a body in chunks': (host) => [
    headOf('POST /api/session', [
      `host: ${host}`,
      'content-type: application/json',
      'transfer-encoding: chunked',
    ]),
    ...repeated(chunkOf(' '), 400),
  ],
  'a body with a length': (host) => [
    headOf('POST /api/messages', [
      `host: ${host}`,
      'content-type: application/json',
      'content-length: 9000',
    ]),
    ...repeated(' ', 400),
  ],
  'a form': (host) => [
    headOf('POST /contact-us', [
      `host: ${host}`,
      'content-type: application/x-www-form-urlencoded',
      'content-length: 9000',
    ]),
    ...repeated('a', 400),
  ],
  'an upload': (host) => [
    headOf('POST /api/admin/media', [`host: ${host}`, 'transfer-encoding: chunked']),
    ...repeated(chunkOf('a'), 400),
  ],
  'the body of a page': (host) => [
    headOf('GET /about-us', [`host: ${host}`, 'content-length: 9000']),
    ...repeated('a', 400),
  ],
  'a body for an unknown address': (host) => [
    headOf('POST /nothing-here', [`host: ${host}`, 'transfer-encoding: chunked']),
    ...repeated(chunkOf('a'), 400),
  ],
};

/**
 * Requests of which the server refuses the beginning: it closes the connection while the rest is on
 * its way, and the sender's machine may then drop the answer.
 */
const closedEarly = new Set(['100,000 headers', '5,000 requests at once']);

/** @returns {Hostile[]} */
export const hostileWires = () =>
  Object.entries(wires).map(([name, pieces]) => ({
    name: `on the wire, ${name}`,
    pieces,
    mayBeClosed: closedEarly.has(name),
  }));

/** @returns {Hostile[]} */
export const slowRequests = () =>
  Object.entries(slow).map(([name, pieces]) => ({
    name: `slowly, ${name}`,
    pieces,
    pause: 100,
    untilClosed: true,
  }));
