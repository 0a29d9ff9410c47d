import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey/site.ts';
import { article, settings } from '../support/records/records.ts';

test.use({ serviceWorkers: 'allow' });

const articles = [
  article(1, { id: 'article-rain', title: 'Late rain', category: 'India' }),
  article(2, { id: 'article-loan', title: 'A safe loan', category: 'Business' }),
];

/** Files that this browser keeps of the site, by their paths. */
const keptBy = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });

const workersOf = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

const keepsArticles = (kept: string[]): boolean =>
  kept.includes('/') && kept.some((file) => file.includes('article-route'));

test('the site opens without a connection, on pages that were never opened, too @browser', async ({
  page,
  site,
}) => {
  await site.open('/', { store: { articles } });
  await expect.poll(async () => keepsArticles(await keptBy(page))).toBe(true);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.goto('/article/article-rain');
  await expect(page.getByRole('heading', { level: 1, name: 'Late rain' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Late rain' })).toBeVisible();
  await page.goto('/category/business');
  await expect(page.getByRole('heading', { level: 1, name: 'Business News' })).toBeVisible();
  await page.getByRole('link', { name: 'A safe loan' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'A safe loan' })).toBeVisible();
  await page.context().setOffline(false);
});

test('files of an earlier build go, and while there is a connection the document comes from it @browser', async ({
  page,
  site,
}) => {
  await site.open('/', { store: { articles } });
  await expect.poll(async () => keepsArticles(await keptBy(page))).toBe(true);
  await page.evaluate(async () => {
    const earlier = await caches.open('daybreak-files of an earlier build');
    await earlier.put(
      '/',
      new Response('An earlier build', { headers: { 'content-type': 'text/html' } }),
    );
  });
  const answer = await page.reload();
  expect(await answer?.text()).toContain('id="root"');
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(1);
});

test('switched off, the worker and its files are gone at the next visit @browser', async ({
  page,
  site,
}) => {
  await site.open('/', { store: { articles } });
  await expect.poll(async () => keepsArticles(await keptBy(page))).toBe(true);
  await site.open('/', { store: { articles, siteSettings: settings({ keepsPages: false }) } });
  await expect.poll(() => workersOf(page)).toBe(0);
  await expect.poll(() => keptBy(page)).toEqual([]);
});
