import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./fire-requests.mjs', import.meta.url));

/**
 * Formats a GET request.
 * @param {number} port of this machine, part of the host's name
 * @param {string} path
 * @param {Record<string, string>} [headers]
 */
export const getRequest = (port, path, headers = {}) =>
  [
    `GET ${path} HTTP/1.1`,
    ...Object.entries({ host: `localhost:${port}`, ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
    '\r\n',
  ].join('\r\n');

/** Starts the process that sends requests. */
export function startLoadGenerator() {
  const child = fork(program, [], { execArgv: [] });
  const ended = once(child, 'exit');
  return {
    /**
     * Sends requests for a time; one order at a time.
     * @param {import('./fire-requests.mjs').Order} order
     * @returns {Promise<import('./fire-requests.mjs').Fired>}
     */
    fire: async (order) => {
      child.send(order);
      const message = await Promise.race([
        once(child, 'message'),
        ended.then(([code]) => {
          throw new Error(`The load generator ended with ${code}.`);
        }),
      ]);
      return message[0];
    },
    close: () => child.disconnect(),
  };
}

/** @typedef {ReturnType<typeof startLoadGenerator>} LoadGenerator */
