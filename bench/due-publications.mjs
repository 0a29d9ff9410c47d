/**
 * Measures articles that are due in the same second, published by two processes of `daybreak serve` of
 * which one is killed in the middle. Fails if an article is published twice or never, or if the last one
 * comes later than `--within` seconds after its instant. `--postgres`: in a PostgreSQL started for the run.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { enqueuePublication } from '#core/article/desk/desk-jobs.ts';
import { openDatabase } from '#storage/sql/open-database.ts';
import { startPostgres } from '../tests/support/sql/postgres-server.ts';
import { startDaybreak } from './contenders/start-daybreak.mjs';

const { values: asked } = parseArgs({
  options: {
    articles: { type: 'string', default: '1000' },
    within: { type: 'string', default: '5' },
    postgres: { type: 'boolean', default: false },
  },
});
const ARTICLES = Number(asked.articles);

/** Milliseconds for storing the drafts and starting the servers. */
const LEAD = 10_000 + 10 * ARTICLES;

/** Milliseconds after which the bench gives up. */
const LONGEST = 60_000;

/** Words of an article of ordinary length. */
const paragraph =
  'The council voted on the harbour plan after a debate that lasted until dawn. '.repeat(8);

/**
 * Stores drafts that are scheduled for one instant, with their jobs.
 * @param {import('#core/ports.ts').Store} store
 * @param {Date} dueAt
 */
async function schedule(store, dueAt) {
  const savedAt = new Date().toISOString();
  for (let at = 0; at < ARTICLES; at += 100) {
    await store.change(async (change) => {
      for (let next = at; next < Math.min(at + 100, ARTICLES); next += 1) {
        const { id } = await change.insert('drafts', {
          title: `Due article ${next}`,
          category: 'World',
          author: 'Asha Rao',
          content: [1, 2, 3, 4, 5].map((part) => ({
            id: `p${part}`,
            type: 'paragraph',
            content: paragraph,
          })),
          isFeatured: false,
          isPremium: false,
          stage: 'scheduled',
          savedAt,
          dueAt: dueAt.toISOString(),
        });
        await enqueuePublication(change, id, dueAt);
      }
    });
  }
}

/**
 * Counts the publications in the log and the revisions of each article.
 * @param {import('#core/ports.ts').StoreView} view
 */
async function countedPublications(view) {
  /** @type {Map<string, { revisions: number; entries: number }>} */
  const counts = new Map();
  for (const { id, title } of await view.list('articles')) {
    if (title.startsWith('Due article')) counts.set(id, { revisions: 0, entries: 0 });
  }
  for (const { article, command } of await view.list('revisions')) {
    const count = counts.get(article);
    if (count && command === 'publish') count.revisions += 1;
  }
  for (const { subject } of await view.list('activity')) {
    const count = counts.get(subject?.id ?? '');
    if (count) count.entries += 1;
  }
  return [...counts.values()];
}

const folder = await mkdtemp(join(tmpdir(), 'daybreak-due-'));
const postgres = asked.postgres ? await startPostgres({ isDurable: true }) : undefined;
const place = postgres
  ? { url: await postgres.createDatabase('due') }
  : { file: join(folder, 'due.sqlite') };
const clock = { now: () => new Date() };
const report = (/** @type {string} */ message) => console.warn(message);
const database = await openDatabase({ ...place, clock, hasSamples: false, report });
const { store } = database;
/** @type {Awaited<ReturnType<typeof startDaybreak>>[]} */
const servers = [];
try {
  const dueAt = new Date(Date.now() + LEAD);
  await schedule(store, dueAt);
  for (const name of ['first', 'second']) {
    servers.push(
      await startDaybreak({
        name,
        folder: join(folder, name),
        database: 'file' in place ? { DATABASE_FILE: place.file } : { DATABASE_URL: place.url },
      }),
    );
  }
  const left = dueAt.getTime() - Date.now();
  if (left < 0) throw new Error('The articles were due before both servers ran.');
  await setTimeout(left);
  const published = () => store.read((view) => view.count('articles'));
  let killedAt = 0;
  for (let count = 0; count < ARTICLES; count = await published()) {
    if (killedAt === 0 && count >= ARTICLES / 3) {
      process.kill(servers[1]?.pid ?? 0, 'SIGKILL');
      killedAt = count;
    }
    if (Date.now() - dueAt.getTime() > LONGEST) break;
    // Counting costs the database time that the publications need.
    await setTimeout(100);
  }
  const seconds = (Date.now() - dueAt.getTime()) / 1000;
  const counts = await store.read(countedPublications);
  const twice = counts.filter(({ revisions, entries }) => revisions > 1 || entries > 1).length;
  const once = counts.filter(({ revisions, entries }) => revisions === 1 && entries === 1).length;
  console.log(
    `${ARTICLES} articles due at one instant, ${postgres ? 'PostgreSQL' : 'SQLite'}, two processes, one killed after ${killedAt}: ` +
      `${once} published once, ${twice} twice, ${ARTICLES - counts.length} not; the last after ${seconds.toFixed(1)} s`,
  );
  if (once < ARTICLES || seconds > Number(asked.within)) process.exitCode = 1;
} finally {
  await database.close();
  for (const server of servers) await server.stop();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
}
