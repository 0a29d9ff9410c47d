/**
 * Measures how soon fifty readers who open the homepage again and again have a front that was launched: every two seconds
 * another one. Fails above a second at the 95th percentile, and for a page that is neither the front before nor the new one.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { inProject } from '../scripts/project.mjs';
import { fetchAnswer } from './contenders/fetch-answer.mjs';
import { ADMIN_PASSWORD, startDaybreak } from './contenders/start-daybreak.mjs';
import { logIn } from './measures/log-in.mjs';
import { quantile } from './measures/statistics.mjs';

const { values: asked } = parseArgs({
  options: {
    readers: { type: 'string', default: '50' },
    launches: { type: 'string', default: '20' },
  },
});
const READERS = Number(asked.readers);
const LAUNCHES = Number(asked.launches);
/** Milliseconds between two launches, and between two requests of a reader. */
const EVERY = 2000;
const PAUSE = 100;
const MOST_P95 = 1000;

/** @param {string} html */
const leadOf = (html) => /<h1[^>]*>.*?<a[^>]*>([^<]*)<\/a>/s.exec(html)?.[1] ?? '';

const folder = await mkdtemp(join(tmpdir(), 'daybreak-launch-'));
try {
  const database = { ADMIN_PASSWORD };
  const program = inProject('dist/server/daybreak.js');
  const env = { ...process.env, ...database, DATA_DIR: folder };
  execFileSync(process.execPath, [program, 'fill-demonstration'], { env, stdio: 'ignore' });
  const server = await startDaybreak({ name: 'daybreak', database, folder });
  const origin = `http://localhost:${server.port}`;
  const ended = new AbortController();
  /** Instants of the launches, by the headline of the lead. @type {Map<string, number>} */
  const launched = new Map();
  /** @type {number[]} */
  const waits = [];
  /** @type {string[]} */
  const wrong = [];
  const first = leadOf((await fetchAnswer(server.port, '/')).body.toString());

  async function read() {
    let shown = first;
    while (!ended.signal.aborted) {
      const asked = performance.now();
      const lead = leadOf((await fetchAnswer(server.port, '/')).body.toString());
      const at = launched.get(lead);
      if (lead !== shown) {
        if (at === undefined) wrong.push(lead);
        // A reader who asked later had no earlier chance.
        else waits.push(performance.now() - Math.max(at, asked - PAUSE));
        shown = lead;
      }
      await setTimeout(PAUSE);
    }
  }

  try {
    const cookie = await logIn(origin);
    /** @param {string} method @param {object} [body] */
    const call = async (method, body) => {
      const answer = await fetch(`${origin}/api/admin/front/home`, {
        method,
        headers: { cookie, 'content-type': 'application/json', 'if-match': '*' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      if (!answer.ok)
        throw new Error(`${method} answered ${answer.status}: ${await answer.text()}`);
      return answer.json();
    };
    const { candidates } = await call('GET');
    const readers = Array.from({ length: READERS }, read);
    for (let number = 1; number <= LAUNCHES; number += 1) {
      const headline = `Front number ${number}`;
      const { id } = candidates.newest[number % candidates.newest.length];
      launched.set(headline, performance.now());
      await call('PUT', { pins: [{ slot: 'lead-1', article: id, headline }], off: [] });
      await setTimeout(EVERY);
    }
    ended.abort();
    await Promise.all(readers);
  } finally {
    await server.stop();
  }
  const [p50, p95, most] = [0.5, 0.95, 1].map((share) => quantile(waits, share));
  console.log(
    `${READERS} readers, ${LAUNCHES} launches, cores ${availableParallelism()}, node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`,
  );
  console.log(
    `from the press to the page: p50 ${p50?.toFixed(0)} ms, p95 ${p95?.toFixed(0)} ms, most ${most?.toFixed(0)} ms, of ${waits.length}`,
  );
  if (wrong.length > 0) console.log(`Neither front: ${[...new Set(wrong)].join(', ')}`);
  const isShort = waits.length < READERS * LAUNCHES;
  if ((p95 ?? 0) > MOST_P95 || wrong.length > 0 || isShort) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
