/**
 * Measures the first words of the homepage on a slow line: 400 kbit/s, 400 ms, 390 px, nothing kept, of both editions; medians of
 * five. Fails above 1.3 s (server) and 2.5 s (browser edition).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { chromium } from 'playwright-core';
import { browserArguments, findChromium } from '../scripts/browsers/find-chromium.mjs';
import { serveStatic } from '../scripts/serve-static.mjs';
import { startDaybreak } from './contenders/start-daybreak.mjs';
import { median } from './measures/statistics.mjs';

const ROUNDS = 5;
const line = {
  offline: false,
  latency: 400,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
};
const limits = { server: 1300, browser: 2500 };

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: browserArguments,
});

/** Milliseconds to the first words, to the largest, and to the script's taking over. @param {string} address */
async function visit(address) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      const timer = setInterval(() => {
        if (!document.querySelector('main h1')?.getClientRects().length) return;
        clearInterval(timer);
        Object.assign(window, { hasWords: performance.now() });
      }, 20);
    });
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', line);
    await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForSelector('main h1');
    await page.waitForTimeout(3000);
    return await page.evaluate(async () => {
      const paints = performance.getEntriesByName('first-contentful-paint');
      /** @type {number} */
      const largest = await new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const entries = list.getEntries();
          resolve(entries.at(-1)?.startTime ?? 0);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      });
      // A skeleton is painted before there are words.
      const { hasWords } = /** @type {{ hasWords: number }} */ (/** @type {unknown} */ (window));
      return { first: Math.max(paints[0]?.startTime ?? 0, hasWords), largest };
    });
  } finally {
    await context.close();
  }
}

/** @param {'server' | 'browser'} edition @param {string} address */
async function measure(edition, address) {
  /** @type {{ first: number, largest: number }[]} */
  const visits = [];
  for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(address));
  const first = median(visits.map((one) => one.first));
  const largest = median(visits.map((one) => one.largest));
  console.log(
    `${edition}: first words ${first.toFixed(0)} ms, largest part ${largest.toFixed(0)} ms`,
  );
  if (first > limits[edition]) process.exitCode = 1;
}

const folder = await mkdtemp(join(tmpdir(), 'daybreak-slow-'));
try {
  console.log(
    `node ${process.version}, Chromium ${browser.version()}, ${new Date().toISOString().slice(0, 10)}`,
  );
  const database = { DAYBREAK_DEMO: '1' };
  const server = await startDaybreak({ name: 'daybreak', database, folder });
  try {
    await measure('server', `http://localhost:${server.port}/`);
  } finally {
    await server.stop();
  }
  const files = await serveStatic({ folder: 'dist/browser', port: 0 });
  try {
    await measure('browser', files.address);
  } finally {
    await files.close();
  }
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}
