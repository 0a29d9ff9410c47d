/** Crowds of connections that occupy the server for as long as it lets them. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { inProject } from '../../scripts/project.mjs';
import { chunkOf, headOf } from './send-raw.mjs';

/** Connections opened between two pauses. */
const AT_ONCE = 100;
/** Connections per address. */
const OF_ADDRESS = 20;
/** Milliseconds until the server has handled a whole crowd. */
const SETTLING = 3000;
/** Milliseconds between two pieces of slow requests. */
const PAUSE = 1000;

/** In `/proc/net/tcp`: the end of crowds' addresses (127.2.x.y), and the state of an open connection. */
const FROM = '027F';
const OPEN = '01';

/**
 * Number of a crowd's connections that the server still holds open.
 * @param {number} port
 */
function openOf(port) {
  const own = port.toString(16).toUpperCase().padStart(4, '0');
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local = '', remote = '', state]) => {
      const isOurs = local.endsWith(`:${own}`) && remote.split(':')[0]?.endsWith(FROM);
      return isOurs && state === OPEN;
    }).length;
}

/**
 * @typedef {object} Crowd
 * @property {number} open how many connections were established
 * @property {Record<string, number>} answers number of answers by status; `none` for connections without
 * @property {(patience: number) => Promise<{ ended: number, seconds: number }>} untilEnded how many the
 *   server ended, and when the last of them
 * @property {() => void} leave
 */

/**
 * Opens connections that each send something at once and a piece every second.
 * @param {number} port
 * @param {number} count
 * @param {{ first: string | ((at: number) => string), piece?: string, reads?: boolean }} sent `reads`:
 * whether they read the answer
 * @returns {Promise<Crowd>}
 */
async function openCrowd(port, count, { first, piece, reads = true }) {
  const started = performance.now();
  /** @type {import('node:net').Socket[]} */
  const sockets = [];
  /** @type {Record<string, number>} */
  const answers = {};
  let ended = 0;
  let last = started;
  for (let at = 0; at < count; at += 1) {
    const number = Math.floor(at / OF_ADDRESS);
    const localAddress = `127.2.${Math.floor(number / 250)}.${(number % 250) + 1}`;
    const socket = connect({ host: '127.0.0.1', port, localAddress });
    sockets.push(socket);
    let hasAnswer = false;
    socket.on('error', () => {});
    if (reads) {
      socket.on('data', (data) => {
        if (hasAnswer) return;
        hasAnswer = true;
        const status = /^HTTP\/1\.1 (\d{3})/.exec(data.toString('latin1'))?.[1] ?? 'none';
        answers[status] = (answers[status] ?? 0) + 1;
      });
    } else socket.pause();
    socket.on('close', () => {
      if (socket.destroyed) ended += 1;
      last = performance.now();
      if (!hasAnswer) answers.none = (answers.none ?? 0) + 1;
    });
    const text = typeof first === 'string' ? first : first(at);
    socket.on('connect', () => socket.write(text));
    if (at % AT_ONCE === AT_ONCE - 1) await setTimeout(20);
  }
  const dripping = setInterval(() => {
    if (piece) for (const socket of sockets) if (socket.writable) socket.write(piece);
  }, PAUSE);
  await setTimeout(SETTLING);
  return {
    open: sockets.filter(({ destroyed }) => !destroyed).length,
    answers,
    untilEnded: async (patience) => {
      while (performance.now() - started < patience) {
        // A paused socket emits no `close` event, so open connections are counted in `/proc`.
        if (!reads) ended = count - openOf(port);
        if (!reads) last = performance.now();
        if (ended >= count) break;
        await setTimeout(100);
      }
      clearInterval(dripping);
      return { ended, seconds: (last - started) / 1000 };
    },
    leave: () => {
      clearInterval(dripping);
      for (const socket of sockets) socket.destroy();
    },
  };
}

const json = 'content-type: application/json';

/** @param {number} port @param {number} count */
export const slowHeads = (port, count) =>
  openCrowd(port, count, { first: 'GET / HTTP/1.1\r\n', piece: 'x: y\r\n' });

/**
 * Bodies of one character per second; half of them on requests that take no body.
 * @param {number} port
 * @param {number} count
 */
export async function drippingBodies(port, count) {
  const host = `host: localhost:${port}`;
  const changes = await openCrowd(port, Math.ceil(count / 2), {
    first: headOf('POST /api/session', [host, json, 'transfer-encoding: chunked']),
    piece: chunkOf(' '),
  });
  const readings = await openCrowd(port, Math.floor(count / 2), {
    first: headOf('GET /about-us', [host, 'content-length: 9000']),
    piece: ' ',
  });
  return { changes, readings };
}

/** @param {number} port @param {number} count */
export const eventStreams = (port, count) =>
  openCrowd(port, count, { first: headOf('GET /api/events', [`host: localhost:${port}`]) });

/**
 * Event streams that each follow a different page, which has to be rendered.
 * @param {number} port
 * @param {number} count
 */
export const streamsOfPages = (port, count) =>
  openCrowd(port, count, {
    first: (at) =>
      headOf(`GET /api/events?page=${encodeURIComponent(`/category/x${at}`)}`, [
        `host: localhost:${port}`,
      ]),
  });

/** Address of the largest public file. */
function largestAsset() {
  const folder = inProject('dist/public/assets');
  const size = (/** @type {string} */ name) => statSync(`${folder}/${name}`).size;
  const names = readdirSync(folder).toSorted((one, other) => size(other) - size(one));
  return `/assets/${names[0]}`;
}

/**
 * Callers who request more than the socket buffers hold and read none of it.
 * @param {number} port
 * @param {number} count
 */
export const stalledReaders = (port, count) =>
  openCrowd(port, count, {
    first: headOf(`GET ${largestAsset()}`, [`host: localhost:${port}`]).repeat(20),
    reads: false,
  });
