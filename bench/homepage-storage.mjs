/**
 * Measures the time that 500 articles of 1,000 words in local storage add to the homepage, compared with
 * an empty store. Rounds alternate between the two in one browser; medians count.
 */
import { chromium } from 'playwright-core';
import { findChromium } from '../scripts/browsers/find-chromium.mjs';
import { serveStatic } from '../scripts/serve-static.mjs';
import { createRandom } from './data/random.mjs';
import { median } from './measures/statistics.mjs';

const ARTICLES = 500;
const WORDS = 1000;
const ROUNDS = 15;
const LIMIT_MS = 200;

const vocabulary =
  'rain paddy line train coast port form container pool credit vendor wafer silicon runner roof screen city water night market price bond tea mill loom road bridge school vote letter field glass river signal tower season'.split(
    ' ',
  );
const categories = ['India', 'World', 'Business', 'Tech', 'Sports', 'Cricket', 'Movies', 'Auto'];

function makeArticles() {
  const random = createRandom(20261121);
  /** @param {number} count */
  const words = (count) =>
    Array.from({ length: count }, () => vocabulary[Math.floor(random() * vocabulary.length)]).join(
      ' ',
    );
  return Array.from({ length: ARTICLES }, (_, index) => ({
    id: `article-${1790000000000 - index}`,
    title: words(9),
    category: categories[index % categories.length],
    author: words(2),
    publishedAt: new Date(1790000000000 - index * 60_000).toISOString(),
    isFeatured: index === 3,
    content: Array.from({ length: 8 }, (__, at) => ({
      id: `block-${at}`,
      type: 'paragraph',
      content: words(WORDS / 8),
    })),
  }));
}

/**
 * Milliseconds from navigation start to the frame after the lead headline is rendered.
 * @param {import('playwright-core').Page} page
 * @param {string} address
 * @returns {Promise<number>}
 */
async function timeToLead(page, address) {
  await page.goto(address, { waitUntil: 'commit' });
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const look = () => {
          if (document.querySelector('main h1')) {
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
          } else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

const server = await serveStatic({ folder: 'dist/browser', port: 0 });
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-background-networking'],
});
try {
  const articles = JSON.stringify(makeArticles());
  /** @type {{ name: string, stored: string | undefined }[]} */
  const stores = [
    { name: 'empty store', stored: undefined },
    { name: `${ARTICLES} articles of ${WORDS} words`, stored: articles },
  ];
  /** @type {{ name: string, page: import('playwright-core').Page, times: number[], isEmpty: boolean }[]} */
  const contenders = [];
  for (const { name, stored } of stores) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    await context.route(
      (url) => url.hostname !== '127.0.0.1',
      (route) => route.abort(),
    );
    const page = await context.newPage();
    await page.goto(`${server.address}/favicon.svg`);
    await page.evaluate((text) => {
      localStorage.setItem('pushNotificationPrompted', 'true');
      if (text) localStorage.setItem('articles', text);
    }, stored);
    await timeToLead(page, server.address);
    contenders.push({ name, page, times: [], isEmpty: stored === undefined });
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const contender of contenders) {
      if (contender.isEmpty) {
        await contender.page.evaluate(() => {
          localStorage.removeItem('articles');
          localStorage.removeItem('categories');
        });
      }
      contender.times.push(await timeToLead(contender.page, server.address));
    }
  }
  const rows = contenders.map(({ name, times }) => ({
    contender: name,
    'median ms': Math.round(median(times)),
    'min ms': Math.round(Math.min(...times)),
    'max ms': Math.round(Math.max(...times)),
  }));
  console.table(rows);
  const [empty = 0, full = 0] = rows.map((row) => row['median ms']);
  const extra = full - empty;
  console.log(
    `${(articles.length / 1e6).toFixed(2)} MB of articles cost ${extra} ms; the limit is ${LIMIT_MS} ms.`,
  );
  console.log(`Chromium ${browser.version()}, Node ${process.version}, ${ROUNDS} rounds.`);
  if (extra > LIMIT_MS) process.exitCode = 1;
} finally {
  await browser.close();
  await server.close();
}
