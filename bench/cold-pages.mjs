/**
 * Compares what two builds need for pages that no cache has: `npm run bench -- cold-pages --beside {folder}` starts the
 * build in that folder (a built checkout of another commit) and this project's over the same articles, and asks both in
 * turns, so that a machine that changes its pace changes it for both.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { projectRoot } from '../scripts/project.mjs';
import { fetchAnswer } from './contenders/fetch-answer.mjs';
import { processorSeconds } from './contenders/process-figures.mjs';
import { ADMIN_PASSWORD, startDaybreak } from './contenders/start-daybreak.mjs';
import { openDatabases } from './data/open-databases.mjs';
import { FOREIGN_HOST, uncachedLoads } from './measures/loads.mjs';
import { median } from './measures/statistics.mjs';
import { short, tableOf } from './measures/table.mjs';

const { values: asked } = parseArgs({
  options: {
    beside: { type: 'string', default: '.' },
    articles: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '16' },
    postgres: { type: 'boolean', default: false },
  },
});
const ARTICLES = Number(asked.articles);
/** Pages of a round, and milliseconds after it in which its processor time is booked. */
const PAGES = 25;
const BOOKING = 30;
/** Pages of each kind before the first round. */
const WARMING_UP = 150;
/** Time in which the index of a fresh copy is prepared, in milliseconds. */
const PREPARING = 45_000;

const folder = await mkdtemp(join(tmpdir(), 'daybreak-bench-cold-'));
const builds = [];
for (const [at, root] of [resolve(asked.beside), projectRoot].entries()) {
  const place = await mkdtemp(join(folder, `${at}-`));
  const databases = await openDatabases({ isPostgres: asked.postgres, folder: place });
  const database = { ...(await databases.with(ARTICLES)), ADMIN_PASSWORD };
  const server = await startDaybreak({ name: `build ${at}`, root, database, folder: place });
  /** @type {Record<string, { cpu: number, took: number[] }>} */
  const figures = {};
  builds.push({ databases, server, figures });
}

/** @param {number} port @param {string} path */
const ask = (port, path) =>
  fetchAnswer(port, path, { host: FOREIGN_HOST, 'accept-encoding': 'br' });

try {
  await setTimeout(PREPARING);
  const loads = uncachedLoads(ARTICLES).slice(0, 3);
  const rows = [];
  for (const { name, paths } of loads) {
    let turn = 0;
    const path = () => {
      turn += 1;
      return paths[turn % paths.length] ?? '/';
    };
    for (const { server, figures } of builds) {
      figures[name] = { cpu: 0, took: [] };
      for (let page = 0; page < WARMING_UP; page += 1) await ask(server.port, path());
    }
    for (let round = 0; round < Number(asked.rounds); round += 1) {
      for (const { server, figures } of round % 2 === 0 ? builds : builds.toReversed()) {
        const figure = figures[name];
        if (!figure) continue;
        const before = processorSeconds(server.pid);
        for (let page = 0; page < PAGES; page += 1) {
          const started = performance.now();
          await ask(server.port, path());
          figure.took.push(performance.now() - started);
        }
        await setTimeout(BOOKING);
        figure.cpu += processorSeconds(server.pid) - before;
      }
    }
    const pages = Number(asked.rounds) * PAGES;
    const [cpu = [], took = []] = [
      builds.map(({ figures }) => ((figures[name]?.cpu ?? 0) * 1000) / pages),
      builds.map(({ figures }) => median(figures[name]?.took ?? [])),
    ];
    rows.push({
      page: name,
      'CPU ms, beside': short(cpu[0] ?? 0),
      'CPU ms, this': short(cpu[1] ?? 0),
      ratio: short((cpu[1] ?? 0) / (cpu[0] ?? 1)),
      'p50 ms, beside': short(took[0] ?? 0),
      'p50 ms, this': short(took[1] ?? 0),
      'ratio of p50': short((took[1] ?? 0) / (took[0] ?? 1)),
    });
  }
  console.log(
    `${new Date().toISOString().slice(0, 16)}, Node ${process.version}, ${ARTICLES} articles\n\n${tableOf(rows)}`,
  );
} finally {
  for (const { server, databases } of builds) {
    await server.stop();
    await databases.close();
  }
  await rm(folder, { recursive: true, force: true });
}
process.exit();
