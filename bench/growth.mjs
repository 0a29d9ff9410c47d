/**
 * Compares what readers and editors wait for in a large archive and in one of 1,000 articles, in turns: pages that no cache
 * has, searches, lists, feeds, site maps, the desk, saves. `--articles 1000000`, `--postgres`, `--rounds`, `--json`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { ADMIN_PASSWORD, startDaybreak } from './contenders/start-daybreak.mjs';
import { openDatabases } from './data/open-databases.mjs';
import { startLoadGenerator } from './load/load-generator.mjs';
import { measureGrowth } from './measures/measure-growth.mjs';
import { short, tableOf } from './measures/table.mjs';

const { values: asked } = parseArgs({
  options: {
    articles: { type: 'string', default: '1000000' },
    postgres: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '3' },
    milliseconds: { type: 'string', default: '1000' },
    json: { type: 'boolean', default: false },
  },
});

const SMALL = 1000;
const large = Number(asked.articles);
const folder = await mkdtemp(join(tmpdir(), 'daybreak-bench-'));
const databases = await openDatabases({ isPostgres: asked.postgres, folder });
const generator = startLoadGenerator();
/** @type {Awaited<ReturnType<typeof startDaybreak>>[]} */
const servers = [];
try {
  const sites = [];
  for (const articles of [SMALL, large]) {
    const database = { ...(await databases.with(articles)), ADMIN_PASSWORD };
    const server = await startDaybreak({
      name: String(articles),
      database,
      folder: join(folder, String(articles)),
    });
    servers.push(server);
    sites.push({ port: server.port, pid: server.pid, articles });
  }
  const { rows, megabytes } = await measureGrowth({
    generator,
    sites,
    rounds: Number(asked.rounds),
    milliseconds: Number(asked.milliseconds),
  });
  const table = [...Map.groupBy(rows, ({ what }) => what)].map(([what, both]) => {
    const [small, grown] = [SMALL, large].map((count) =>
      both.find(({ articles }) => articles === count),
    );
    const isBoth = small !== undefined && grown !== undefined;
    return {
      what,
      [`p50 ${SMALL}`]: small ? short(small.p50) : '',
      [`p50 ${large}`]: grown ? short(grown.p50) : '',
      ratio: isBoth ? (grown.p50 / small.p50).toFixed(2) : '',
      [`p95 ${SMALL}`]: small ? short(small.p95) : '',
      [`p95 ${large}`]: grown ? short(grown.p95) : '',
      errors: both.reduce((sum, { errors }) => sum + errors, 0),
    };
  });
  console.log(asked.json ? JSON.stringify({ rows, megabytes }, undefined, 2) : tableOf(table));
  console.log(
    `${asked.postgres ? 'PostgreSQL' : 'SQLite'}, Node ${process.version}; start: ${servers.map(({ startMilliseconds }) => `${Math.round(startMilliseconds)} ms`).join(' and ')}; memory at the end: ${megabytes.map((one) => `${Math.round(one.megabytes)} MB`).join(' and ')}.`,
  );
} finally {
  for (const server of servers) await server.stop();
  generator.close();
  await databases.close();
  await rm(folder, { recursive: true, force: true });
}
