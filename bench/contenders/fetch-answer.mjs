import { request } from 'node:http';

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {string[]} headers names and values alternately, as received
 * @property {Buffer} body as received, possibly compressed
 */

/**
 * Sends one request to a server on this machine and returns the raw answer.
 * @param {number} port
 * @param {string} path
 * @param {Record<string, string>} [headers]
 * @returns {Promise<Answer>}
 */
export function fetchAnswer(port, path, headers = {}) {
  return new Promise((resolve, reject) => {
    const asking = request(
      {
        host: '127.0.0.1',
        port,
        path,
        agent: false,
        headers: { host: `localhost:${port}`, ...headers },
      },
      (incoming) => {
        /** @type {Buffer[]} */
        const chunks = [];
        incoming.on('data', (chunk) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const body = Buffer.concat(chunks);
          resolve({ status: incoming.statusCode ?? 0, headers: incoming.rawHeaders, body });
        });
      },
    );
    asking.on('error', reject);
    asking.end();
  });
}
