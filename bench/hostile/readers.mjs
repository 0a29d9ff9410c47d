/**
 * Readers in a separate process: each requests a page at intervals on a persistent connection and reads
 * it completely. Latency counts from when a page was due, which avoids coordinated omission.
 */
import { Agent, get } from 'node:http';
import process from 'node:process';
import { FOREIGN_HOST } from '../measures/loads.mjs';

/**
 * @typedef {object} Look
 * @property {number} at when the page was due, in milliseconds since 1970
 * @property {number} took milliseconds from then to its last byte
 * @property {number} status 0 for none
 */

/** One page in so many is made for its request: the address has a host whose pages are not kept. */
const MADE_EVERY = 25;
/** Milliseconds between two pages of a reader. */
const PAUSE = 200;
/** Longest wait for an answer, in milliseconds. */
const ANSWER_LIMIT = 60_000;
/** Milliseconds between two reports to the parent process. */
const REPORT = 250;

const now = () => performance.timeOrigin + performance.now();

/** @type {Look[]} */
let seen = [];

/** @param {number} port @param {string} path @param {Agent} agent @param {string} host @returns {Promise<number>} */
const look = (port, path, agent, host) =>
  new Promise((resolve) => {
    const headers = { host, 'accept-encoding': 'br' };
    const options = { host: '127.0.0.1', port, path, agent, headers, timeout: ANSWER_LIMIT };
    const asking = get(options, (incoming) => {
      incoming.resume();
      incoming.on('end', () => resolve(incoming.statusCode ?? 0));
      incoming.on('error', () => resolve(0));
    });
    asking.on('error', () => resolve(0));
    asking.on('timeout', () => asking.destroy());
  });

/** @param {number} port @param {readonly string[]} paths @param {number} first milliseconds */
async function read(port, paths, first) {
  // Each has its own address, since limits apply per address.
  const localAddress = `127.3.0.${1 + Math.round(first)}`;
  const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress });
  let due = now() + first;
  for (let turn = Math.round(first); ; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - now())));
    const host = turn % MADE_EVERY === 0 ? FOREIGN_HOST : `localhost:${port}`;
    const status = await look(port, paths[turn % paths.length] ?? '/', agent, host);
    seen.push({ at: due, took: now() - due, status });
    // After a late page, the next request follows at once.
    due = Math.max(due + PAUSE, now());
  }
}

process.once('message', (message) => {
  const { port, paths, readers } =
    /** @type {{ port: number, paths: string[], readers: number }} */ (message);
  for (let one = 0; one < readers; one += 1) void read(port, paths, (one * PAUSE) / readers);
  setInterval(() => {
    process.send?.(seen);
    seen = [];
  }, REPORT);
});
process.on('disconnect', () => process.exit());
