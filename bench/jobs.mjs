/**
 * Measures jobs: 10,000 letters to a local mail server through `daybreak serve`, and `kill -9` of one of
 * two processes that work off 1,000 jobs, 20 rounds. Fails if a letter or job is lost or repeated, or if
 * memory grows with the letters. `--postgres`: in a PostgreSQL started for the run.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { postLetter } from '#core/letter/post-letter.ts';
import { openDatabase } from '#storage/sql/open-database.ts';
import { killJobWorkers } from '../tests/support/sql/kill-job-workers.ts';
import { startPostgres } from '../tests/support/sql/postgres-server.ts';
import { residentMegabytes } from './contenders/process-figures.mjs';
import { startDaybreak } from './contenders/start-daybreak.mjs';
import { createRandom } from './data/random.mjs';

const { values: asked } = parseArgs({
  options: {
    letters: { type: 'string', default: '10000' },
    jobs: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '20' },
    processes: { type: 'string', default: '1' },
    only: { type: 'string', default: 'letters,killed' },
    postgres: { type: 'boolean', default: false },
  },
});
const LETTERS = Number(asked.letters);
const parts = asked.only.split(',');

/**
 * Largest growth of memory, from the first tenth of the letters to the last letter, that counts as flat.
 */
const MOST_GROWTH = 1.25;

/** Milliseconds between two lines of progress. */
const PROGRESS = 2000;

/** Starts a mail server that counts the letters to each address. */
async function startMail() {
  /** @type {Map<string, number>} */
  const received = new Map();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      stream.resume();
      stream.on('end', () => {
        for (const { address } of envelope.rcptTo) {
          received.set(address, (received.get(address) ?? 0) + 1);
        }
        done();
      });
    },
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return { server, received, url: `smtp://127.0.0.1:${address.port}` };
}

/** @typedef {{ file: string } | { url: string }} Where */

/**
 * Creates subscribers, each with a queued letter.
 * @param {Where} where
 */
async function fill(where) {
  const clock = { now: () => new Date() };
  const report = (/** @type {string} */ message) => console.warn(message);
  const database = await openDatabase({ ...where, clock, hasSamples: false, report });
  /** Sends nothing: only the server sends. @type {import('#core/ports.ts').Mail} */
  const mail = { admits: async () => false, send: async () => ({ is: 'done' }) };
  for (let at = 0; at < LETTERS; at += 500) {
    await database.store.change(async (change) => {
      for (let next = at; next < Math.min(at + 500, LETTERS); next += 1) {
        const email = `reader-${next}@news.example`;
        const createdAt = clock.now().toISOString();
        const { id } = await change.insert('subscribers', { email, createdAt });
        await postLetter(
          change,
          { clock, online: { mail } },
          { about: 'newsletter-welcome', of: id },
        );
      }
    });
  }
  await database.close();
}

/** @param {Where} where @param {string} folder */
async function measureLetters(where, folder) {
  await fill(where);
  const mail = await startMail();
  const started = performance.now();
  const server = await startDaybreak({
    name: 'daybreak',
    folder,
    processes: Number(asked.processes),
    database: {
      ...('file' in where ? { DATABASE_FILE: where.file } : { DATABASE_URL: where.url }),
      MAIL_URL: mail.url,
      MAIL_FROM: 'news@daybreak.example',
    },
  });
  let early = 0;
  let most = 0;
  let shown = 0;
  while (mail.received.size < LETTERS) {
    await setTimeout(100);
    const memory = residentMegabytes(server.pid) ?? 0;
    if (mail.received.size < LETTERS / 10) early = Math.max(early, memory);
    most = Math.max(most, memory);
    if (performance.now() - shown < PROGRESS) continue;
    shown = performance.now();
    console.error(`  ${mail.received.size} of ${LETTERS} letters, ${memory.toFixed(0)} MB`);
  }
  const seconds = (performance.now() - started) / 1000;
  // Waits for letters that are sent twice.
  await setTimeout(1000);
  await server.stop();
  await new Promise((resolve) => mail.server.close(() => resolve(undefined)));
  const twice = [...mail.received.values()].filter((times) => times > 1).length;
  const growth = early > 0 ? most / early : 1;
  console.log(
    `${LETTERS} letters in ${seconds.toFixed(1)} s, ${(LETTERS / seconds).toFixed(0)}/s; ` +
      `${twice} came twice; memory ${early.toFixed(0)} MB, at most ${most.toFixed(0)} MB`,
  );
  return twice === 0 && growth <= MOST_GROWTH;
}

/** @param {Where} where */
async function measureKilled(where) {
  const fraction = createRandom(20261122);
  const { lost, twice, unexplained, repeated } = await killJobWorkers({
    address: where,
    rounds: Number(asked.rounds),
    jobs: Number(asked.jobs),
    random: (limit) => Math.floor(fraction() * limit),
    progress: (text) => console.error(`  ${text}`),
  });
  console.log(
    `${asked.jobs} jobs, ${asked.rounds} kills: ${lost.length} lost, ${twice.length} run again after their end was ` +
      `stored, ${unexplained.length} repeated without a kill; ${repeated.length} were confirmed in the moment of a kill and came again with their mark`,
  );
  return lost.length + twice.length + unexplained.length === 0;
}

const folder = await mkdtemp(join(tmpdir(), 'daybreak-jobs-'));
const postgres = asked.postgres ? await startPostgres({ isDurable: true }) : undefined;
/** @param {string} name @returns {Promise<Where>} */
const place = async (name) =>
  postgres
    ? { url: await postgres.createDatabase(name) }
    : { file: join(folder, `${name}.sqlite`) };
try {
  const areGood = [];
  if (parts.includes('letters')) areGood.push(await measureLetters(await place('letters'), folder));
  if (parts.includes('killed')) areGood.push(await measureKilled(await place('killed')));
  if (areGood.includes(false)) process.exitCode = 1;
} finally {
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
}
