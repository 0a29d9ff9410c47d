/**
 * Measures the time from a click in the back office's table of articles to the new rows on screen:
 * sorting, paging, searching. `--articles 20000`, `--postgres`, `--json`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { browserArguments, findChromium } from '../scripts/browsers/find-chromium.mjs';
import { ADMIN_PASSWORD, startDaybreak } from './contenders/start-daybreak.mjs';
import { openDatabases } from './data/open-databases.mjs';
import { vocabulary } from './data/vocabulary.mjs';
import { median, quantile } from './measures/statistics.mjs';
import { short, tableOf } from './measures/table.mjs';

const { values: asked } = parseArgs({
  options: {
    articles: { type: 'string', default: '100000' },
    postgres: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const ROUNDS = 15;

/** Debounce of the search field (`table-search.tsx`), in milliseconds. */
const SEARCH_PAUSE = 200;

/** @typedef {import('playwright-core').Page} Page */

/**
 * Milliseconds from an event to the frame that shows other rows.
 * @param {Page} page
 * @param {string} event that starts the clock
 * @param {() => Promise<void>} act
 */
async function timeOf(page, event, act) {
  await page.evaluate((name) => {
    const rows = () => document.querySelector('tbody')?.textContent ?? '';
    const before = rows();
    const shown = new Promise((resolve) => {
      addEventListener(
        name,
        ({ timeStamp }) => {
          const look = () => {
            if (rows() === before) requestAnimationFrame(look);
            else requestAnimationFrame(() => resolve(performance.now() - timeStamp));
          };
          requestAnimationFrame(look);
        },
        { capture: true, once: true },
      );
    });
    Object.assign(globalThis, { shown });
  }, event);
  await act();
  return Number(await page.evaluate(() => Reflect.get(globalThis, 'shown')));
}

/**
 * Actions on the table; each changes the rows every time it is repeated.
 * @param {Page} page
 */
function actsOn(page) {
  const search = page.getByRole('searchbox').first();
  /** @param {string} name */
  const press = (name) => () => page.getByRole('button', { name, exact: true }).click();
  /** @param {string[]} words */
  const type = (words) => (/** @type {number} */ at) => search.fill(words[at % words.length] ?? '');
  return [
    { name: 'next page', event: 'click', act: press('Next') },
    { name: 'sorted by title', event: 'click', act: press('Title') },
    { name: 'sorted by category', event: 'click', act: press('Category') },
    {
      name: 'searched, few found',
      event: 'input',
      act: type(vocabulary.slice(3000, 3000 + ROUNDS)),
    },
    { name: 'searched, most found', event: 'input', act: type(['the', 'of', 'and']) },
  ];
}

const folder = await mkdtemp(join(tmpdir(), 'daybreak-bench-'));
const databases = await openDatabases({ isPostgres: asked.postgres, folder });
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: browserArguments,
});
/** @type {Awaited<ReturnType<typeof startDaybreak>> | undefined} */
let server;
try {
  const database = { ...(await databases.with(Number(asked.articles))), ADMIN_PASSWORD };
  server = await startDaybreak({ name: 'daybreak', database, folder });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`http://localhost:${server.port}/admin`);
  await page.getByLabel('Password').fill(ADMIN_PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await page.goto(`http://localhost:${server.port}/admin/articles`);
  await page.getByRole('table', { name: 'Articles' }).waitFor();
  const rows = [];
  for (const { name, event, act } of actsOn(page)) {
    const times = [];
    for (let at = 0; at <= ROUNDS; at += 1) {
      const time = await timeOf(page, event, () => act(at));
      const waited = event === 'input' ? SEARCH_PAUSE : 0;
      // The first action also loads code; it isn't counted.
      if (at > 0) times.push(time - waited);
    }
    rows.push({
      articles: asked.articles,
      what: name,
      times: times.length,
      'median ms': short(median(times)),
      'p95 ms': short(quantile(times, 0.95)),
      'most ms': short(Math.max(...times)),
    });
  }
  console.log(asked.json ? JSON.stringify(rows, undefined, 2) : tableOf(rows));
  console.log(
    `${asked.postgres ? 'PostgreSQL' : 'SQLite'}, Chromium ${browser.version()}, Node ${process.version}.`,
  );
} finally {
  await browser.close();
  await server?.stop();
  await databases.close();
  await rm(folder, { recursive: true, force: true });
}
