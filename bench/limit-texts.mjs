/**
 * Measures what texts at the limits of every rule cost the server edition: processor time of each step
 * from an autosave to the archive, then the pages of 50 readers beside the same steps.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { processorSeconds } from './contenders/process-figures.mjs';
import { ADMIN_PASSWORD, startDaybreak } from './contenders/start-daybreak.mjs';
import { openDatabases } from './data/open-databases.mjs';
import { textsAtLimits } from './hostile/families/texts.mjs';
import { startReaders } from './hostile/start-readers.mjs';
import { readPaths } from './measures/loads.mjs';
import { logIn } from './measures/log-in.mjs';
import { median, quantile } from './measures/statistics.mjs';
import { short, tableOf } from './measures/table.mjs';

const { values: asked } = parseArgs({
  options: {
    articles: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '3' },
    postgres: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});

const ARTICLES = Number(asked.articles);
const ROUNDS = Number(asked.rounds);
const READERS = 50;
/** Goals, in milliseconds. */
const goals = { cpu: 150, p99: 50 };
/** Pause after a step, in which what it left to do later is done, in milliseconds. */
const SETTLING = 150;

const folder = await mkdtemp(join(tmpdir(), 'daybreak-bench-'));
const databases = await openDatabases({ isPostgres: asked.postgres, folder });
const database = { ...(await databases.with(ARTICLES)), ADMIN_PASSWORD };
const server = await startDaybreak({ name: 'daybreak', database, folder });
const origin = `http://localhost:${server.port}`;
const cookie = await logIn(origin);

/**
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 */
async function call(method, path, body) {
  const headers = { cookie, 'content-type': 'application/json', 'if-match': '*' };
  const answer = await fetch(origin + path, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 200)}`);
  return path.startsWith('/api/admin/articles') || path.startsWith('/api/admin/drafts')
    ? JSON.parse(text)
    : undefined;
}

/**
 * Takes a text through all steps; each is told to `step`, which runs it.
 * @param {string} name
 * @param {readonly object[]} content
 * @param {(name: string, run: () => Promise<unknown>) => Promise<unknown>} step
 */
async function follow(name, content, step) {
  const form = { title: `At the limit: ${name}`, category: 'World', content };
  const { id, version } = await call('POST', '/api/admin/drafts', {
    ...{ title: form.title, category: form.category, beginKey: crypto.randomUUID() },
    content: [{ id: 'b', type: 'paragraph', content: 'Begun.' }],
  });
  let kept = version;
  await step('autosave', async () => {
    ({ version: kept } = await call('POST', `/api/admin/articles/${id}/autosave`, {
      ...form,
      version: kept,
    }));
  });
  await step('save', () => call('PUT', `/api/admin/articles/${id}`, { ...form, version: kept }));
  await step('page', () => call('GET', `/article/${id}`));
  await step('feed', () => call('GET', '/feed.xml'));
  await step('search', () => call('GET', `/search?q=${encodeURIComponent(form.title)}`));
  await step('archive', () => call('GET', '/api/admin/archive'));
  return id;
}

const steps = ['autosave', 'save', 'page', 'feed', 'search', 'archive'];
/** What the same steps cost with an ordinary text: pages are made anew after each save, and an archive takes its time. */
const shortText = [{ id: 'b', type: 'paragraph', content: 'A short text.' }];
const texts = Object.entries({ 'a short text': shortText, ...textsAtLimits() });

/** Milliseconds of processor time that a step takes, with what it leaves to do later. @param {() => Promise<unknown>} run */
async function costOf(run) {
  const before = processorSeconds(server.pid);
  await run();
  await setTimeout(SETTLING);
  return (processorSeconds(server.pid) - before) * 1000;
}

/** @type {Map<string, Map<string, number[]>>} */
const costs = new Map(texts.map(([name]) => [name, new Map(steps.map((step) => [step, []]))]));

try {
  const idle = await costOf(() => setTimeout(1000));
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const [name, content] of texts) {
      const id = await follow(name, content, async (step, run) => {
        const cost = await costOf(run);
        // The first round is a warm-up.
        if (round >= 0) costs.get(name)?.get(step)?.push(cost);
      });
      await call('DELETE', `/api/admin/articles/${id}`);
    }
  }
  const reading = startReaders({
    port: server.port,
    paths: readPaths(ARTICLES),
    readers: READERS,
  });
  await setTimeout(3000);
  /** @type {Map<string, number[]>} */
  const beside = new Map();
  const now = () => performance.timeOrigin + performance.now();
  for (const [name, content] of texts) {
    const from = now();
    const id = await follow(name, content, (_, run) => run());
    await setTimeout(1000);
    beside.set(
      name,
      (await reading.between(from, now())).map(({ took }) => took),
    );
    await call('DELETE', `/api/admin/articles/${id}`);
  }
  reading.stop();

  const rows = texts.map(([name]) => ({
    text: name,
    ...Object.fromEntries(
      steps.map((step) => [step, short(median(costs.get(name)?.get(step) ?? []))]),
    ),
    'p99 ms': short(quantile(beside.get(name) ?? [], 0.99)),
    'most ms': short(Math.max(...(beside.get(name) ?? []))),
  }));
  console.log(
    asked.json
      ? JSON.stringify({ idle, rows }, undefined, 2)
      : `CPU milliseconds of each step; ${READERS} readers beside all of them; idle ${short(idle)} ms a second\n\n${tableOf(rows)}\n\nGoals: ${goals.cpu} ms a step, p99 ${goals.p99} ms. The archive has ${ARTICLES} other articles.`,
  );
} finally {
  await server.stop();
  await databases.close();
  await rm(folder, { recursive: true, force: true });
}
process.exit();
