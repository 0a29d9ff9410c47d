/**
 * Measures what an upgrade costs a site that serves: a process of another commit's build answers readers and saves five
 * times a second, while `daybreak migrate` of this build works on its database. `--beside ../other`, and `--postgres`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { inProject } from '../scripts/project.mjs';
import { ADMIN_PASSWORD, startDaybreak } from './contenders/start-daybreak.mjs';
import { articleId } from './data/make-articles.mjs';
import { FOREIGN_HOST } from './measures/loads.mjs';
import { logIn } from './measures/log-in.mjs';
import { quantile } from './measures/statistics.mjs';
import { short, tableOf } from './measures/table.mjs';

const { values: asked } = parseArgs({
  options: {
    beside: { type: 'string', default: '../other' },
    articles: { type: 'string', default: '100000' },
    postgres: { type: 'boolean', default: false },
    /** A database that is there, instead of a new one: a file or an address. */
    database: { type: 'string' },
  },
});

const ARTICLES = Number(asked.articles);
/** Milliseconds between two saves, and of looking on before and after. */
const BETWEEN = 200;
const BEFORE = 10_000;

/** @typedef {{ what: string, begun: number, took: number, isFailed: boolean }} Taken */

/** @param {string} place */
const environmentOf = (place) =>
  place.startsWith('postgres') ? { DATABASE_URL: place } : { DATABASE_FILE: place };

const folder = await mkdtemp(join(tmpdir(), 'daybreak-bench-'));
// The other build's code makes the database: a newer schema would be refused by it.
const { openDatabases } = await import(
  pathToFileURL(resolve(asked.beside, 'bench/data/open-databases.mjs')).href
);
const databases = asked.database
  ? undefined
  : await openDatabases({ isPostgres: asked.postgres, folder });
const database = {
  ...(databases ? await databases.with(ARTICLES) : environmentOf(asked.database ?? '')),
  ADMIN_PASSWORD,
};
const former = await startDaybreak({
  name: 'former',
  database,
  folder,
  root: resolve(asked.beside),
});
const origin = `http://localhost:${former.port}`;

/** @type {Taken[]} */
const taken = [];
let isOver = false;

/** @param {string} what @param {() => Promise<boolean>} work */
async function timed(what, work) {
  const begun = performance.now();
  const isWell = await work().catch(() => false);
  taken.push({ what, begun, took: performance.now() - begun, isFailed: !isWell });
}

async function save() {
  const headers = {
    cookie: await logIn(origin),
    'content-type': 'application/json',
    'if-match': '*',
  };
  for (let at = 0; !isOver; at += 1) {
    const begun = performance.now();
    const address = `${origin}/api/admin/articles/${articleId((at * 7919) % ARTICLES)}`;
    const article = await (await fetch(address, { headers })).json();
    const body = JSON.stringify({ ...article, standfirst: `Saved as number ${at}.` });
    await timed('save', async () => (await fetch(address, { method: 'PUT', headers, body })).ok);
    await setTimeout(Math.max(0, BETWEEN - (performance.now() - begun)));
  }
}

async function read() {
  const paths = ['/', '/category/india', '/search?q=harbour+election'];
  for (let at = 0; !isOver; at += 1) {
    const path = paths[at % 4] ?? `/article/${articleId((at * 104_729) % ARTICLES)}`;
    const headers = {
      host: FOREIGN_HOST,
      'x-forwarded-for': `10.0.${(at >> 8) % 256}.${at % 256}`,
    };
    await timed('read', async () => {
      const answer = await fetch(origin + path, { headers });
      await answer.text();
      return answer.ok;
    });
    await setTimeout(50);
  }
}

try {
  const loads = [save(), read(), read()];
  await setTimeout(BEFORE);
  const begun = performance.now();
  const migration = spawn(process.execPath, [inProject('dist/server/daybreak.js'), 'migrate'], {
    env: { PATH: process.env.PATH ?? '', DATA_DIR: folder, ...database },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(migration, 'exit');
  const ended = performance.now();
  await setTimeout(BEFORE);
  isOver = true;
  await Promise.all(loads);
  const rows = ['save', 'read'].flatMap((what) =>
    [
      { when: 'before', from: 0, to: begun },
      { when: 'during', from: begun, to: ended },
      { when: 'after', from: ended, to: Number.POSITIVE_INFINITY },
    ].map(({ when, from, to }) => {
      const own = taken.filter((one) => one.what === what && one.begun >= from && one.begun < to);
      const times = own.map(({ took }) => took);
      return {
        what,
        when,
        number: own.length,
        'p50 ms': short(quantile(times, 0.5)),
        'p99 ms': short(quantile(times, 0.99)),
        'most ms': short(Math.max(0, ...times)),
        failed: own.filter(({ isFailed }) => isFailed).length,
      };
    }),
  );
  console.log(tableOf(rows));
  console.log(
    `${ARTICLES} articles, Node ${process.version}: the migration took ${short((ended - begun) / 1000)} s and ended with ${code}.`,
  );
} finally {
  isOver = true;
  await former.stop();
  await databases?.close();
  await rm(folder, { recursive: true, force: true });
}
