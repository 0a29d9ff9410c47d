/**
 * Load generator, in a separate process started by load-generator.mjs: persistent connections, each
 * sending its next request after the previous answer.
 */
import { connect } from 'node:net';
import process from 'node:process';
import { createAnswerReader } from './answer-reader.mjs';

/** Longest wait for outstanding answers, in milliseconds. */
const ANSWER_LIMIT = 10_000;

/**
 * @typedef {object} Order
 * @property {number} port
 * @property {string[]} requests complete with heads; connections take them in turn
 * @property {number} connections
 * @property {number} milliseconds
 *
 * @typedef {object} Fired
 * @property {number} answers complete answers below status 400
 * @property {number} errors other answers, broken connections, missing answers
 * @property {number} bytes of bodies
 * @property {number} seconds from the first request to the last answer
 * @property {number} processor share of a core used by this process, 0 to 1
 * @property {number[]} latencies p50, p95, p99, most; in milliseconds
 */

/** Shared read buffer: data is consumed before the next connection reads. */
const arriving = Buffer.alloc(256 * 1024);

/** @param {number[]} latencies */
function quantiles(latencies) {
  const sorted = Float64Array.from(latencies).sort();
  return [0.5, 0.95, 0.99, 1].map((share) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0);
}

/** @param {Order} order @returns {Promise<Fired>} */
async function fire({ port, requests, connections, milliseconds }) {
  const bytesOf = requests.map((request) => Buffer.from(request, 'latin1'));
  /** @type {number[]} */
  const latencies = [];
  let [next, answers, errors, bytes, waiting] = [0, 0, 0, 0, 0];
  let end = Number.POSITIVE_INFINITY;
  let last = 0;
  let allAnswered = () => {};
  /** @type {Set<import('node:net').Socket>} */
  const open = new Set();

  const settle = () => {
    waiting -= 1;
    if (waiting === 0 && performance.now() >= end) allAnswered();
  };

  /** @param {number} status @param {number} size @param {number} sent @param {number} now */
  const count = (status, size, sent, now) => {
    if (status === 0 || status >= 400) errors += 1;
    else {
      // Late answers count with their duration; otherwise slow servers would seem slower than they are.
      answers += 1;
      last = now;
      bytes += size;
      latencies.push(now - sent);
    }
    settle();
  };

  /** @returns {Promise<() => void>} what sends its first request */
  const openConnection = () =>
    new Promise((resolve) => {
      let sent = 0;
      let isWaiting = false;
      const send = () => {
        const request = bytesOf[next % bytesOf.length];
        next += 1;
        if (!request) return;
        waiting += 1;
        isWaiting = true;
        sent = performance.now();
        socket.write(request);
      };
      const take = createAnswerReader((status, size) => {
        const now = performance.now();
        isWaiting = false;
        count(status, size, sent, now);
        if (status === 0) socket.destroy();
        else if (now < end) send();
      });
      const socket = connect({
        port,
        host: '127.0.0.1',
        noDelay: true,
        onread: {
          buffer: arriving,
          callback: (size) => {
            take(arriving.subarray(0, size));
            return true;
          },
        },
      });
      open.add(socket);
      socket.on('error', () => {});
      socket.on('connect', () => resolve(send));
      socket.on('close', () => {
        open.delete(socket);
        resolve(() => {});
        if (performance.now() >= end && !isWaiting) return;
        errors += 1;
        if (isWaiting) settle();
        // Reconnects after the server closed the connection, like a browser.
        if (performance.now() < end) setTimeout(() => void openConnection().then((go) => go()), 5);
      });
    });

  const starts = await Promise.all(Array.from({ length: connections }, openConnection));
  const started = performance.now();
  const usage = process.cpuUsage();
  end = started + milliseconds;
  for (const start of starts) start();
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  if (waiting > 0) {
    await new Promise((resolve) => {
      allAnswered = () => resolve(undefined);
      setTimeout(allAnswered, ANSWER_LIMIT).unref();
    });
  }
  errors += waiting;
  const unfinished = waiting;
  waiting = Number.POSITIVE_INFINITY;
  for (const socket of open) socket.removeAllListeners('close').destroy();
  if (unfinished > 0) console.error(`  ${unfinished} answers never came.`);
  const { user, system } = process.cpuUsage(usage);
  const processor = (user + system) / 1000 / (performance.now() - started);
  const seconds = Math.max(milliseconds, last - started) / 1000;
  return { answers, errors, bytes, seconds, processor, latencies: quantiles(latencies) };
}

process.on('message', (order) => {
  void fire(/** @type {Order} */ (order)).then((fired) => process.send?.(fired));
});
process.on('disconnect', () => process.exit());
