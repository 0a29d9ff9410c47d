/**
 * Measures changes of many articles through `daybreak serve`: to another section, withdrawn, deleted, each undone; then the
 * same while the server is killed again and again. Fails if a change takes longer than `--within` seconds, if what was done
 * isn't what the server says, or if something is different after it was undone, the log and versions of records apart.
 * `--postgres`: in a PostgreSQL started for the run.
 */
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { collectionNames } from '#core/collections.ts';
import { stretchFrom } from '#core/list-stretch.ts';
import { openDatabase } from '#storage/sql/open-database.ts';
import { ADMIN_PASSWORD, startDaybreak } from './contenders/start-daybreak.mjs';
import { openDatabases } from './data/open-databases.mjs';
import { logIn } from './measures/log-in.mjs';

const { values: asked } = parseArgs({
  options: {
    articles: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '20' },
    within: { type: 'string', default: '20' },
    postgres: { type: 'boolean', default: false },
  },
});
const ARTICLES = Number(asked.articles);

/** Milliseconds between two looks at a batch. */
const PAUSE = 100;

/** Milliseconds after which the bench gives up one change. */
const LONGEST = 300_000;

/** What says that something happened, or is to be done, and what undoing needs. */
const apart = ['activity', 'jobs', 'batches', 'batchParts', 'deletions', 'securityEvents'];

const clock = { now: () => new Date() };
const report = (/** @type {string} */ message) => console.warn(message);

/** @param {Record<string, string>} database @returns {{ file: string } | { url: string }} */
const placeOf = ({ DATABASE_FILE: file, DATABASE_URL: url }) =>
  file === undefined ? { url: url ?? '' } : { file };

/**
 * Hashes all records without their versions.
 * @param {Record<string, string>} where
 */
async function fingerprint(where) {
  const database = await openDatabase({ ...placeOf(where), clock, hasSamples: false, report });
  try {
    return await database.store.read(async (view) => {
      const hash = createHash('sha256');
      for (const name of collectionNames.filter((one) => !apart.includes(one))) {
        /** @type {string | undefined} */
        let cursor;
        do {
          const { records, next } = await stretchFrom(view, name, {}, { cursor, limit: 500 });
          for (const { version: _, ...record } of records) hash.update(JSON.stringify(record));
          cursor = next;
        } while (cursor !== undefined);
      }
      return hash.digest('hex');
    });
  } finally {
    await database.close();
  }
}

const folder = await mkdtemp(join(tmpdir(), 'daybreak-many-'));
const databases = await openDatabases({ isPostgres: asked.postgres, folder });
const where = await databases.with(ARTICLES);
const open = () =>
  startDaybreak({ name: 'daybreak', folder, database: { ...where, ADMIN_PASSWORD } });
let server = await open();
let cookie = await logIn(`http://127.0.0.1:${server.port}`);

/**
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<any>}
 */
async function call(method, path, body) {
  const origin = `http://127.0.0.1:${server.port}`;
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    headers: { cookie, origin, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** @param {string} id */
async function batch(id) {
  const { batches } = await call('GET', '/admin/batches');
  return batches.find((/** @type {{ id: string }} */ one) => one.id === id);
}

/** @param {string} id @param {(state: any) => Promise<void>} [meanwhile] */
async function ended(id, meanwhile) {
  const began = performance.now();
  for (;;) {
    const state = await batch(id);
    if (state.state !== 'running' && state.state !== 'undoing') return state;
    if (performance.now() - began > LONGEST) throw new Error(`It is still ${state.state}.`);
    await meanwhile?.(state);
    await setTimeout(PAUSE);
  }
}

let isWrong = false;
/** @param {string} text @param {boolean} isRight */
function say(text, isRight) {
  console.log(`${isRight ? '' : 'WRONG: '}${text}`);
  isWrong ||= !isRight;
}

const selection = { tab: 'published' };
/** @type {[string, object][]} */
const changes = [
  ['another section', { command: 'amend', fields: { category: 'World' }, selection }],
  ['withdrawn', { command: 'withdraw', selection }],
  ['deleted', { command: 'delete', selection }],
];

try {
  const before = await fingerprint(where);
  for (const [name, body] of changes) {
    const began = performance.now();
    const { id } = await call('POST', '/admin/batches', body);
    const { done, failed } = await ended(id);
    const seconds = (performance.now() - began) / 1000;
    const undoing = performance.now();
    await call('POST', `/admin/batches/${id}/undo`);
    await ended(id);
    const undone = (performance.now() - undoing) / 1000;
    const isSame = (await fingerprint(where)) === before;
    say(
      `${ARTICLES} articles, ${asked.postgres ? 'PostgreSQL' : 'SQLite'}, ${name}: ${done} in ${seconds.toFixed(1)} s, ` +
        `${failed} refused; undone in ${undone.toFixed(1)} s, ${isSame ? 'everything' : 'NOT everything'} as before`,
      isSame && done === ARTICLES && Math.max(seconds, undone) <= Number(asked.within),
    );
    await call('POST', `/admin/batches/${id}/close`);
  }

  const { id } = await call('POST', '/admin/batches', { command: 'delete', selection });
  let kills = 0;
  let halves = 0;
  const kill = async () => {
    if (kills >= Number(asked.kills)) return;
    await setTimeout(Math.random() * 400);
    process.kill(server.pid, 'SIGKILL');
    kills += 1;
    const database = await openDatabase({ ...placeOf(where), clock, hasSamples: false, report });
    const [left, stored] = await database.store.read(async (view) => [
      await view.count('articles'),
      await view.get('batches', id),
    ]);
    await database.close();
    const { done } = /** @type {{ done: number }} */ (stored?.work ?? { done: -1 });
    if (ARTICLES - left !== done) halves += 1;
    server = await open();
    cookie = await logIn(`http://127.0.0.1:${server.port}`);
  };
  const { done } = await ended(id, kill);
  const half = kills;
  kills = 0;
  await call('POST', `/admin/batches/${id}/undo`);
  await ended(id, kill);
  const isSame = (await fingerprint(where)) === before;
  say(
    `deleted while killed ${half} times, undone while killed ${kills} times: ${done} deleted, ${halves} times other than said, ` +
      `${isSame ? 'everything' : 'NOT everything'} as before`,
    isSame && halves === 0 && done === ARTICLES,
  );
  if (isWrong) process.exitCode = 1;
} finally {
  await server.stop();
  await databases.close();
  await rm(folder, { recursive: true, force: true });
}
