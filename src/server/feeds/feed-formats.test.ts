import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { expect, test } from 'vitest';
import { storedArticle } from '../../../tests/support/newsroom/test-newsroom.ts';
import { ORIGIN, routesOver } from '../../../tests/support/server/routes-over.ts';

test.each(['/feed', '/feeds/tech', '/author/asha-rao/feed', '/tag/rain/feed'])(
  '%s is there as RSS, Atom and JSON Feed, with the same articles',
  async (path) => {
    const routes = routesOver(
      [
        storedArticle({
          ...{ id: 'article-1', title: 'Rain & wind', author: 'Asha Rao', category: 'Tech' },
          ...{ tagIds: ['tag-1'], standfirst: 'Ponds are full.' },
          publishedAt: '2026-11-20T06:30:00.000Z',
          updatedAt: '2026-11-20T09:30:00.000Z',
          content: [{ id: 'i', type: 'image', src: '/art/india.svg', alt: 'Rain' }],
        }),
      ],
      {
        authors: [{ id: 'author-1', name: 'Asha Rao', slug: 'asha-rao' }],
        tags: [{ id: 'tag-1', name: 'Rain', slug: 'rain' }],
      },
    );
    const answers = await Promise.all(
      ['xml', 'atom', 'json'].map((format) => routes.request(`${path}.${format}`)),
    );
    expect(answers.map(({ headers }) => headers.get('content-type')?.split(';')[0])).toEqual([
      ...['application/rss+xml', 'application/atom+xml', 'application/feed+json'],
    ]);
    const [rss = '', atom = '', json = ''] = await Promise.all(answers.map((one) => one.text()));
    const item = {
      title: 'Rain & wind',
      link: `${ORIGIN}/article/article-1`,
      published: '2026-11-20T06:30:00.000Z',
    };
    const [readRss, readAtom, readJson] = [
      parseRssFeed(rss),
      parseAtomFeed(atom),
      JSON.parse(json),
    ];
    expect(readRss.items).toMatchObject([
      { title: item.title, link: item.link, description: 'Ponds are full.' },
    ]);
    expect(readAtom).toMatchObject({
      id: `${ORIGIN}${path}.atom`,
      updated: '2026-11-20T09:30:00.000Z',
    });
    expect(readAtom.entries).toMatchObject([
      {
        ...{ title: { value: item.title }, id: item.link, published: item.published },
        ...{ updated: '2026-11-20T09:30:00.000Z', links: [{ href: item.link }] },
        ...{ authors: [{ name: 'Asha Rao' }], summary: { value: 'Ponds are full.' } },
      },
    ]);
    expect(parseJsonFeed(readJson)).toMatchObject({
      feed_url: `${ORIGIN}${path}.json`,
      language: 'en-IN',
      items: [
        {
          ...{ id: item.link, url: item.link, title: item.title, content_text: 'Ponds are full.' },
          ...{ date_published: item.published, authors: [{ name: 'Asha Rao' }], tags: ['Tech'] },
          image: `${ORIGIN}/art/india.svg`,
        },
      ],
    });
    expect(
      (await routes.request(`${path.replace(/tech|asha-rao|rain/, 'gone')}.atom`)).status,
    ).toBe(path === '/feed' ? 200 : 404);
  },
);

test('a section that was renamed leads to its feed in the same format', async () => {
  const routes = routesOver([], {
    categories: [{ id: 'cat-1', name: 'Economy', slug: 'economy', formerSlugs: ['money'] }],
  });
  const answer = await routes.request('/feeds/money.json');
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/feeds/economy.json']);
});

test('feeds in all formats take any text', async () => {
  const title = '</title>]]> & \u0000\ud800';
  const routes = routesOver([
    storedArticle({ title, author: title, standfirst: title, publishedAt: undefined }),
  ]);
  const atom = await (await routes.request('/feed.atom')).text();
  expect(parseAtomFeed(atom).entries?.[0]?.title?.value).toBe('</title>]]> & \ufffd');
  expect(atom).toContain('<updated>1970-01-01T00:00:00.000Z</updated>');
  const json = await (await routes.request('/feed.json')).text();
  expect(json.isWellFormed()).toBe(true);
  expect(JSON.parse(json).items[0].title).toContain('</title>');
});
