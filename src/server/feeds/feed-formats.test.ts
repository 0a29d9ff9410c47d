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

const mark = (start: number, end: number, kind: string, href?: string) => ({
  ...{ start, end, kind },
  ...(href === undefined ? {} : { href }),
});

const whole = [
  {
    ...{ id: 'p', type: 'paragraph', content: 'Rain & wind here' },
    marks: [
      mark(0, 4, 'strong'),
      mark(7, 11, 'link', '/tag/wind'),
      mark(12, 16, 'link', 'javascript:x'),
    ],
  },
  { id: 'h', type: 'heading', level: 2, content: '<Ponds>' },
  { id: 'l', type: 'list', style: 'numbered', items: [{ content: 'One' }] },
  { id: 'i', type: 'image', src: '/art/india.svg', alt: 'A "pond"', caption: 'Full' },
  { id: 't', type: 'table', rows: [['Day'], ['Monday']] },
  { id: 'v', type: 'video', videoId: 'abcdefghijk', caption: 'Film' },
  { id: 'w', type: 'video', videoId: '', src: 'javascript:alert(1)', caption: 'None' },
  { id: 'q', type: 'pull-quote', content: 'Rain & wind' },
  { id: 'x', type: 'newer', content: 'unknown' },
];

const html = [
  `<p><strong>Rain</strong> &amp; <a href="${ORIGIN}/tag/wind">wind</a> here</p>`,
  '<h2>&lt;Ponds&gt;</h2>',
  '<ol><li>One</li></ol>',
  `<figure><img src="${ORIGIN}/art/india.svg" alt="A &quot;pond&quot;"><figcaption>Full</figcaption></figure>`,
  '<table><tr><th>Day</th></tr><tr><td>Monday</td></tr></table>',
  '<p><a href="https://www.youtube.com/watch?v=abcdefghijk">Film</a></p>',
].join('');

test('feeds have whole articles where the settings say so, in each format, and name the hub', async () => {
  // Without a picture before it, the first one would lead.
  const lead = { id: 'lead', type: 'image', src: '/art/rain.svg', alt: '', leads: true };
  const content = [lead, ...whole];
  const hub = 'https://hub.example/';
  const settings = [{ id: 'site', feedText: 'full', webSubHub: hub }];
  const routes = routesOver([storedArticle({ content })], { settings });
  const textOf = async (format: string) => (await routes.request(`/feed.${format}`)).text();
  const rss = parseRssFeed(await textOf('xml'));
  expect(rss.items?.[0]?.content?.encoded).toBe(html);
  expect(rss.atom?.links).toContainEqual({ href: hub, rel: 'hub' });
  const atom = parseAtomFeed(await textOf('atom'));
  expect(atom.entries?.[0]?.content).toMatchObject({ type: 'html', value: html });
  expect(atom.links).toContainEqual({ href: hub, rel: 'hub' });
  const json = parseJsonFeed(JSON.parse(await textOf('json')));
  expect(json.items?.[0]).toMatchObject({ content_html: html });
  expect(json.hubs).toEqual([{ type: 'WebSub', url: hub }]);
});

test('feeds of whole articles have only the beginning of Premium ones', async () => {
  const secret = 'Only for those who pay.';
  const content = ['First.', 'Second.', 'Third.', secret].map((text, at) => ({
    ...{ id: `b${at}`, type: 'paragraph', content: text },
  }));
  const settings = [{ id: 'site', feedText: 'full' }];
  const routes = routesOver([storedArticle({ isPremium: true, content })], { settings });
  const text = await (await routes.request('/feed.xml')).text();
  expect(text).toContain('Second.');
  expect(text).not.toContain(secret);
});

test('ads.txt has the lines of the settings, and is not there without any', async () => {
  expect((await routesOver([]).request('/ads.txt')).status).toBe(404);
  const adsTxt = 'seller.example, 12, DIRECT\nother.example, 7, RESELLER';
  const routes = routesOver([], { settings: [{ id: 'site', adsTxt }] });
  expect(await (await routes.request('/ads.txt')).text()).toBe(`${adsTxt}\n`);
  expect(await (await routes.request('/index-now-key.txt')).text()).toBe('index-now-key\n');
});
