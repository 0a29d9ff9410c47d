import { expect, test } from '../support/journey/site.ts';
import {
  ad,
  article,
  image,
  noon,
  paragraph,
  sessionOf,
  user,
} from '../support/records/records.ts';

test('a sold advertisement has the ratio of its creative and no outline @browser', async ({
  page,
  site,
}) => {
  await site.open('/', { width: 390, store: { advertisements: [ad(1)] } });
  const box = page.locator('[data-placement="homepage-top"] > div');
  const { width = 0, height = 1 } = (await box.boundingBox()) ?? {};
  expect(width / height).toBeCloseTo(970 / 90, 0);
  await expect(box).toHaveCSS('box-shadow', 'none');
  const unsold = page.locator('[data-placement="homepage-mid"] > div');
  const empty = (await unsold.boundingBox()) ?? { width: 0, height: 1 };
  expect(empty.width / empty.height).toBeCloseTo(3.2, 1);
});

test('no advertisement is near the invitation to Premium @browser', async ({ page, site }) => {
  const content = Array.from({ length: 6 }, (_, n) => paragraph(`p-${n}`, `Paragraph ${n}.`));
  const store = {
    articles: [article(1, { content }), article(2, { content, isPremium: true })],
    advertisements: [ad(1, { placement: 'article-body' })],
  };
  await site.open('/article/article-8999', { width: 390, store });
  await expect(page.locator('[data-placement="article-body"]')).toBeVisible();
  await site.open('/article/article-8998', { width: 390 });
  await expect(page.getByRole('heading', { name: /Premium readers/ })).toBeVisible();
  await expect(page.locator('[data-placement]:visible')).toHaveCount(0);
});

test('home and search are in the bar that stays, once the masthead has left @browser', async ({
  page,
  site,
}) => {
  await site.open('/', { width: 1440 });
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Search' })).toHaveCount(1);
  await page.evaluate(() => scrollTo(0, 700));
  const search = bar.getByRole('link', { name: 'Search' }).last();
  await expect(search).toBeInViewport();
  await search.click();
  await expect(page).toHaveURL(/\/search$/);
});

test('an article that was changed says when, to the minute @server', async ({ page, site }) => {
  const changed = new Date(noon.getTime() - 30 * 60_000).toISOString();
  const store = { articles: [article(1, { updatedAt: changed }), article(2)] };
  await site.open('/article/article-8999', { width: 390, store, now: noon });
  const updated = page.getByText('Updated').filter({ visible: true });
  await expect(updated).toHaveText(/^Updated \d{1,2} \w+ \d{4}, \d\d:\d\d UTC\+5:30$/);
  await expect(updated.locator('time')).toHaveAttribute('datetime', changed);
  await expect(page.locator('time[data-ago]').first()).toHaveAttribute('title', /UTC\+5:30$/);
  await site.open('/article/article-8998', { now: noon });
  await expect(page.getByText('Updated')).toHaveCount(0);
});

test('a printed article has its text, full dates and its address @browser', async ({
  page,
  site,
}) => {
  const content = [image('i', '/art/world.svg', 'A harbour'), paragraph('p', 'All the words.')];
  await site.open('/article/article-8999', {
    width: 820,
    theme: 'dark',
    store: { articles: [article(1, { content, standfirst: 'In short.' }), article(2)] },
  });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/\/article\/article-8999$/)).toBeVisible();
  for (const gone of ['banner', 'contentinfo', 'complementary', 'navigation', 'img'] as const) {
    await expect(page.getByRole(gone).filter({ visible: true })).toHaveCount(0);
  }
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('an unknown address offers a search and the newest articles @browser', async ({
  page,
  site,
}) => {
  const store = { articles: [1, 2, 3, 4, 5, 6].map((n) => article(n)) };
  site.expectError(/404/);
  for (const address of ['/nothing-here', '/article/gone']) {
    await site.open(address, { width: 390, store });
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await expect(main.getByRole('article')).toHaveCount(5);
    await main.getByRole('searchbox').fill('Story number 3');
    await main.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('main').getByRole('article').first()).toContainText('number 3');
  }
});

test('a reader who is logged in sees the account in place of Subscribe, also on a phone', async ({
  page,
  site,
}) => {
  const reader = user(1);
  await site.open('/', { width: 390, store: { users: [reader], currentUser: sessionOf(reader) } });
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Profile' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Subscribe' })).toHaveCount(0);
});

test('an empty category offers articles that mention its name @browser', async ({ page, site }) => {
  const content = [paragraph('p', 'Startups in Kochi hire again.')];
  const store = { articles: [article(1, { content }), article(2)] };
  await site.open('/category/startups', { width: 390, store });
  const main = page.getByRole('main');
  await expect(main.getByText('There are no articles in Startups yet.')).toBeVisible();
  await expect(main.getByRole('heading', { name: /mention “Startups”/ })).toBeVisible();
  await expect(main.getByRole('article')).toHaveCount(1);
  await site.open('/category/lifestyle');
  await expect(main.getByRole('heading', { name: 'No Articles Found' })).toBeVisible();
  await expect(main.getByRole('article')).toHaveCount(0);
});
