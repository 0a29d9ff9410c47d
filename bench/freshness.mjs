/**
 * Measures whether a save renders only pages that show it: an editor saves in one section ten times a
 * second, while readers load pages of other sections, each with an event stream open. bench/README.md
 * explains the figures.
 */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ADMIN_PASSWORD, startDaybreak } from './contenders/start-daybreak.mjs';
import { openDatabases } from './data/open-databases.mjs';
import { logIn } from './measures/log-in.mjs';

const { values: asked } = parseArgs({
  options: {
    articles: { type: 'string', default: '20000' },
    readers: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '60' },
    processes: { type: 'string', default: '1' },
    postgres: { type: 'boolean', default: false },
    'publish-every': { type: 'string', default: '100' },
  },
});

const READERS = Number(asked.readers);
const SECONDS = Number(asked.seconds);
const SAVES_A_SECOND = 10;
/** Saves per publication of an article, which shows on every article's page; 0 for none. */
const PUBLISH_EVERY = Number(asked['publish-every']);
/** Milliseconds between two requests of a reader. */
const BETWEEN_PAGES = 1000;
/** Milliseconds within which a save must show. */
const ALLOWED_AGE = 1000;

const SAVED = 'Tech';
const READ = ['Business', 'India', 'World', 'Sports', 'Entertainment'];
/** Articles read per section, and corrected in the saved one. */
const READ_ARTICLES = 5;
const CORRECTED = 40;

const counted = {
  answers: 0,
  fromMemory: 0,
  failures: 0,
  saves: 0,
  told: 0,
  toldUnchanged: 0,
  looks: 0,
  stale: 0,
};
/** @type {number[]} */
const shownAfter = [];

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** @param {string} address */
async function textOf(address) {
  const [answer] = await once(get(address, { agent }), 'response');
  let text = '';
  answer.setEncoding('utf8');
  for await (const part of answer) text += part;
  if (answer.statusCode !== 200) counted.failures += 1;
  return text;
}

/**
 * Content of a page without its relative times.
 * @param {string} html
 */
const contentOf = (html) => html.replace(/<time\b.*?<\/time>/gs, '');

/**
 * Counts a log line of a request.
 * @param {string} line
 */
function countAnswer(line) {
  if (!line.includes('"event":"request"')) return;
  const { path, ms } = JSON.parse(line);
  if (!read.has(path)) return;
  counted.answers += 1;
  // 0 means from memory: rendered answers take longer than half a millisecond.
  if (ms === 0) counted.fromMemory += 1;
}

/** @type {Set<string>} */
const read = new Set();

/**
 * A browser that shows a page and loads it again after each change event.
 * @param {string} origin
 * @param {string} path
 * @param {number} number
 * @param {AbortSignal} end
 */
async function lookAt(origin, path, number, end) {
  let shown = contentOf(await textOf(origin + path));
  const headers = { 'x-forwarded-for': `10.2.${number >> 8}.${number & 255}` };
  const address = `${origin}/api/events?page=${encodeURIComponent(path)}`;
  const [stream] = await once(get(address, { headers, agent: false, signal: end }), 'response');
  if (stream.statusCode !== 200) counted.failures += 1;
  try {
    for await (const line of createInterface({ input: stream })) {
      if (line !== 'event: change') continue;
      counted.told += 1;
      const next = contentOf(await textOf(origin + path));
      if (next === shown) counted.toldUnchanged += 1;
      shown = next;
    }
  } catch (error) {
    if (!end.aborted) throw error;
  }
}

/**
 * Requests one page after another.
 * @param {string} origin
 * @param {string[]} paths
 * @param {number} number
 * @param {AbortSignal} end
 */
async function browse(origin, paths, number, end) {
  await setTimeout(Math.random() * BETWEEN_PAGES);
  for (let at = number; !end.aborted; at += 1) {
    await textOf(origin + paths[at % paths.length]);
    await setTimeout(BETWEEN_PAGES);
  }
}

/**
 * Polls a page until a save shows or is late.
 * @param {string} address
 * @param {string} words
 */
async function expectShown(address, words) {
  const saved = performance.now();
  counted.looks += 1;
  while (performance.now() - saved <= ALLOWED_AGE) {
    if ((await textOf(address)).includes(words)) {
      shownAfter.push(performance.now() - saved);
      return;
    }
    await setTimeout(20);
  }
  counted.stale += 1;
}

/** @param {string} origin */
async function createEditor(origin) {
  const json = { 'content-type': 'application/json' };
  const cookie = await logIn(origin);
  const headers = { ...json, cookie, 'if-match': '*' };
  const list = `${origin}/api/admin/articles`;
  const listed = await fetch(
    `${origin}/api/articles?category=${SAVED.toLowerCase()}&limit=${CORRECTED + 20}`,
  );
  const ids = (await listed.json()).articles
    .slice(20)
    .map((/** @type {{ id: string }} */ { id }) => id);

  /** @param {string} id @param {number} serial */
  async function correct(id, serial) {
    const article = await (await fetch(`${list}/${id}`, { headers })).json();
    const words = `The bench saved this as number ${serial}.`;
    const isTitle = serial % 3 === 0;
    const content = article.content.map((/** @type {object} */ block, /** @type {number} */ at) =>
      at === article.content.length - 1 ? { ...block, content: words } : block,
    );
    const body = JSON.stringify({ ...article, ...(isTitle ? { title: words } : { content }) });
    const answer = await fetch(`${list}/${id}`, { method: 'PUT', headers, body });
    await answer.arrayBuffer();
    return { isSaved: answer.ok, words };
  }

  /** @param {number} serial */
  async function publish(serial) {
    const words = `The bench published this as number ${serial}`;
    const content = [{ id: 'p', type: 'paragraph', content: words }];
    const body = JSON.stringify({ title: words, category: SAVED, content });
    const answer = await fetch(list, { method: 'POST', headers, body });
    return { isSaved: answer.ok, words, id: (await answer.json()).id };
  }

  return {
    /** @param {number} serial */
    save: async (serial) => {
      const isNew = serial % PUBLISH_EVERY === 0;
      const id = ids[serial % ids.length];
      const saved = isNew ? await publish(serial) : { id, ...(await correct(id, serial)) };
      counted.saves += 1;
      if (!saved.isSaved) counted.failures += 1;
      else await expectShown(`${origin}/article/${saved.id}`, saved.words);
      if (isNew) await expectShown(`${origin}/category/${SAVED.toLowerCase()}`, saved.words);
    },
  };
}

/** @param {string} origin @param {AbortSignal} end */
async function saveSteadily(origin, end) {
  const { save } = await createEditor(origin);
  /** @type {Promise<void>[]} */
  const saving = [];
  const began = performance.now();
  for (let serial = 1; !end.aborted; serial += 1) {
    saving.push(save(serial));
    await setTimeout(Math.max(0, began + (serial * 1000) / SAVES_A_SECOND - performance.now()));
  }
  await Promise.all(saving);
}

/**
 * Pages of the sections without saves.
 * @param {string} origin
 */
async function pathsToRead(origin) {
  const paths = [];
  for (const section of READ) {
    const slug = section.toLowerCase();
    const address = `${origin}/api/articles?category=${slug}&limit=${READ_ARTICLES}`;
    const { articles } = await (await fetch(address)).json();
    paths.push(`/category/${slug}`);
    for (const { id } of articles) paths.push(`/article/${id}`);
  }
  return paths;
}

const folder = await mkdtemp(join(tmpdir(), 'daybreak-bench-freshness-'));
const databases = await openDatabases({ isPostgres: asked.postgres, folder });
const server = await startDaybreak({
  name: 'daybreak',
  folder,
  database: { ...(await databases.with(Number(asked.articles))), ADMIN_PASSWORD },
  processes: Number(asked.processes),
  onLine: countAnswer,
});
try {
  const origin = `http://127.0.0.1:${server.port}`;
  const paths = await pathsToRead(origin);
  for (const path of paths) await textOf(origin + path);
  // Waits for the batched log lines of the requests above.
  await setTimeout(1000);
  for (const path of paths) read.add(path);
  const end = AbortSignal.timeout(SECONDS * 1000);
  const readers = Array.from({ length: READERS }, (_, number) => number);
  await Promise.all([
    saveSteadily(origin, end),
    ...readers.map((number) => lookAt(origin, paths[number % paths.length] ?? '/', number, end)),
    ...readers.map((number) => browse(origin, paths, number, end)),
  ]);
  const share = (counted.fromMemory / counted.answers) * 100;
  const most = Math.max(0, ...shownAfter);
  console.log(
    [
      `${counted.saves} saves in ${SAVED}, ${READERS} readers in ${READ.length} others, ${SECONDS} s; ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`,
      `answers ${counted.answers}, from memory ${share.toFixed(2)} % (goal 99)`,
      `stale ${counted.stale} of ${counted.looks} looks (goal 0), shown after ${most.toFixed(0)} ms at most`,
      `told ${counted.told} times, of pages that did not change ${counted.toldUnchanged} (goal 0)`,
      `failures ${counted.failures}`,
    ].join('\n'),
  );
} finally {
  await server.stop();
  await databases.close();
  await rm(folder, { recursive: true, force: true });
  agent.destroy();
}
