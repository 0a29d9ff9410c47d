import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { serveExported } from '../support/journey/exported-site.ts';
import { expect, test } from '../support/journey/site.ts';
import { answerForOthers } from '../support/journey/watch.ts';
import { liveEntryId, liveStore } from '../support/records/live-blog.ts';
import { article, articles, paragraph } from '../support/records/records.ts';

const store = {
  articles: [
    ...(liveStore.articles as object[]),
    article(300, {
      ...{ title: 'Rain refills the paddies', category: 'India', isFeatured: true },
      ...{ slug: 'late-rain', formerSlugs: ['early-rain'], tagIds: ['tag-1'] },
      bylines: [{ authorId: 'author-1', name: 'Asha Rao' }],
      author: 'Asha Rao',
      publishedAt: new Date().toISOString(),
    }),
    article(301, {
      ...{ id: 'article-premium', title: 'Behind the wall', category: 'Tech', isPremium: true },
      content: ['One.', 'Two.', 'Three is secret.'].map((text) => paragraph(text, text)),
    }),
    ...articles(30, { category: 'India' }),
  ],
  liveBlogs: liveStore.liveBlogs,
  liveEntries: liveStore.liveEntries,
  authors: [{ id: 'author-1', name: 'Asha Rao', slug: 'asha-rao', role: 'Reporter' }],
  tags: [{ id: 'tag-1', name: 'Monsoon', slug: 'monsoon' }],
};

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/** Reads from the homepage to a second page of a section, an article, its author and its topic. */
async function read(page: Page, origin: string): Promise<void> {
  const main = page.getByRole('main');
  await page.goto(`${origin}/`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Subscribe' })).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await heading(page, 'About Us');
  await page.goto(`${origin}/category/india`);
  await expect(page).toHaveURL(`${origin}/category/india/`);
  await main.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(`${origin}/category/india/page-2/`);
  await heading(page, 'India News');
  await page.goto(`${origin}/article/early-rain/`);
  await expect(page).toHaveURL(`${origin}/article/late-rain/`);
  await heading(page, 'Rain refills the paddies');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${origin}/article/late-rain/`,
  );
  await main.getByRole('link', { name: 'Asha Rao' }).first().click();
  await expect(page).toHaveURL(`${origin}/author/asha-rao/`);
  await page.goBack();
  await main.getByRole('link', { name: 'Monsoon' }).click();
  await expect(page).toHaveURL(`${origin}/tag/monsoon/`);
  await page.goto(`${origin}/article/article-premium/`);
  await expect(main.getByText('Two.')).toBeVisible();
  await expect(main.getByText('Three is secret.')).toHaveCount(0);
  await expect(main.getByText('This copy of the site has only its beginning.')).toBeVisible();
  await page.goto(`${origin}/article/article-live/`);
  await main.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(`${origin}/article/article-live/page-2/`);
  await expect(page.locator(`#${liveEntryId(1)}`)).toBeVisible();
  await page.goto(`${origin}/nowhere/`);
  await heading(page, 'Page Not Found');
}

test('an exported site is read from plain files, with and without script', async ({
  page,
  site,
  server,
  browser,
}) => {
  test.setTimeout(90_000);
  await site.open('/', { store, width: 1440 });
  const exported = await serveExported(page, site, server);
  const { origin, folder } = exported;
  try {
    await test.step('without script', async () => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const plain = await context.newPage();
      await read(plain, origin);
      await plain.goto(`${origin}/web-stories/`);
      await plain.getByRole('button', { name: 'What nine days of rain did' }).click();
      await expect(
        plain.getByRole('heading', { name: 'What nine days of rain did' }).first(),
      ).toBeVisible();
      await plain.goto(`${origin}/search/`);
      // Locators by text skip what is in `noscript`.
      await expect(plain.locator('main noscript p')).toBeVisible();
      await context.close();
    });
    await test.step('with script', async () => {
      await answerForOthers(browser);
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      const errors: string[] = [];
      const other = await context.newPage();
      other.on('pageerror', (error) => errors.push(error.message));
      const asked: string[] = [];
      other.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await read(other, origin);
      await other.getByRole('banner').getByRole('searchbox').fill('paddies');
      await other
        .getByRole('banner')
        .getByRole('link', { name: 'Rain refills the paddies' })
        .click();
      await expect(other).toHaveURL(`${origin}/article/late-rain/`);
      await other.goto(`${origin}/search?q=padies`);
      await other.getByRole('main').getByRole('link', { name: 'paddies' }).first().click();
      await expect(other.getByText('1 result', { exact: true })).toBeVisible();
      await other.getByRole('searchbox', { name: 'Search term' }).fill('secret');
      await expect(other.getByText(/^No results found for "secret"/)).toBeVisible();
      await other.goto(`${origin}/web-stories?story=story-1`);
      await expect(other.getByRole('dialog')).toBeVisible();
      expect(errors).toEqual([]);
      expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
      await context.close();
    });
    await test.step('feeds, maps and links', async () => {
      const has = (path: string, text: string) =>
        readFileSync(join(folder, path), 'utf8').includes(text);
      const late = `${origin}/article/late-rain/`;
      expect(has('sitemap.xml', `<loc>${late}</loc>`)).toBe(true);
      for (const format of ['xml', 'atom', 'json'])
        expect(has(`feeds/india.${format}`, late), format).toBe(true);
      const live = 'article/article-live/index.html';
      expect(has(live, `${origin}/article/article-live/#${liveEntryId(24)}`)).toBe(true);
      expect(has(live, '?update=')).toBe(false);
      expect(has(live, 'href="/favicon.svg"')).toBe(true);
      expect(has('search-records.json', 'secret')).toBe(false);
      expect(existsSync(join(folder, 'login'))).toBe(false);
    });
  } finally {
    exported.close();
  }
});
