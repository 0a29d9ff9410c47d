import { parseRssFeed } from 'feedsmith';
import { expect, test } from 'vitest';
import { done } from '#core/errors.ts';
import { createTestApi } from '../../../tests/support/newsroom/test-api.ts';
import { storedArticle, testClock } from '../../../tests/support/newsroom/test-newsroom.ts';
import { ORIGIN, routesOver } from '../../../tests/support/server/routes-over.ts';
import { xmlText } from './xml.ts';

const titlesIn = (text: string) =>
  [...text.matchAll(/<item><title>(.*?)<\/title>/g)].map(([, title]) => title);

test('the feed has the newest fifty articles in the site’s order, with their addresses', async () => {
  const articles = Array.from({ length: 120 }, (_, at) =>
    storedArticle({ id: `article-${at}`, title: `Story ${at}` }),
  );
  Object.assign(articles[0] ?? {}, { publishedAt: '2026-11-20T06:30:00.000Z' });
  const answer = await routesOver(articles).request('/feed.xml');
  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const text = await answer.text();
  expect(titlesIn(text)).toEqual(Array.from({ length: 50 }, (_, at) => `Story ${at}`));
  expect(text).toContain(`<link>${ORIGIN}/article/article-0</link>`);
  expect(text).toContain('<pubDate>Fri, 20 Nov 2026 06:30:00 GMT</pubDate>');
});

test('[list-order] the feed starts with the newest, even after an import of old ones', async () => {
  const articles = [3, 9, 1].map((day) =>
    storedArticle({ title: `Day ${day}`, publishedAt: `2026-11-0${day}T06:30:00.000Z` }),
  );
  const text = await (await routesOver(articles).request('/feed.xml')).text();
  expect(titlesIn(text)).toEqual(['Day 9', 'Day 3', 'Day 1']);
});

test('the feed begins the text of a corrected article with its corrections', async () => {
  const corrections = [{ text: 'It was 1.9.', at: '2026-11-20T08:30:00.000Z' }];
  const routes = routesOver([storedArticle({ standfirst: 'A loan.', corrections })]);
  expect(await (await routes.request('/feed.xml')).text()).toContain(
    '<description>Correction: It was 1.9. A loan.</description>',
  );
});

test('the feed shows no more of a premium article than lists do', async () => {
  const secret = 'Only for those who pay.';
  const content = ['First.', 'Second.', 'Third.', secret].map((text, at) => ({
    id: `b${at}`,
    type: 'paragraph',
    content: text,
  }));
  const routes = routesOver([storedArticle({ isPremium: true, content })]);
  expect(await (await routes.request('/feed.xml')).text()).not.toContain(secret);
});

test('the feed is valid XML with any title', async () => {
  const title = '</title><script>alert(1)</script> & "quotes" \u0000\ud800';
  const text = await (await routesOver([storedArticle({ title })]).request('/feed.xml')).text();
  expect(text).not.toContain('<script>');
  expect(text).toContain('&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quotes');
  expect(text.isWellFormed()).toBe(true);
  expect(xmlText('a\u0008b\ufffe')).toBe('ab');
});

test('the site map names pages, categories and articles', async () => {
  const articles = Array.from({ length: 130 }, (_, at) =>
    storedArticle({ id: `article-${at}`, publishedAt: '2026-11-20T06:30:00.000Z' }),
  );
  const text = await (await routesOver(articles).request('/sitemap.xml')).text();
  const places = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place);
  expect(places).toContain(`${ORIGIN}/`);
  expect(places).toContain(`${ORIGIN}/about-us`);
  expect(places).toContain(`${ORIGIN}/category/india`);
  // `/web-stories` has the same content and is its canonical address.
  expect(places).not.toContain(`${ORIGIN}/category/web-stories`);
  expect(places.filter((place) => place?.includes('/article/'))).toHaveLength(130);
  expect(new Set(places).size).toBe(places.length);
  expect(text).toContain('<lastmod>2026-11-20T06:30:00.000Z</lastmod>');
});

test('security.txt names the newsroom’s address, once it has one and is no demonstration', async () => {
  const path = '/.well-known/security.txt';
  const settings = [{ id: 'site', contactEmail: 'desk@harbour.example' }];
  expect((await routesOver([], { settings }).request(path)).status).toBe(404);
  const site = await createTestApi({ settings }).client.ask('GET /site');
  const asLive = (of: typeof site) => ({ readSite: async () => done({ ...of, isDemo: false }) });
  const text = await (await routesOver([], { settings }, asLive(site)).request(path)).text();
  expect(text).toBe(
    `Contact: mailto:desk@harbour.example\nExpires: 2027-05-20T06:30:00.000Z\nCanonical: ${ORIGIN}${path}\n`,
  );
  const sample = await createTestApi().client.ask('GET /site');
  expect((await routesOver([], {}, asLive(sample)).request(path)).status).toBe(404);
  const contactEmail = 'the desk, on the second floor';
  const spoken = { ...sample, settings: { ...sample.settings, contactEmail } };
  expect((await routesOver([], {}, asLive(spoken)).request(path)).status).toBe(404);
});

test('the site map has web stories with their covers, and the films of the page of videos', async () => {
  const pages = [{ type: 'image', src: '/art/india.svg', text: 'Full' }];
  const videos = [
    { id: 'video-1', videoId: 'https://youtu.be/abcdefghijk', title: 'Rain & wind' },
    { id: 'video-2', videoId: 'nowhere at all', title: 'Lost' },
  ];
  const settings = [{ id: 'site', showDemoStories: false }];
  const routes = routesOver([], {
    stories: [{ id: 's-1', title: 'Ponds', pages }],
    videos,
    settings,
  });
  const text = await (await routes.request('/sitemap.xml')).text();
  expect(text).toContain(
    `<url><loc>${ORIGIN}/web-stories?story=s-1</loc><image:image><image:loc>${ORIGIN}/art/india.svg</image:loc></image:image></url>`,
  );
  expect(text).toContain(
    `<url><loc>${ORIGIN}/category/videos</loc><video:video><video:thumbnail_loc>https://i.ytimg.com/vi/abcdefghijk/hqdefault.jpg</video:thumbnail_loc><video:title>Rain &amp; wind</video:title><video:description>Rain &amp; wind</video:description><video:player_loc>https://www.youtube-nocookie.com/embed/abcdefghijk</video:player_loc></video:video></url>`,
  );
  expect(text).not.toContain('Lost');
});

test('the site map has the pictures of articles', async () => {
  const content = [{ id: 'i', type: 'image', src: '/art/india.svg', alt: 'Rain' }];
  const text = await (
    await routesOver([storedArticle({ content })]).request('/sitemap.xml')
  ).text();
  expect(text).toContain(
    `<image:image><image:loc>${ORIGIN}/art/india.svg</image:loc></image:image></url>`,
  );
});

test('a section has a feed of its own, with pictures and the time of the last change', async () => {
  const image = { id: 'i', type: 'image', src: '/art/india.svg', alt: 'Rain' };
  const routes = routesOver([
    storedArticle({
      title: 'Changed',
      category: 'Tech',
      content: [image],
      updatedAt: '2026-11-20T09:30:00.000Z',
    }),
    storedArticle({ title: 'Elsewhere', category: 'World' }),
  ]);
  const text = await (await routes.request('/feeds/tech.xml')).text();
  expect(titlesIn(text)).toEqual(['Changed']);
  expect(text).toContain('<lastBuildDate>Fri, 20 Nov 2026 09:30:00 GMT</lastBuildDate>');
  expect(text).toContain(
    `<media:content url="${ORIGIN}/art/india.svg" medium="image" width="12" height="6"/>`,
  );
  expect((await routes.request('/feeds/nothing.xml')).status).toBe(404);
});

test('an author has a feed, and a page in the site map', async () => {
  const routes = routesOver(
    [
      storedArticle({ title: 'Hers', author: 'Asha Rao' }),
      storedArticle({ title: 'Another’s', author: 'Samar Pinto' }),
    ],
    { authors: [{ id: 'author-1', name: 'Asha Rao', slug: 'asha-rao' }] },
  );
  const text = await (await routes.request('/author/asha-rao/feed.xml')).text();
  expect(titlesIn(text)).toEqual(['Hers']);
  expect(text).toContain(`<link>${ORIGIN}/author/asha-rao</link>`);
  expect((await routes.request('/author/nobody/feed.xml')).status).toBe(404);
  const sitemap = await (await routes.request('/sitemap.xml')).text();
  expect(sitemap).toContain(`<loc>${ORIGIN}/author/asha-rao</loc>`);
});

test('a tag has a feed, and a page in the site map', async () => {
  const routes = routesOver(
    [storedArticle({ title: 'Of it', tagIds: ['tag-1'] }), storedArticle({ title: 'Another' })],
    { tags: [{ id: 'tag-1', name: 'Rain', slug: 'rain' }] },
  );
  const text = await (await routes.request('/tag/rain/feed.xml')).text();
  expect(titlesIn(text)).toEqual(['Of it']);
  expect(text).toContain(`<link>${ORIGIN}/tag/rain</link>`);
  expect((await routes.request('/tag/nothing/feed.xml')).status).toBe(404);
  expect(await (await routes.request('/sitemap.xml')).text()).toContain(`${ORIGIN}/tag/rain</loc>`);
});

test('many articles are split into several site maps, with their last changes', async () => {
  const articles = Array.from({ length: 5002 }, (_, at) =>
    storedArticle({ id: `article-${at}`, updatedAt: '2026-11-20T09:30:00.000Z' }),
  );
  const routes = routesOver(articles);
  const index = await (await routes.request('/sitemap.xml')).text();
  expect(index.match(/<loc>.*?<\/loc>/g)).toEqual([
    `<loc>${ORIGIN}/sitemap-1.xml</loc>`,
    `<loc>${ORIGIN}/sitemap-2.xml</loc>`,
  ]);
  const second = await (await routes.request('/sitemap-2.xml')).text();
  expect(second.match(/<loc>/g)).toHaveLength(2);
  expect(second).toContain('<lastmod>2026-11-20T09:30:00.000Z</lastmod>');
  expect((await routes.request('/sitemap-3.xml')).status).toBe(404);
});

test('the news site map lists the last two days', async () => {
  const at = (hours: number) => new Date(testClock.now().getTime() - hours * 3_600_000);
  const routes = routesOver(
    [1, 47, 49, 90].map((hours) =>
      storedArticle({ title: `${hours} & more`, publishedAt: at(hours).toISOString() }),
    ),
  );
  const text = await (await routes.request('/news-sitemap.xml')).text();
  expect(text.match(/<news:title>.*?<\/news:title>/g)).toEqual([
    '<news:title>1 &amp; more</news:title>',
    '<news:title>47 &amp; more</news:title>',
  ]);
  expect(text).toContain('<news:publication_date>2026-11-21T05:30:00.000Z');
});

test('the news map names Chinese with its script', async () => {
  const article = storedArticle({ publishedAt: testClock.now().toISOString() });
  const routes = routesOver([article], { looks: [{ id: 'look', locale: 'zh-TW' }] });
  const text = await (await routes.request('/news-sitemap.xml')).text();
  expect(text).toContain('<news:language>zh-tw</news:language>');
});

test('robots.txt names the site maps and the disallowed paths', async () => {
  const text = await (await routesOver([]).request('/robots.txt')).text();
  expect(text).toContain('Disallow: /admin\n');
  expect(text).toContain('Disallow: /search?\n');
  expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml\n`);
});

test('the manifest of the installed site has the name that the site was given', async () => {
  const settings = [{ id: 'site', siteName: 'Harbour Courier' }];
  const answer = await routesOver([], { settings }).request('/manifest.webmanifest');
  expect(answer.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
  expect(await answer.json()).toEqual({
    name: 'Harbour Courier',
    short_name: 'Harbour Courier',
    lang: 'en-IN',
    start_url: '/',
  });
});

test('feed, news map and manifest say the language of the site', async () => {
  const routes = routesOver([storedArticle({ publishedAt: testClock.now().toISOString() })], {
    looks: [{ id: 'look', locale: 'de-AT' }],
  });
  const textAt = async (path: string) => (await routes.request(path)).text();
  expect(await textAt('/feed.xml')).toContain('<language>de-AT</language>');
  expect(await textAt('/news-sitemap.xml')).toContain('<news:language>de</news:language>');
  expect(await textAt('/manifest.webmanifest')).toContain('"lang":"de-AT"');
});

test('the installed site has the icon of the look', async () => {
  const picture = `/media/${'a'.repeat(32)}-600x600-aabbcc`;
  const looks = [{ id: 'look', icon: `${picture}/600.webp` }];
  const answer = await routesOver([], { looks }).request('/manifest.webmanifest');
  expect((await answer.json()).icons).toEqual([
    { src: `${picture}/icon-192.png`, sizes: '192x192', type: 'image/png' },
    { src: `${picture}/icon-512.png`, sizes: '512x512', type: 'image/png' },
  ]);
});

test('the site map has the newsroom’s own pages once, and none that was withdrawn', async () => {
  const page = (id: string, slug: string, fields: object) => ({
    ...{ id, title: id, slug, standfirst: '', content: [] },
    ...fields,
  });
  const live = (slug: string) => ({
    live: { title: 'T', slug, standfirst: '', content: [], at: '2026-11-20T08:30:00.000Z' },
  });
  const addresses = async (pages: object[]) => {
    const text = await (await routesOver([], { pages }).request('/sitemap.xml')).text();
    return [...text.matchAll(/<loc>[^<]*\/([a-z-]*)<\/loc>/g)].map(([, path]) => path);
  };
  const own = [
    page('page-1', 'about-us', live('about-us')),
    page('page-2', 'rules', live('rules')),
  ];
  const listed = await addresses([...own, page('page-3', 'draft', {})]);
  expect(listed.filter((path) => path === 'about-us')).toHaveLength(1);
  expect(listed).toContain('rules');
  expect(listed).not.toContain('draft');
  const withdrawn = page('page-1', 'about-us', { formerSlugs: ['about-us'] });
  expect(await addresses([withdrawn])).not.toContain('about-us');
});

test('the item of a live blog that goes on begins with its last update; one that ended does not', async () => {
  const articles = [
    storedArticle({ id: 'article-1', title: 'Storm', standfirst: 'As it happens.' }),
    storedArticle({ id: 'article-2', title: 'Vote', standfirst: 'As it happened.' }),
  ];
  const entry = (id: string, article: string, hour: number, content: string) => ({
    ...{ id, article, at: `2026-11-22T0${hour}:00:00.000Z` },
    content: [{ id: 'b', type: 'paragraph', content }],
  });
  const startedAt = '2026-11-22T01:00:00.000Z';
  const answer = await routesOver(articles, {
    liveBlogs: [
      { id: 'article-1', startedAt },
      { id: 'article-2', startedAt, endedAt: '2026-11-22T05:00:00.000Z' },
    ],
    liveEntries: [
      entry('entry-00000001', 'article-1', 2, 'The port closes.'),
      entry('entry-00000002', 'article-1', 3, 'The roof of the market is off.'),
      entry('entry-00000003', 'article-2', 3, 'Counted.'),
    ],
  }).request('/feed.xml');
  const text = await answer.text();
  expect(text).toContain('Last update: The roof of the market is off. As it happens.');
  expect(text).toContain('<description>As it happened.</description>');
});

test('the podcast has the recordings of articles, without those that are for Premium readers', async () => {
  const audio = (id: string, src: string, more: object = {}) => ({
    ...{ id, type: 'audio', src, title: '' },
    ...more,
  });
  const at = { publishedAt: '2026-11-20T06:30:00.000Z' };
  const routes = routesOver([
    storedArticle({
      ...{ id: 'article-1', slug: 'rain', title: 'Rain & wind', author: 'Asha Rao', ...at },
      standfirst: 'Ponds are full.',
      content: [
        audio('b1', '/media/rain.mp3', { title: 'Listen', credit: 'Ravi Iyer' }),
        audio('b2', 'https://files.example/wind.ogg'),
        audio('b3', 'javascript:alert(1)'),
        audio('b4', 'data:audio/mpeg;base64,AAAA'),
      ],
    }),
    storedArticle({
      id: 'article-2',
      isPremium: true,
      content: [audio('b5', '/media/secret.mp3')],
    }),
  ]);
  const answer = await routes.request('/podcast.xml');
  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const text = await answer.text();
  expect(text).not.toContain('secret');
  const { items, ...channel } = parseRssFeed(text);
  expect(channel).toMatchObject({
    ...{ title: 'Daybreak', link: `${ORIGIN}/`, language: 'en-IN' },
    itunes: { image: `${ORIGIN}/icon-512.png`, categories: [{ text: 'News' }], explicit: false },
  });
  expect(items).toMatchObject([
    {
      ...{ title: 'Listen', link: `${ORIGIN}/article/rain`, description: 'Ponds are full.' },
      guid: { value: 'article-1-b1', isPermaLink: false },
      enclosures: [{ url: `${ORIGIN}/media/rain.mp3`, length: 4321, type: 'audio/mpeg' }],
      itunes: { author: 'Ravi Iyer' },
    },
    {
      title: 'Rain & wind',
      enclosures: [{ url: 'https://files.example/wind.ogg', length: 0, type: 'audio/ogg' }],
      itunes: { author: 'Asha Rao' },
    },
  ]);
});

test('the worker that keeps pages is there, and takes itself away once the site has switched it off', async () => {
  const path = '/offline-worker.js';
  expect(await (await routesOver([]).request(path)).text()).toBe('self.kept');
  const settings = [{ id: 'site', keepsPages: false }];
  const answer = await routesOver([], { settings }).request(path);
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(await answer.text()).toContain('unregister()');
});
