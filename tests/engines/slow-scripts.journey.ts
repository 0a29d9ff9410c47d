import { article, articles, paragraph, stories } from '../support/records/records.ts';
import { test } from './site.ts';

test('a page shows as soon as its scripts have loaded @browser', async ({ site }) => {
  const { tab, come } = await site.openSlowly('/', { articles: articles(6) });
  await tab.lacks('heading', 'Story number 1');
  come();
  await tab.finds('heading', 'Story number 1');
});

test('an article is read and left before its scripts load @server', async ({ site }) => {
  const { tab } = await site.openSlowly('/', { articles: articles(6) });
  await tab.click('link', 'Story number 2');
  await tab.sees('The second paragraph of story number 2.');
});

test('a web story pressed before the scripts loaded opens @server', async ({ site }) => {
  const { tab, come } = await site.openSlowly('/web-stories', { webStories: stories(2) });
  await tab.click('button', 'Web story number 2');
  come();
  await tab.sees('Page 1 of 3');
});

test('a video pressed before the scripts loaded plays @server', async ({ site }) => {
  const content = [paragraph('a', 'Look.'), { id: 'v', type: 'video', videoId: 'aqz-KE-bpKQ' }];
  const { tab, come } = await site.openSlowly('/article/article-8999', {
    articles: [article(1, { content })],
  });
  await tab.click('button', /^Play video/);
  come();
  await tab.until(() => document.querySelector('iframe')?.src.includes('/embed/aqz-KE-bpKQ'));
});

test('the theme button works when pressed before the scripts loaded @server', async ({ site }) => {
  const { tab, come } = await site.openSlowly('/about-us');
  const theme = await tab.evaluate(() => document.documentElement.dataset.theme);
  await tab.click('button', 'Dark theme');
  come();
  await tab.until((before) => document.documentElement.dataset.theme !== before, theme);
});

test('the menu opens before the scripts load @server', async ({ site }) => {
  const { tab, come } = await site.openSlowly('/about-us');
  await tab.resize(390, 844);
  await tab.click('button', 'Open menu');
  come();
  await tab.finds('dialog', 'Menu');
  await tab.click('link', 'Tech', ['dialog', 'Menu']);
  await tab.isOn('/category/tech');
});

for (const path of ['/', '/admin/categories']) {
  test(`the stream of changes does not delay the load of ${path} @server`, async ({ site }) => {
    const { tab, come } = await site.openSlowly(path, { isAdminAuthenticated: 'true' });
    await tab.until(() => document.readyState === 'interactive');
    come();
    await tab.until(() => document.readyState === 'complete');
  });
}
