/**
 * Measures the speed of the server edition, a process of its production build over generated articles,
 * against a bare `node:http` server that sends the same bytes from memory. bench/README.md explains the
 * figures.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { projectRoot } from '../scripts/project.mjs';
import { residentMegabytes } from './contenders/process-figures.mjs';
import { startBare } from './contenders/start-bare.mjs';
import { ADMIN_PASSWORD, startDaybreak } from './contenders/start-daybreak.mjs';
import { openDatabases } from './data/open-databases.mjs';
import { startLoadGenerator } from './load/load-generator.mjs';
import { loadsOf } from './measures/loads.mjs';
import { measureSaving } from './measures/measure-saving.mjs';
import { measureStart } from './measures/measure-start.mjs';
import { casesOf, measureThroughput } from './measures/measure-throughput.mjs';
import { measureUncached } from './measures/measure-uncached.mjs';
import { reportOf } from './measures/report.mjs';

const { values: asked } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    long: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    postgres: { type: 'boolean', default: false },
    processes: { type: 'string', default: '1' },
    articles: { type: 'string' },
    only: { type: 'string', default: 'throughput,uncached,start,saving' },
  },
});

const SMALL = 1000;
const LARGE = Number(asked.articles ?? (asked.quick ? SMALL : 100_000));
const processes = Number(asked.processes);
const parts = asked.only.split(',');
const extent = asked.quick
  ? { rounds: 3, milliseconds: 500, uncached: 300, starts: 2, saving: 5000 }
  : { rounds: 7, milliseconds: 1000, uncached: 1000, starts: 5, saving: 20_000 };
if (asked.long) extent.saving = 60_000;

/** Cleanup functions, run in reverse order. @type {(() => unknown)[]} */
const undoing = [];
async function cleanUp() {
  for (let undo = undoing.pop(); undo; undo = undoing.pop()) await undo();
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void cleanUp().then(() => process.exit(130)));
}

/** @template {{ stop: () => Promise<void> }} Server @param {Server} server */
const stoppedAtEnd = (server) => {
  undoing.push(server.stop);
  return server;
};

/** @param {string} what */
const tell = (what) => console.error(what);

const revision = spawnSync('git', ['describe', '--always', '--dirty'], { cwd: projectRoot });

/** @type {import('./measures/report.mjs').Results} */
const results = {
  machine: {
    date: new Date().toISOString().slice(0, 16),
    cores: availableParallelism(),
    node: process.version,
    code: revision.stdout?.toString().trim() || 'unknown',
    database: asked.postgres ? 'PostgreSQL' : 'SQLite',
    'load before': (loadavg()[0] ?? 0).toFixed(1),
  },
};

try {
  const folder = await mkdtemp(join(tmpdir(), 'daybreak-bench-'));
  undoing.push(() => rm(folder, { recursive: true, force: true }));
  const databases = await openDatabases({ isPostgres: asked.postgres, folder });
  undoing.push(databases.close);
  const generator = startLoadGenerator();
  undoing.push(generator.close);

  /** @param {number} articles @param {number} [processes] */
  const optionsFor = async (articles, processes = 1) => ({
    name: processes > 1 ? `daybreak × ${processes}` : 'daybreak',
    database: { ...(await databases.with(articles)), ADMIN_PASSWORD },
    folder,
    processes,
  });

  const needsSmall = parts.includes('throughput') || parts.includes('uncached');
  const needsLarge = parts.some((part) => part !== 'throughput');
  const small = needsSmall ? await optionsFor(SMALL) : undefined;
  const large = needsLarge ? await optionsFor(LARGE) : undefined;

  if (small && parts.includes('throughput')) {
    tell('Throughput');
    const bare = stoppedAtEnd(await startBare());
    const moreBare = processes > 1 ? [stoppedAtEnd(await startBare(processes))] : [];
    const contenders = [stoppedAtEnd(await startDaybreak(small))];
    if (processes > 1) {
      const several = await optionsFor(SMALL, processes);
      contenders.push(stoppedAtEnd(await startDaybreak(several)));
    }
    const loads = loadsOf(SMALL).filter(
      ({ name }) => !asked.quick || ['home', 'article'].includes(name),
    );
    const cases = await measureThroughput({
      generator,
      bare,
      moreBare,
      contenders,
      cases: casesOf(loads, asked.quick ? [] : ['home', 'article']),
      rounds: extent.rounds,
      milliseconds: extent.milliseconds,
    });
    const megabytes = Object.fromEntries(
      [bare, ...contenders, ...moreBare].map(({ name, pid }) => [
        name,
        residentMegabytes(pid) ?? 0,
      ]),
    );
    results.throughput = { articles: SMALL, cases, megabytes };
    for (const server of [bare, ...contenders, ...moreBare]) await server.stop();
  }

  if (large && parts.includes('start')) {
    tell('Start');
    results.start = { articles: LARGE, ...(await measureStart(large, extent.starts)) };
  }

  if (small && large && parts.includes('uncached')) {
    tell('Pages that no cache has');
    const places = LARGE === SMALL ? [small] : [small, large];
    const servers = [];
    for (const place of places) servers.push(stoppedAtEnd(await startDaybreak(place)));
    results.uncached = await measureUncached({
      generator,
      sites: servers.map(({ port }, at) => ({ port, articles: at === 0 ? SMALL : LARGE })),
      rounds: Math.min(3, extent.rounds),
      milliseconds: extent.uncached,
    });
    for (const server of servers) await server.stop();
  }

  if (large && parts.includes('saving')) {
    tell('An editor saves while readers read');
    results.saving = [];
    for (const count of processes > 1 ? [1, processes] : [1]) {
      const contender = stoppedAtEnd(await startDaybreak(await optionsFor(LARGE, count)));
      results.saving.push(
        await measureSaving({
          generator,
          contender,
          articles: LARGE,
          connections: asked.quick ? 50 : 500,
          milliseconds: extent.saving,
        }),
      );
      await contender.stop();
    }
  }
  console.log(asked.json ? JSON.stringify(results, undefined, 2) : `\n${reportOf(results)}`);
} finally {
  await cleanUp();
}
