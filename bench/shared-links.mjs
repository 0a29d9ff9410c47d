/**
 * Measures whether links that are shared with parameters of their own are answered like the bare address:
 * 200 of them and the bare address in turns, beside 50 connections that read kept pages.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { ADMIN_PASSWORD, startDaybreak } from './contenders/start-daybreak.mjs';
import { openDatabases } from './data/open-databases.mjs';
import { getRequest, startLoadGenerator } from './load/load-generator.mjs';
import { newestId, readPaths } from './measures/loads.mjs';
import { median } from './measures/statistics.mjs';
import { short, tableOf } from './measures/table.mjs';

const { values: asked } = parseArgs({
  options: {
    articles: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '7' },
    postgres: { type: 'boolean', default: false },
  },
});

const ARTICLES = Number(asked.articles);
const LINKS = 200;
const READERS = 50;
const MILLISECONDS = 3000;
const GOAL = 1.5;

/** Parameters that networks and letters add. */
const added = ['utm_source', 'fbclid', 'gclid', 'mc_eid', 'ref', 'share', 'igshid'];

const folder = await mkdtemp(join(tmpdir(), 'daybreak-bench-'));
const databases = await openDatabases({ isPostgres: asked.postgres, folder });
const [readers, sharer] = [startLoadGenerator(), startLoadGenerator()];
const database = { ...(await databases.with(ARTICLES)), ADMIN_PASSWORD };
/** Answers to links whose log line says that they took time to make, while links are counted. */
let made = 0;
let counts = false;
const server = await startDaybreak({
  name: 'daybreak',
  database,
  folder,
  onLine: (line) => {
    const { path = '', ms = 0 } = JSON.parse(line);
    if (counts && path.startsWith(bare) && ms > 0) made += 1;
  },
});
const { port } = server;
const bare = `/article/${newestId(ARTICLES)}`;

/** @param {string} path */
const requestOf = (path) => getRequest(port, path, { 'accept-encoding': 'br' });

/** Each round has links that nobody asked for before. @param {number} round */
const linksOf = (round) =>
  Array.from({ length: LINKS }, (_, at) =>
    requestOf(`${bare}?${added[at % added.length]}=${round}-${at}`),
  );

/** @param {string[]} requests */
async function besideReaders(requests) {
  const [, fired] = await Promise.all([
    readers.fire({
      port,
      requests: readPaths(ARTICLES).map(requestOf),
      connections: READERS,
      milliseconds: MILLISECONDS,
    }),
    sharer.fire({ port, requests, connections: 1, milliseconds: MILLISECONDS }),
  ]);
  return fired;
}

/** @typedef {import('./load/fire-requests.mjs').Fired} Fired */
/** @type {{ bare: Fired[], shared: Fired[] }} */
const taken = { bare: [], shared: [] };
try {
  await besideReaders([requestOf(bare)]);
  for (let round = 0; round < Number(asked.rounds); round += 1) {
    taken.bare.push(await besideReaders([requestOf(bare)]));
    counts = true;
    taken.shared.push(await besideReaders(linksOf(round)));
    counts = false;
  }
  /** @param {Fired[]} rounds @param {number} at */
  const latency = (rounds, at) => median(rounds.map(({ latencies }) => latencies[at] ?? 0));
  const ratio = latency(taken.shared, 0) / latency(taken.bare, 0);
  console.log(
    `${availableParallelism()} cores, Node ${process.version}, ${READERS} connections of readers beside one of links\n\n${tableOf(
      Object.entries(taken).map(([name, rounds]) => ({
        address: name,
        'p50 ms': short(latency(rounds, 0)),
        'p95 ms': short(latency(rounds, 1)),
        'p99 ms': short(latency(rounds, 2)),
        answers: rounds.reduce((sum, { answers }) => sum + answers, 0),
        errors: rounds.reduce((sum, { errors }) => sum + errors, 0),
      })),
    )}\n\nShared of bare: ${ratio.toFixed(2)} times at the median (goal ${GOAL}); of ${LINKS} links a round ${made} answers were made anew in ${asked.rounds} rounds.`,
  );
  if (ratio > GOAL) process.exitCode = 1;
} finally {
  readers.close();
  sharer.close();
  await server.stop();
  await databases.close();
  await rm(folder, { recursive: true, force: true });
}
