/**
 * Measures whether searches slow down readers: pages alone, and pages beside connections that send only
 * different searches, alternating in one run; then searches with repeated terms. bench/README.md explains
 * the figures.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { residentMegabytes } from './contenders/process-figures.mjs';
import { ADMIN_PASSWORD, startDaybreak } from './contenders/start-daybreak.mjs';
import { openDatabases } from './data/open-databases.mjs';
import { vocabulary } from './data/vocabulary.mjs';
import { getRequest, startLoadGenerator } from './load/load-generator.mjs';
import { readPaths } from './measures/loads.mjs';
import { median } from './measures/statistics.mjs';
import { short, tableOf } from './measures/table.mjs';

const { values: asked } = parseArgs({
  options: {
    articles: { type: 'string', default: '20000' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    postgres: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});

const ARTICLES = Number(asked.articles);
const ROUNDS = Number(asked.rounds);
const MILLISECONDS = Number(asked.seconds) * 1000;
const CONNECTIONS = 50;
/** Addresses that searches come from, since each has a limit per minute. */
const SENDERS = 5000;
/** Number of distinct terms in repeated searches. */
const REPEATED = 200;
const WARM_UP = 1500;
/** Milliseconds until each repeated term has been searched once. */
const FILLING = 10_000;

let sent = 0;

/** @param {number} port @param {string} path @param {string} encoding */
function requestOf(port, path, encoding = 'br') {
  sent += 1;
  const sender = sent % SENDERS;
  return getRequest(port, path, {
    'accept-encoding': encoding,
    'x-forwarded-for': `10.1.${sender >> 8}.${sender & 255}`,
  });
}

let asks = 0;

/**
 * Searches that are all different, as pages or over the API.
 * @param {number} port
 * @param {string} path
 */
const differentSearches = (port, path) =>
  Array.from({ length: 20_000 }, () => {
    asks += 1;
    const [one, other] = [vocabulary[asks % 900], vocabulary[900 + Math.floor(asks / 900)]];
    return requestOf(port, `${path}?q=${one}+${other}`);
  });

/** @param {number} port */
const repeatedSearches = (port) =>
  Array.from({ length: SENDERS }, (_, at) =>
    requestOf(port, `/search?q=${vocabulary[100 + (at % REPEATED)]}`),
  );

const folder = await mkdtemp(join(tmpdir(), 'daybreak-bench-'));
const databases = await openDatabases({ isPostgres: asked.postgres, folder });
const [readers, searchers] = [startLoadGenerator(), startLoadGenerator()];
const database = { ...(await databases.with(ARTICLES)), ADMIN_PASSWORD };
const server = await startDaybreak({ name: 'daybreak', database, folder });
const { port, pid } = server;

const pages = readPaths(ARTICLES).map((path) =>
  getRequest(port, path, { 'accept-encoding': 'br' }),
);

/**
 * @param {import('./load/load-generator.mjs').LoadGenerator} generator
 * @param {string[]} requests
 * @param {number} milliseconds
 */
const fire = (generator, requests, milliseconds) =>
  generator.fire({ port, requests, connections: CONNECTIONS, milliseconds });

/** @typedef {import('./load/fire-requests.mjs').Fired} Fired */

/** @param {Fired[]} rounds */
const figuresOf = (rounds) => ({
  'answers/s': short(median(rounds.map(({ answers, seconds }) => answers / seconds))),
  'p50 ms': short(median(rounds.map(({ latencies }) => latencies[0] ?? 0))),
  'p99 ms': short(median(rounds.map(({ latencies }) => latencies[2] ?? 0))),
  'most ms': short(Math.max(...rounds.map(({ latencies }) => latencies[3] ?? 0))),
  errors: rounds.reduce((sum, { errors }) => sum + errors, 0),
  'memory MB': Math.round(residentMegabytes(pid) ?? 0),
});

/** @param {Fired} fired */
const rateOf = ({ answers, seconds }) => answers / seconds;

try {
  await fire(readers, pages, WARM_UP);
  await fire(searchers, differentSearches(port, '/search'), WARM_UP);
  const before = Math.round(residentMegabytes(pid) ?? 0);
  /** @type {Record<string, Fired[]>} */
  const taken = { alone: [], 'beside pages of results': [], 'beside the API': [] };
  /** @type {Record<string, Fired[]>} */
  const searches = { 'beside pages of results': [], 'beside the API': [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    taken.alone?.push(await fire(readers, pages, MILLISECONDS));
    for (const [name, path] of [
      ['beside pages of results', '/search'],
      ['beside the API', '/api/search'],
    ]) {
      const [read, searched] = await Promise.all([
        fire(readers, pages, MILLISECONDS),
        fire(searchers, differentSearches(port, path ?? ''), MILLISECONDS),
      ]);
      taken[name ?? '']?.push(read);
      searches[name ?? '']?.push(searched);
    }
  }
  await fire(searchers, repeatedSearches(port), FILLING);
  const repeated = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    repeated.push(await fire(searchers, repeatedSearches(port), MILLISECONDS));
  }
  const alone = (taken.alone ?? []).map(rateOf);
  const results = {
    machine: {
      date: new Date().toISOString().slice(0, 16),
      cores: availableParallelism(),
      database: asked.postgres ? 'PostgreSQL' : 'SQLite',
      articles: ARTICLES,
      'load before': (loadavg()[2] ?? 0).toFixed(1),
      'memory before, MB': before,
    },
    rows: [
      ...Object.entries(taken).map(([name, rounds]) => ({
        what: `pages ${name}`,
        'of alone': short(median(rounds.map((one, at) => rateOf(one) / (alone[at] ?? 1)))),
        ...figuresOf(rounds),
      })),
      ...Object.entries(searches).map(([name, rounds]) => ({
        what: `different searches ${name.replace('beside', 'as')}`,
        'of alone': '',
        ...figuresOf(rounds),
      })),
      { what: `searches, ${REPEATED} terms`, 'of alone': '', ...figuresOf(repeated) },
    ],
  };
  console.log(
    asked.json
      ? JSON.stringify(results, undefined, 2)
      : `\n${Object.entries(results.machine)
          .map(([name, value]) => `${name}: ${value}`)
          .join(' · ')}\n\n${tableOf(results.rows)}`,
  );
} finally {
  readers.close();
  searchers.close();
  await server.stop();
  await databases.close();
  await rm(folder, { recursive: true, force: true });
}
