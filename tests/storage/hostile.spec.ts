import { looksHere } from '../support/journey/edition.ts';
import { expect, test } from '../support/journey/site.ts';
import { dangersIn as dangers } from '../support/records/dangers.ts';
import {
  hostileAddresses,
  hostileHtml,
  hostilePaths,
  hostileStore,
} from '../support/records/hostile-store.ts';
import { publicPages } from '../support/records/public-pages.ts';

test.describe.configure({ timeout: 90_000 });

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => {
    throw new Error(`A dialog opened: ${dialog.message()}`);
  });
});

test('[storage-hostile] HTML, scripts and dangerous addresses in every field are shown as text', async ({
  page,
  site,
}) => {
  site.expectError(/records in '\w+' can't be read|404/);
  await site.open('/', { width: 1440, store: hostileStore });
  const articlePaths = hostileStore.articles.map(({ id }) => `/article/${encodeURIComponent(id)}`);
  const categoryPaths = [
    '/category/business',
    ...hostilePaths,
    '/category/__proto__',
    '/search?q=hostile',
    `/search?q=${encodeURIComponent(hostileHtml)}`,
    '/search?q=constructor&category=__proto__&period=constructor&page=1e9',
  ];
  const pages = looksHere(publicPages.map(({ path }) => path));
  const paths = [...pages, ...articlePaths, ...categoryPaths];
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Unexpected Application Error')).toHaveCount(0);
      expect(await dangers(page)).toEqual([]);
    });
  }
  expect(await page.evaluate(() => Object.keys({}).length)).toBe(0);
});

test('[storage-hostile] clicks run no stored code: networks, advertisements, videos, stories @server', async ({
  page,
  site,
}) => {
  site.expectError(/records in '\w+' can't be read|404/);
  await site.open('/', { width: 1440, store: hostileStore });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hostile 1 "><script>');
  for (const network of ['Facebook', 'Twitter', 'Instagram', 'LinkedIn', 'YouTube']) {
    await page.getByRole('button', { name: network, exact: true }).click();
    await site.toast("This feature isn't implemented yet");
  }
  await expect(page.locator('figure[data-placement] a[target=_blank]')).toHaveCount(0);

  const videos = page.getByRole('region', { name: 'Videos' });
  await videos.getByRole('button').first().click();
  await expect(page.getByText('This video is not available.')).toBeVisible();
  expect(await dangers(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.goto('/web-stories');
  const cards = page.locator('#main').getByRole('listitem').getByRole('button');
  for (let at = 0; at < hostileAddresses.length; at += 1) {
    await cards.nth(at).click();
    const viewer = page.getByRole('dialog');
    await expect(viewer.getByText('Page 1 of 2', { exact: true })).toBeVisible();
    expect(await dangers(page)).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByText('Page 2 of 2', { exact: true })).toBeVisible();
    expect(await dangers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
  }
});
