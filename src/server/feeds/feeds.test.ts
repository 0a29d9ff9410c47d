import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestApi } from '../../../tests/support/test-api.ts';
import { storedArticle } from '../../../tests/support/test-newsroom.ts';
import { feedRoutes } from './feed-routes.ts';
import { xmlText } from './xml.ts';

const ORIGIN = 'https://news.example';

const reported: (() => unknown[])[] = [];

function routesOver(articles: unknown[]) {
  const api = createTestApi({ articles });
  reported.push(() => api.reported);
  return feedRoutes(api.client, () => ORIGIN, {
    home: '/',
    pages: ['/', '/about-us'],
    articlePath: (id) => `/article/${id}`,
    categoryPath: (name) => `/category/${name.toLowerCase().replaceAll(' ', '-')}`,
  });
}

beforeEach(() => {
  reported.length = 0;
});

afterEach(() => {
  for (const errors of reported) expect(errors()).toEqual([]);
});

const titlesIn = (text: string) =>
  [...text.matchAll(/<item><title>(.*?)<\/title>/g)].map(([, title]) => title);

test('the feed has the newest fifty articles in the site’s order, with their addresses', async () => {
  const articles = Array.from({ length: 120 }, (_, at) =>
    storedArticle({ id: `article-${at}`, title: `Story ${at}` }),
  );
  const answer = await routesOver(articles).request('/feed.xml');
  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const text = await answer.text();
  expect(titlesIn(text)).toEqual(Array.from({ length: 50 }, (_, at) => `Story ${at}`));
  expect(text).toContain(`<link>${ORIGIN}/article/article-0</link>`);
  expect(text).toContain('<pubDate>Fri, 20 Nov 2026 06:30:00 GMT</pubDate>');
});

test('[list-order] the feed has the newest first, also after an import of old ones', async () => {
  const articles = [3, 9, 1].map((day) =>
    storedArticle({ title: `Day ${day}`, publishedAt: `2026-11-0${day}T06:30:00.000Z` }),
  );
  const text = await (await routesOver(articles).request('/feed.xml')).text();
  expect(titlesIn(text)).toEqual(['Day 9', 'Day 3', 'Day 1']);
});

test('of a premium article, the feed has no more than its list entry', async () => {
  const secret = 'Only for those who pay.';
  const content = ['First.', 'Second.', 'Third.', secret].map((text, at) => ({
    id: `b${at}`,
    type: 'paragraph',
    content: text,
  }));
  const routes = routesOver([storedArticle({ isPremium: true, content })]);
  expect(await (await routes.request('/feed.xml')).text()).not.toContain(secret);
});

test('whatever stands in a title, the feed stays XML', async () => {
  const title = '</title><script>alert(1)</script> & "quotes" \u0000\ud800';
  const text = await (await routesOver([storedArticle({ title })]).request('/feed.xml')).text();
  expect(text).not.toContain('<script>');
  expect(text).toContain('&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quotes');
  expect(text.isWellFormed()).toBe(true);
  expect(xmlText('a\u0008b\ufffe')).toBe('ab');
});

test('the site map names pages, categories and articles', async () => {
  const articles = Array.from({ length: 130 }, (_, at) => storedArticle({ id: `article-${at}` }));
  const text = await (await routesOver(articles).request('/sitemap.xml')).text();
  const places = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place);
  expect(places).toContain(`${ORIGIN}/`);
  expect(places).toContain(`${ORIGIN}/about-us`);
  expect(places).toContain(`${ORIGIN}/category/india`);
  // It shows what `/web-stories` shows, and says so.
  expect(places).not.toContain(`${ORIGIN}/category/web-stories`);
  expect(places.filter((place) => place?.includes('/article/'))).toHaveLength(130);
  expect(new Set(places).size).toBe(places.length);
  expect(text).toContain('<lastmod>2026-11-20T06:30:00.000Z</lastmod>');
});

test('robots are told where the site map is and what is not for them', async () => {
  const text = await (await routesOver([]).request('/robots.txt')).text();
  expect(text).toContain('Disallow: /admin\n');
  expect(text).toContain('Disallow: /search?\n');
  expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml\n`);
});
