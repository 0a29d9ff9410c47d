/**
 * Measures whether hostile clients slow down readers: 50 readers of the server edition, alone and beside
 * the requests of a hostile corpus, thousands of slow connections, event streams and slow bodies.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { residentMegabytes } from './contenders/process-figures.mjs';
import { ADMIN_PASSWORD, startDaybreak } from './contenders/start-daybreak.mjs';
import { openDatabases } from './data/open-databases.mjs';
import { faultOf, quickRequests, sendHostile } from './hostile/corpus.mjs';
import {
  drippingBodies,
  eventStreams,
  slowHeads,
  stalledReaders,
  streamsOfPages,
} from './hostile/crowds.mjs';
import { startReaders } from './hostile/start-readers.mjs';
import { readPaths } from './measures/loads.mjs';
import { quantile } from './measures/statistics.mjs';
import { short, tableOf } from './measures/table.mjs';

const { values: asked } = parseArgs({
  options: {
    articles: { type: 'string', default: '20000' },
    only: { type: 'string', default: 'corpus,slow,streams,followed,bodies,stalled' },
    json: { type: 'boolean', default: false },
  },
});

const ARTICLES = Number(asked.articles);
const READERS = 50;
/** Goals: p99 of a reader's page in milliseconds, memory of the process in megabytes. */
const goals = { p99: 250, memory: 300 };
/** Duration of the phases with readers alone, in milliseconds. */
const ALONE = 10_000;
/** Number of times that a request is repeated if a page was late beside it. */
const REPEATS = 4;
/** Milliseconds above which a reader's page counts as late. */
const NOTEWORTHY = 100;

const now = () => performance.timeOrigin + performance.now();
/** @param {string} what */
const tell = (what) => console.error(what);

const folder = await mkdtemp(join(tmpdir(), 'daybreak-bench-'));
const databases = await openDatabases({ isPostgres: false, folder });
const database = { ...(await databases.with(ARTICLES)), ADMIN_PASSWORD };
const server = await startDaybreak({ name: 'daybreak', database, folder });
const readers = startReaders({ port: server.port, paths: readPaths(ARTICLES), readers: READERS });

let memory = 0;
const watching = setInterval(() => {
  memory = Math.max(memory, residentMegabytes(server.pid) ?? 0);
}, 100);

/** @type {Record<string, string | number>[]} */
const rows = [];

/**
 * Measures readers' pages during some work.
 * @param {string} name
 * @param {() => Promise<string>} work returns its outcome
 */
async function phase(name, work) {
  memory = 0;
  const from = now();
  const outcome = await work();
  const looks = await readers.between(from, now());
  const times = looks.map(({ took }) => took);
  rows.push({
    beside: name,
    pages: looks.length,
    errors: looks.filter(({ status }) => status !== 200).length,
    'p50 ms': short(quantile(times, 0.5)),
    'p99 ms': short(quantile(times, 0.99)),
    'most ms': short(Math.max(...times)),
    'memory MB': Math.round(memory),
    outcome,
  });
  tell(`${name}: ${outcome}`);
  return looks;
}

/**
 * Milliseconds of the latest page beside each request; 0 if none was late.
 * @param {{ from: number, to: number }[]} sent
 * @param {import('./hostile/readers.mjs').Look[]} looks
 */
function lateBeside(sent, looks) {
  const late = looks.filter(({ took }) => took > NOTEWORTHY);
  return sent.map(({ from, to }) => {
    const met = late.filter(({ at, took }) => at < to && at + took > from);
    return Math.max(0, ...met.map(({ took }) => took));
  });
}

/**
 * Sends a request and records when.
 * @param {import('./hostile/send-raw.mjs').Hostile} request
 * @param {number} at
 */
async function timed(request, at) {
  const from = now();
  const answer = await sendHostile(server.port, request, at);
  return { fault: faultOf(request, answer), from, to: now() };
}

/**
 * Repeats requests beside which a page was late: only those that delay a page every time are the cause,
 * and not other work on the machine.
 * @param {import('./hostile/send-raw.mjs').Hostile[]} suspects
 */
async function sendAgain(suspects) {
  /** @type {number[]} */
  let least = suspects.map(() => Number.POSITIVE_INFINITY);
  for (let turn = 0; turn < REPEATS; turn += 1) {
    const first = now();
    const sent = [];
    for (const [at, request] of suspects.entries()) {
      if ((least[at] ?? 0) === 0) sent.push({ fault: undefined, from: 0, to: 0 });
      else sent.push(await timed(request, 2000 + turn * 100 + at));
    }
    const late = lateBeside(sent, await readers.between(first, now()));
    least = least.map((before, at) => Math.min(before, late[at] ?? 0));
  }
  const again = suspects.filter((_, at) => (least[at] ?? 0) > 0);
  tell(
    `  of ${suspects.length} requests beside which a page took more than ${NOTEWORTHY} ms, ${again.length} each time:`,
  );
  for (const [at, { name }] of suspects.entries()) {
    if ((least[at] ?? 0) > 0) tell(`  ${short(least[at] ?? 0)} ms at least beside ${name}`);
  }
}

async function sendCorpus() {
  const corpus = quickRequests();
  /** @type {Awaited<ReturnType<typeof timed>>[]} */
  const sent = [];
  const looks = await phase('the corpus, one at a time', async () => {
    for (const [at, request] of corpus.entries()) {
      const one = await timed(request, at);
      sent.push(one);
      if (one.fault) tell(`  ${request.name}: ${one.fault}`);
    }
    const faults = sent.filter(({ fault }) => fault).length;
    return `${corpus.length} requests, ${faults} answered wrongly`;
  });
  const late = lateBeside(sent, looks);
  await sendAgain(corpus.filter((_, at) => (late[at] ?? 0) > 0));
}

/** @param {import('./hostile/crowds.mjs').Crowd} crowd @param {number} seconds */
async function ended(crowd, seconds) {
  const { ended, seconds: took } = await crowd.untilEnded(seconds * 1000);
  crowd.leave();
  return `${ended} ended, the last after ${short(took)} s`;
}

const parts = asked.only.split(',');
try {
  // Lets pages be cached and hot code be compiled.
  await setTimeout(3000);
  await phase('nobody else', async () => {
    await setTimeout(ALONE);
    return '';
  });
  if (parts.includes('corpus')) await sendCorpus();
  if (parts.includes('slow')) {
    await phase('2,000 slow connections', async () =>
      ended(await slowHeads(server.port, 2000), 60),
    );
  }
  if (parts.includes('streams')) {
    await phase('2,000 event streams', async () => {
      const crowd = await eventStreams(server.port, 2000);
      await setTimeout(ALONE);
      const more = await eventStreams(server.port, 40);
      const answers = [crowd, more].map((one) => JSON.stringify(one.answers));
      crowd.leave();
      more.leave();
      await setTimeout(1000);
      const after = await eventStreams(server.port, 40);
      after.leave();
      return `answers ${answers[0]}, to 40 more ${answers[1]}, to 40 afterwards ${JSON.stringify(after.answers)}`;
    });
  }
  if (parts.includes('followed')) {
    await phase('2,000 event streams of as many pages', async () => {
      const crowd = await streamsOfPages(server.port, 2000);
      await setTimeout(ALONE);
      crowd.leave();
      return `answers ${JSON.stringify(crowd.answers)}`;
    });
  }
  if (parts.includes('bodies')) {
    await phase('300 dripping bodies', async () => {
      const { changes, readings } = await drippingBodies(server.port, 300);
      return `of changes ${await ended(changes, 60)}; of reading ${await ended(readings, 60)}`;
    });
  }
  if (parts.includes('stalled')) {
    await phase('200 callers who take no answer', async () =>
      ended(await stalledReaders(server.port, 200), 100),
    );
  }
  await phase('nobody any more', async () => {
    await setTimeout(ALONE);
    return '';
  });
  if (asked.json) console.log(JSON.stringify(rows, undefined, 2));
  else {
    console.log(
      `${READERS} readers, ${ARTICLES} articles, load of the machine ${loadavg()[0]?.toFixed(1)}\n`,
    );
    console.log(tableOf(rows));
    console.log(`\nGoals: p99 at most ${goals.p99} ms, memory at most ${goals.memory} MB.`);
  }
  const isMissed = rows.some(
    (row) => Number(row['p99 ms']) > goals.p99 || Number(row['memory MB']) > goals.memory,
  );
  process.exitCode = isMissed ? 1 : 0;
} finally {
  clearInterval(watching);
  readers.stop();
  await server.stop();
  await databases.close();
  await rm(folder, { recursive: true, force: true });
}
