/**
 * The upper bound, in a separate process: `node:http` that sends another server's answers from memory,
 * byte for byte. With a number of processes, starts that many, which share the port.
 */
import cluster from 'node:cluster';
import { createServer } from 'node:http';
import process from 'node:process';
import { fetchAnswer } from './fetch-answer.mjs';

/** Headers that each connection sets itself. */
const perConnection = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
]);

/**
 * @typedef {object} Asked
 * @property {string} path
 * @property {string} encoding as in `accept-encoding`
 */

/** @type {Map<string, { status: number, headers: string[], body: Buffer }>} */
const kept = new Map();

/** @param {number} port of the server whose answers these are @param {Asked[]} wanted */
async function keep(port, wanted) {
  for (const { path, encoding } of wanted) {
    const { status, headers, body } = await fetchAnswer(port, path, {
      'accept-encoding': encoding,
    });
    const sent = headers.flatMap((value, at) => {
      const name = headers[at - (at % 2)]?.toLowerCase() ?? '';
      return perConnection.has(name) ? [] : [value];
    });
    sent.push('content-length', String(body.length));
    kept.set(`${encoding} ${path}`, { status, headers: sent, body });
  }
}

function serve() {
  const server = createServer((incoming, outgoing) => {
    const answer = kept.get(`${incoming.headers['accept-encoding']} ${incoming.url}`);
    if (answer) outgoing.writeHead(answer.status, answer.headers).end(answer.body);
    else outgoing.writeHead(404).end();
  });
  process.on('message', (message) => {
    const { from, wanted } = /** @type {{ from: number, wanted: Asked[] }} */ (message);
    void keep(from, wanted).then(() => process.send?.('kept'));
  });
  server.listen(Number(process.argv[2]), '127.0.0.1', () => process.send?.('listening'));
}

/**
 * Starts the processes, and passes on a message once all have sent it.
 * @param {number} count
 */
function startSeveral(count) {
  const workers = Array.from({ length: count }, () => cluster.fork());
  let said = 0;
  cluster.on('message', (_, word) => {
    said += 1;
    if (said % count === 0) process.send?.(word);
  });
  process.on('message', (message) => {
    for (const worker of workers) worker.send(/** @type {object} */ (message));
  });
}

process.on('disconnect', () => process.exit());
const processes = Number(process.argv[3] ?? 1);
if (processes > 1 && cluster.isPrimary) startSeveral(processes);
else serve();
