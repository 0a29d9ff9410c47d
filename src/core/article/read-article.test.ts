import { describe, expect, test } from 'vitest';
import {
  createTestNewsroom,
  paragraph,
  storedArticle,
  storedUser,
  valueIn,
} from '../../../tests/support/newsroom/test-newsroom.ts';
import { type Actor, visitor } from '../actor.ts';

const image = (src: string, alt = 'alt') => ({ id: `i${src}`, type: 'image', src, alt });

async function pageOf(
  fields: Record<string, unknown>,
  actor: Actor = visitor,
  users: unknown[] = [],
) {
  const articles = [storedArticle({ id: 'article-x', ...fields })];
  const { newsroom } = createTestNewsroom({ articles, users });
  return valueIn(await newsroom.readArticle(actor, { id: 'article-x' }));
}

test('[article-unknown] an unknown id is not found', async () => {
  const { newsroom } = createTestNewsroom();
  for (const id of ['article-0', '', '__proto__', '../x']) {
    const outcome = await newsroom.readArticle(visitor, { id });
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'not-found' } });
  }
});

test('[article-description] the first 160 characters of the first paragraph, otherwise the title', async () => {
  const text = 'a'.repeat(159);
  expect((await pageOf({ content: [image('/x'), paragraph(`${text}bc`)] })).description).toBe(
    `${text}…`,
  );
  expect((await pageOf({ content: [paragraph(`${text}🌅!`)] })).description).toBe(`${text}…`);
  const words = await pageOf({ content: [paragraph('Rain fell. '.repeat(20))] });
  expect(words.description).toBe(`${'Rain fell. '.repeat(14)}Rain…`);
  expect((await pageOf({ title: 'T', content: [image('/x')] })).description).toBe('T');
  expect((await pageOf({ title: 'T', content: [paragraph('  ')] })).description).toBe('T');
});

test('[article-lead] the first image with a source is the lead, and is not repeated below', async () => {
  const page = await pageOf({
    content: [paragraph('One.'), image('', 'none'), image('/a.svg', 'A'), image('/b.svg', 'B')],
  });
  expect(page.leadPicture).toMatchObject({ src: '/a.svg', alt: 'A' });
  expect(page.content.map((block) => ('src' in block ? block.src : 'text'))).toEqual([
    'text',
    '',
    '/b.svg',
  ]);
  const without = await pageOf({ content: [paragraph('One.')], image: 'A quay in fog' });
  expect(without.leadPicture).toEqual({ alt: 'A quay in fog', placeholder: expect.any(Number) });
});

test('[article-blocks] blocks keep their order, unknown ones included', async () => {
  const content = [paragraph('One.'), { id: 'q', type: 'quiz', n: 1 }, paragraph('Two.')];
  expect((await pageOf({ content })).content).toEqual(content);
});

describe('[article-premium] a premium article', () => {
  const content = [
    paragraph('One.'),
    image('/a.svg'),
    image('/b.svg'),
    paragraph('Two.'),
    paragraph('Rest.'),
  ];
  const beginning = [content[0], content[2], content[3]];
  const readers = [
    storedUser(),
    storedUser({ id: 'user-2', email: 'b@example.com', subscribed: true }),
  ];
  const read = (actor: Actor) => pageOf({ isPremium: true, content }, actor, readers);

  test.each<[string, Actor]>([
    ['a visitor', visitor],
    ['a standard reader', { kind: 'reader', userId: 'user-1' }],
    ['a reader whose account is gone', { kind: 'reader', userId: 'user-9' }],
  ])('is cut for %s', async (_, actor) => {
    const page = await read(actor);
    expect(page).toMatchObject({ isCut: true, isPremium: true, content: beginning });
    expect(JSON.stringify(page)).not.toContain('Rest.');
  });

  test.each<[string, Actor]>([
    ['a premium reader', { kind: 'reader', userId: 'user-2' }],
    ['an admin', { kind: 'staff', role: 'owner' }],
  ])('is whole for %s', async (_, actor) => {
    const page = await read(actor);
    expect(page.isCut).toBe(false);
    expect(page.content).toHaveLength(4);
  });

  test('always withholds something, however short it is', async () => {
    const two = await pageOf({ isPremium: true, content: [paragraph('One.'), paragraph('Two.')] });
    expect([two.content.length, two.isCut]).toEqual([1, true]);
    const video = { id: 'v', type: 'video', videoId: 'aqz-KE-bpKQ' };
    const film = await pageOf({ isPremium: true, content: [video] });
    expect([film.content, film.isCut]).toEqual([[], true]);
    const line = await pageOf({ isPremium: true, content: [paragraph('All there is.')] });
    expect([line.content, line.isCut]).toEqual([[paragraph('All…')], true]);
    const spaced = [paragraph(`${' '.repeat(99)}All there is.`)];
    const trimmed = await pageOf({ isPremium: true, content: spaced });
    expect(trimmed.content).toEqual([paragraph('All…')]);
    const blank = [paragraph('All there is.'), paragraph(' ')];
    const padded = await pageOf({ isPremium: true, content: blank });
    expect([padded.content, padded.isCut]).toEqual([[paragraph('All…')], true]);
  });

  const list = (...items: string[]) => ({
    id: 'l',
    type: 'list',
    style: 'bulleted',
    items: items.map((content) => ({ content })),
  });

  test('withholds what follows its second text, whether paragraph, list or quotation', async () => {
    const blocks = [
      { id: 'h', type: 'heading', level: 2, content: 'First' },
      list('One.'),
      { id: 'q', type: 'quotation', content: 'Two.' },
      { id: 'g', type: 'gallery', pictures: [{ src: '/closed.svg', alt: '' }] },
      { id: 'e', type: 'embed', url: 'https://closed.example/', title: 'Closed' },
      { id: 'h3', type: 'heading', level: 2, content: 'Closed' },
      { id: 'r', type: 'related', articleId: 'article-closed' },
      paragraph('Closed.'),
    ];
    const page = await pageOf({ isPremium: true, content: blocks });
    expect(page.content.map(({ id }) => id)).toEqual(['h', 'l', 'q']);
    expect(JSON.stringify(page)).not.toMatch(/closed/i);
  });

  test('withholds a single text that is no paragraph, and recordings, which may be the article', async () => {
    const alone = await pageOf({ isPremium: true, content: [list('Closed.'), list(' ')] });
    expect([alone.content, alone.isCut]).toEqual([[], true]);
    const audio = {
      id: 'a',
      type: 'audio',
      src: '/closed.mp3',
      title: 'Closed',
      transcript: 'Closed.',
    };
    const heard = await pageOf({ isPremium: true, content: [audio, ...content] });
    expect([heard.content, heard.isCut]).toEqual([beginning, true]);
  });

  test('withholds the links of a paragraph behind the cut', async () => {
    const linked = {
      ...paragraph('Open words and closed ones, which are many more than the open ones.'),
      marks: [
        { start: 0, end: 4, kind: 'link', href: '/open' },
        { start: 40, end: 50, kind: 'link', href: '/closed' },
      ],
    };
    const page = JSON.stringify(await pageOf({ isPremium: true, content: [linked] }));
    expect(page).toContain('/open');
    expect(page).not.toContain('/closed');
  });

  test('shows only the beginning of a single paragraph, on pages and in lists', async () => {
    const single = { isPremium: true, content: [paragraph(`${'Open words. '.repeat(20)}Closed.`)] };
    const { newsroom } = createTestNewsroom({
      articles: [storedArticle({ id: 'article-1', ...single }), storedArticle({ id: 'article-2' })],
    });
    for (const answer of [
      await newsroom.readArticle(visitor, { id: 'article-1' }),
      await newsroom.readArticle(visitor, { id: 'article-2' }),
      await newsroom.listArticles(visitor, { isDescending: false, limit: 9 }),
      await newsroom.readFront(visitor, {}),
      await newsroom.searchArticles(visitor, { term: 'open', page: 1 }),
    ]) {
      expect(JSON.stringify(valueIn<unknown>(answer))).toMatch(/Open words/);
      expect(JSON.stringify(answer)).not.toMatch(/Closed/);
      expect(JSON.stringify(answer)).not.toContain('Open words. '.repeat(8));
    }
  });

  test('takes no lead picture from the withheld part', async () => {
    const closed = [...content.slice(0, 1), paragraph('Two.'), paragraph('Rest.'), image('/c.svg')];
    const page = await pageOf({ isPremium: true, content: closed });
    expect(page.leadPicture.src).toBeUndefined();
    expect(JSON.stringify(page)).not.toContain('/c.svg');
    const open = await pageOf({ isPremium: true, content });
    expect(open.leadPicture.src).toBe('/a.svg');
  });

  test('does not reveal the withheld part in search results', async () => {
    const { newsroom } = createTestNewsroom({
      articles: [
        storedArticle({ isPremium: true, content: [...content, paragraph('Hidden zebra.')] }),
      ],
    });
    const found = async (actor: Actor) =>
      valueIn(await newsroom.searchArticles(actor, { term: 'zebra', page: 1 }));
    expect((await found(visitor)).total).toBe(0);
    const shown = await found({ kind: 'staff', role: 'author' });
    expect(shown.total).toBe(1);
    expect(JSON.stringify(shown)).not.toMatch(/zebra\./);
  });
});

test('an article lists the newest others beside it and others of its category below', async () => {
  const articles = Array.from({ length: 9 }, (_, at) =>
    storedArticle({ id: `article-${at}`, category: at % 2 ? 'Tech' : 'World' }),
  );
  const { newsroom } = createTestNewsroom({ articles });
  const page = valueIn(await newsroom.readArticle(visitor, { id: 'article-1' }));
  expect(page.latest.map(({ id }) => id)).toEqual([0, 2, 3, 4, 5].map((at) => `article-${at}`));
  expect(page.more.map(({ id }) => id)).toEqual([3, 5, 7].map((at) => `article-${at}`));
  const last = valueIn(await newsroom.readArticle(visitor, { id: 'article-8' }));
  expect(last.latest.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4].map((at) => `article-${at}`));
  expect(last.more.map(({ id }) => id)).toEqual([0, 2, 4, 6].map((at) => `article-${at}`));
});

test('an article leads on to the newest of its tags, and repeats none of them below while others are left', async () => {
  const tagged = (id: string, ...tagIds: string[]) =>
    storedArticle({ id, title: id, category: 'World', tagIds });
  const { newsroom } = createTestNewsroom({
    articles: [
      ...['a', 'b', 'c'].map((id) => tagged(`plain-${id}`)),
      tagged('article-x', 'tag-1', 'tag-2'),
      ...['a', 'b', 'c', 'd', 'e'].map((id) => tagged(`on-${id}`, id === 'c' ? 'tag-2' : 'tag-1')),
      tagged('other', 'tag-3'),
    ],
  });
  const page = valueIn(await newsroom.readArticle(visitor, { id: 'article-x' }));
  expect(page.moreOnThis.map(({ id }) => id)).toEqual(['on-a', 'on-b', 'on-c', 'on-d']);
  expect(page.more.map(({ id }) => id)).toEqual(['plain-a', 'plain-b', 'plain-c', 'on-e']);
});

test('after those of its tags, an article leads on to those of its section that share its words', async () => {
  const titled = (id: string, title: string, fields: object = {}) =>
    storedArticle({ id, title, category: 'World', ...fields });
  const { newsroom } = createTestNewsroom({
    articles: [
      titled('tagged', 'Another thing', { tagIds: ['tag-1'] }),
      titled('flood', 'Narmada villages flooded'),
      titled('read', 'Narmada floods: villages leave', { tagIds: ['tag-1'] }),
      ...Array.from({ length: 8 }, (_, at) => titled(`plain-${at}`, `Unlike ${at}`)),
    ],
  });
  const page = valueIn(await newsroom.readArticle(visitor, { id: 'read' }));
  expect(page.moreOnThis.map(({ id }) => id)).toEqual(['tagged', 'flood']);
  expect(page.more.map(({ id }) => id)).toEqual([0, 1, 2, 3].map((at) => `plain-${at}`));
});

test('an article says once it is more than a year old', async () => {
  // The clock of the tests stands at 2026-11-21.
  expect((await pageOf({ publishedAt: '2025-11-22T06:30:00.000Z' })).isOld).toBe(false);
  expect((await pageOf({ publishedAt: '2025-11-20T06:30:00.000Z' })).isOld).toBe(true);
  expect((await pageOf({ publishedAt: undefined })).isOld).toBe(false);
});

test('an author’s line is the beginning of the biography', async () => {
  const author = {
    ...{ id: 'author-1', name: 'Asha Rao', slug: 'asha-rao', role: 'Writer' },
    biography: 'Asha writes about rivers. '.repeat(20),
  };
  const articles = [
    storedArticle({ id: 'article-x', bylines: [{ name: 'Asha Rao', authorId: 'author-1' }] }),
  ];
  const { newsroom } = createTestNewsroom({ articles, authors: [author] });
  const { bylines } = valueIn(await newsroom.readArticle(visitor, { id: 'article-x' }));
  expect(bylines[0]?.about).toMatch(/^Asha writes about rivers\. .*…$/);
  expect(bylines[0]?.about?.length).toBeLessThanOrEqual(160);
});
