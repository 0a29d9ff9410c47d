/**
 * Measures how soon 500 readers of a live blog with 300 entries are offered a new one, posted every ten
 * seconds: browsers, which show it and report layout shifts, and connections that do what a page does. Fails
 * above a second at the 95th percentile, for an entry that a reader never gets, and for any layout shift.
 */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { browserArguments, findChromium } from '../scripts/browsers/find-chromium.mjs';
import { ADMIN_PASSWORD, startDaybreak } from './contenders/start-daybreak.mjs';
import { openDatabases } from './data/open-databases.mjs';
import { logIn } from './measures/log-in.mjs';
import { quantile } from './measures/statistics.mjs';

const { values: asked } = parseArgs({
  options: {
    readers: { type: 'string', default: '500' },
    entries: { type: 'string', default: '300' },
    posts: { type: 'string', default: '12' },
    every: { type: 'string', default: '10' },
    browsers: { type: 'string', default: '2' },
    processes: { type: 'string', default: '1' },
    postgres: { type: 'boolean', default: false },
  },
});
const ENTRIES = Number(asked.entries);
const POSTS = Number(asked.posts);
const BROWSERS = Number(asked.browsers);
const READERS = Number(asked.readers) - BROWSERS;
const EVERY = Number(asked.every) * 1000;
/** As `SPREAD` of `src/main/page.ts`: milliseconds over which pages spread their requests. */
const SPREAD = 300;
const MOST_P95 = 1000;

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Instants of the posts, by entry. @type {Map<string, number>} */
const posted = new Map();
/** Milliseconds from a post to a reader's page that has it. @type {number[]} */
const byReaders = [];
/** Milliseconds from a post to the button in a browser. @type {number[]} */
const byBrowsers = [];

/** @param {number} number */
const entryId = (number) => `entry-${String(number).padStart(8, '0')}`;

/** @param {string} address */
async function textOf(address) {
  const [answer] = await once(get(address, { agent }), 'response');
  let text = '';
  answer.setEncoding('utf8');
  for await (const part of answer) text += part;
  if (answer.statusCode !== 200) throw new Error(`${address} answered ${answer.statusCode}.`);
  return text;
}

/**
 * A page of a reader: loads the live blog again after each change, and notes the entries that it lacked.
 * @param {string} origin @param {string} path @param {number} number @param {AbortSignal} end
 */
async function followAsPage(origin, path, number, end) {
  const known = new Set();
  /** @param {string} html @param {boolean} isFirst */
  const note = (html, isFirst) => {
    const now = performance.now();
    for (const [id, at] of posted) {
      if (known.has(id) || !html.includes(`id="${id}"`)) continue;
      known.add(id);
      if (!isFirst) byReaders.push(now - at);
    }
  };
  note(await textOf(origin + path), true);
  const headers = { 'x-forwarded-for': `10.3.${number >> 8}.${number & 255}` };
  const address = `${origin}/api/events?page=${encodeURIComponent(path)}`;
  const [stream] = await once(get(address, { headers, agent: false, signal: end }), 'response');
  if (stream.statusCode !== 200) throw new Error(`The stream answered ${stream.statusCode}.`);
  try {
    for await (const line of createInterface({ input: stream })) {
      if (line !== 'event: change') continue;
      await setTimeout(Math.random() * SPREAD);
      note(await textOf(origin + path), false);
    }
  } catch (error) {
    if (!end.aborted) throw error;
  }
}

/** Sums up layout shifts, and notes when the button for new entries changes. */
function watchPage() {
  const seen = {
    shift: 0,
    moved: /** @type {string[]} */ ([]),
    offers: /** @type {number[]} */ ([]),
  };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { hadRecentInput, value, sources } =
        /** @type {{ hadRecentInput: boolean, value: number, sources: { node?: Element }[] }} */ (
          /** @type {unknown} */ (entry)
        );
      if (hadRecentInput) continue;
      seen.shift += value;
      seen.moved.push(...sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? ''));
    }
  }).observe({ type: 'layout-shift' });
  new MutationObserver(() => seen.offers.push(Date.now())).observe(
    document.querySelector('[data-news]') ?? document.body,
    { childList: true, characterData: true, subtree: true },
  );
}

/** @param {string} origin */
async function openBlog(origin) {
  const json = { 'content-type': 'application/json' };
  const cookie = await logIn(origin);
  /** @param {string} method @param {string} path @param {object} body */
  const call = async (method, path, body) => {
    const headers = { ...json, cookie, 'if-match': '"0"' };
    const answer = await fetch(`${origin}/api/admin/${path}`, {
      method,
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const words =
    'The district says that the bridge closes at ten; buses go on as long as they can. ';
  const content = [{ id: 'p', type: 'paragraph', content: words.repeat(4) }];
  const { id, slug } = await call('POST', 'articles', {
    ...{ title: 'A night by the coast', category: 'World', content },
  });
  await call('PUT', `articles/${id}/live`, {});
  /** @param {number} number */
  const post = (number) =>
    call('PUT', `articles/${id}/entries/${entryId(number)}`, {
      ...{ heading: `What happened as number ${number}`, content },
      isKeyPoint: number % 50 === 0,
    });
  for (let number = 0; number < ENTRIES; number += 1) await post(number);
  return { path: `/article/${slug}`, post };
}

const folder = await mkdtemp(join(tmpdir(), 'daybreak-bench-live-'));
const databases = await openDatabases({ isPostgres: asked.postgres, folder });
const server = await startDaybreak({
  name: 'daybreak',
  folder,
  database: { ...(await databases.with(200)), ADMIN_PASSWORD },
  processes: Number(asked.processes),
});
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: browserArguments,
});
try {
  const origin = `http://127.0.0.1:${server.port}`;
  const { path, post } = await openBlog(origin);
  const end = new AbortController();
  const following = Array.from({ length: READERS }, (_, number) =>
    followAsPage(origin, path, number, end.signal),
  );
  const pages = await Promise.all(
    Array.from({ length: BROWSERS }, async (_, number) => {
      const size = { width: number % 2 === 0 ? 390 : 1440, height: 800 };
      const page = await browser.newPage({ viewport: size });
      await page.goto(origin + path);
      // One at the top, the others in the middle of the entries.
      if (number > 0) await page.locator('[data-entries] > :nth-child(9)').scrollIntoViewIfNeeded();
      await setTimeout(1000);
      await page.evaluate(watchPage);
      return page;
    }),
  );
  await setTimeout(3000);
  /** Instants by the wall clock, as browsers see them. */
  const walls = [];
  for (let number = ENTRIES; number < ENTRIES + POSTS; number += 1) {
    const began = performance.now();
    posted.set(entryId(number), began);
    walls.push(Date.now());
    await post(number);
    await setTimeout(Math.max(0, EVERY - (performance.now() - began)));
  }
  let shift = 0;
  for (const page of pages) {
    const seen = /** @type {{ shift: number, moved: string[], offers: number[] }} */ (
      await page.evaluate('globalThis.seen')
    );
    shift += seen.shift;
    if (seen.moved.length > 0) console.log('moved:', [...new Set(seen.moved)]);
    for (const wall of walls) {
      const offer = seen.offers.find((at) => at >= wall);
      byBrowsers.push(offer === undefined ? Number.POSITIVE_INFINITY : offer - wall);
    }
  }
  end.abort();
  await Promise.all(following);
  const expected = READERS * POSTS;
  const p95 = quantile(byReaders, 0.95);
  const shown = quantile(byBrowsers, 0.95);
  const bytes = (await textOf(origin + path)).length;
  console.log(
    [
      `${ENTRIES} entries, ${POSTS} more, one every ${EVERY / 1000} s; ${READERS} connections and ${BROWSERS} browsers; ${asked.processes} process(es), ${asked.postgres ? 'PostgreSQL' : 'SQLite'}; ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`,
      `in readers' pages after ${quantile(byReaders, 0.5).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, at most ${Math.max(...byReaders).toFixed(0)} ms; ${byReaders.length} of ${expected}`,
      `offered by browsers after ${quantile(byBrowsers, 0.5).toFixed(0)} ms, p95 ${shown.toFixed(0)} ms; layout shift ${shift.toFixed(4)}`,
      `the page: ${(bytes / 1024).toFixed(0)} KB of HTML`,
    ].join('\n'),
  );
  if (p95 > MOST_P95 || shown > MOST_P95 || byReaders.length !== expected || shift > 0) {
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await server.stop();
  await databases.close();
  await rm(folder, { recursive: true, force: true });
  agent.destroy();
}
