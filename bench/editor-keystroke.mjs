/**
 * Measures the time from a key press in the article editor to the screen, in an article of 300 blocks and
 * one of 3 blocks in the same run. Keys alternate between the two; medians count.
 */
import { chromium } from 'playwright-core';
import { browserArguments, findChromium } from '../scripts/browsers/find-chromium.mjs';
import { serveStatic } from '../scripts/serve-static.mjs';
import { quantile } from './measures/statistics.mjs';

const KEYS = 60;
const FRAME_MS = 1000 / 60;

/** @param {number} blocks */
const makeArticle = (blocks) => ({
  id: `article-${blocks}`,
  title: `An article of ${blocks} blocks`,
  category: 'India',
  author: 'Bench',
  publishedAt: '2026-11-21T06:00:00.000Z',
  isFeatured: false,
  content: Array.from({ length: blocks }, (_, at) => ({
    id: `block-${at}`,
    type: 'paragraph',
    content:
      'The first train in nine days came over the viaduct at ten past six on Saturday. '.repeat(6),
  })),
});

const server = await serveStatic({ folder: 'dist/browser', port: 0 });
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: browserArguments,
});
try {
  const contenders = [];
  for (const blocks of [3, 300]) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addInitScript(
      (articles) => {
        localStorage.setItem('isAdminAuthenticated', 'true');
        if (!localStorage.getItem('articles')) localStorage.setItem('articles', articles);
      },
      JSON.stringify([makeArticle(blocks)]),
    );
    const page = await context.newPage();
    await page.goto(`${server.address}/admin/articles?edit=article-${blocks}`);
    const paragraph = page.locator('dialog[open] textarea').nth(3);
    await paragraph.waitFor();
    await paragraph.click();
    contenders.push({ blocks, page, paragraph, /** @type {number[]} */ times: [] });
    await page.evaluate(() => {
      // Measures from `keydown` to the first task after the frame that shows the key.
      const measured = /** @type {number[]} */ ([]);
      Object.assign(globalThis, { measured });
      addEventListener(
        'keydown',
        (event) => {
          requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.onmessage = () => measured.push(performance.now() - event.timeStamp);
            channel.port2.postMessage(undefined);
          });
        },
        true,
      );
    });
  }
  for (let key = 0; key < KEYS; key += 1) {
    for (const { page } of contenders) await page.keyboard.press(key % 6 === 5 ? 'Space' : 'a');
  }
  for (const contender of contenders) {
    contender.times = await contender.page.evaluate(() => Reflect.get(globalThis, 'measured'));
  }
  console.table(
    contenders.map(({ blocks, times }) => ({
      blocks,
      keys: times.length,
      'median ms': quantile(times, 0.5).toFixed(1),
      'p95 ms': quantile(times, 0.95).toFixed(1),
    })),
  );
  const [few, many] = contenders.map(({ times }) => quantile(times, 0.5));
  console.log(
    `300 blocks against 3: ${((many ?? 0) / (few ?? 1)).toFixed(2)} times; a frame is ${FRAME_MS.toFixed(1)} ms.`,
  );
  console.log(`Chromium ${browser.version()}, Node ${process.version}.`);
} finally {
  await browser.close();
  await server.close();
}
