import { rm } from 'node:fs/promises';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserArguments, findChromium } from '../../scripts/browsers/find-chromium.mjs';
import { articleForm } from '../support/newsroom/content-examples.ts';
import {
  emptyFolder,
  ensureBuilt,
  enterBackOffice,
  type ServerProcess,
  startServerProcess,
} from '../support/server/server-process.ts';

const PASSWORD = 'a long enough word';

let browser: Browser;
let server: ServerProcess;
let folder = '';
let site = '';
let cookie = '';

beforeAll(async () => {
  await ensureBuilt();
  folder = await emptyFolder();
  server = await startServerProcess({ DATA_DIR: folder, ADMIN_PASSWORD: PASSWORD });
  // Workers need a secure context: `localhost`, or https.
  site = server.address.replace('127.0.0.1', 'localhost');
  cookie = await enterBackOffice(server.address, PASSWORD);
  browser = await chromium.launch({
    executablePath: await findChromium(),
    args: browserArguments,
  });
  for (const title of ['Late rain', 'Dry spell', 'Not read yet']) {
    const draft = await call('POST', '/api/admin/drafts', { ...articleForm, title });
    await call('POST', `/api/admin/articles/${draft.id}/publish`, { version: draft.version });
  }
}, 120_000);

afterAll(async () => {
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function call(method: string, path: string, body: object) {
  const answer = await fetch(server.address + path, {
    method,
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  expect(answer.ok).toBe(true);
  return answer.json();
}

/** Opens an article, and waits until the worker has kept it. */
async function read(page: Page, path: string): Promise<void> {
  await page.goto(site + path);
  const isKept = () =>
    page.evaluate(async (address) => (await caches.match(address)) !== undefined, site + path);
  await expect.poll(isKept, { timeout: 10_000 }).toBe(true);
}

test('pages that were read lately are there without a connection, until the site switches that off', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  // The first page was open before the worker was there.
  await read(page, '/article/late-rain');
  await read(page, '/article/dry-spell');

  await context.setOffline(true);
  await page.goto(`${site}/article/late-rain`);
  expect(await page.locator('h1').innerText()).toBe('Late rain');
  expect(await page.getByText('There is no connection.').isVisible()).toBe(true);
  await page.goto(`${site}/article/not-read-yet`);
  expect(await page.locator('h1').innerText()).toBe('No connection');
  const kept = page.locator('[data-kept] a');
  expect(await kept.allInnerTexts()).toEqual([
    expect.stringContaining('Dry spell'),
    expect.stringContaining('Late rain'),
  ]);
  await kept.first().click();
  await page.waitForURL('**/article/dry-spell');
  expect(await page.locator('h1').innerText()).toBe('Dry spell');

  await context.setOffline(false);
  await page.goto(`${site}/article/late-rain`);
  expect(await page.getByText('There is no connection.').count()).toBe(0);

  const { settings } = await (await fetch(`${server.address}/api/site`)).json();
  const { id: _, version, ...fields } = settings;
  await call('PUT', '/api/admin/settings', { ...fields, version: version ?? 0, keepsPages: false });
  await page.goto(`${site}/`);
  expect(await page.locator('html').getAttribute('data-keeps-pages')).toBeNull();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const countCaches = () => page.evaluate(async () => (await caches.keys()).length);
  await expect.poll(countCaches, { timeout: 10_000 }).toBe(0);
  await context.close();
}, 60_000);
