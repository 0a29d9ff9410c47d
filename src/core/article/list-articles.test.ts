import { describe, expect, test } from 'vitest';
import {
  createTestNewsroom,
  paragraph,
  storedArticle,
  valueIn,
} from '../../../tests/support/newsroom/test-newsroom.ts';
import { visitor } from '../actor.ts';
import { articleSchema, describeArticle, shareDescription } from './article.ts';
import { PLACEHOLDERS } from './article-card.ts';
import { listedArticle } from './article-list.ts';

const published = '2026-11-20T06:30:00.000Z';

/** The card of an article with these fields. */
const cardOf = (fields: Record<string, unknown>) =>
  listedArticle(articleSchema.parse(storedArticle(fields)));

describe('a card', () => {
  test('holds the fields that lists show, and not the text', () => {
    const card = cardOf({
      id: 'article-7',
      title: 'Fog at the quay',
      category: 'World',
      publishedAt: published,
      standfirst: 'Ferries wait.',
      isPremium: true,
      isFeatured: true,
      image: 'An unused description',
      content: [
        { id: 'i', type: 'image', src: '/quay.svg', alt: 'A quay', caption: 'Monday' },
        paragraph(' Fog. '),
        paragraph('Ferries.'),
        paragraph('Withheld.'),
      ],
    });
    expect(card).toStrictEqual({
      id: 'article-7',
      title: 'Fog at the quay',
      category: { name: 'World', slug: 'world', ink: 'world' },
      author: 'Asha Rao',
      published: { publishedAt: published },
      standfirst: 'Ferries wait.',
      summary: 'Fog.',
      picture: {
        src: '/quay.svg',
        alt: 'A quay',
        caption: 'Monday',
        placeholder: expect.any(Number),
      },
      isPremium: true,
    });
  });

  test('of an old record lacks what the record lacks', () => {
    const card = cardOf({
      id: 'article-8',
      title: 'Old',
      publishedAt: undefined,
      time: '2 hours ago',
      content: [paragraph(' ')],
    });
    expect(card).toStrictEqual({
      id: 'article-8',
      title: 'Old',
      category: { name: 'World', slug: 'world', ink: 'world' },
      author: 'Asha Rao',
      published: { time: '2 hours ago' },
      picture: { alt: '', placeholder: expect.any(Number) },
      isPremium: false,
    });
  });

  test('has at most 320 characters of standfirst and of summary', () => {
    const whole = 'x'.repeat(320);
    const fitting = cardOf({ standfirst: whole, content: [paragraph(whole)] });
    expect([fitting.standfirst, fitting.summary]).toEqual([whole, whole]);
    const longer = cardOf({ standfirst: `${whole}y`, content: [paragraph(`${whole}y`)] });
    const cut = `${'x'.repeat(319)}…`;
    expect([longer.standfirst, longer.summary]).toEqual([cut, cut]);
  });

  test('describes its picture by the picture, or else by the article', () => {
    const picture = (alt: string) => [{ id: 'i', type: 'image', src: '/x.svg', alt }];
    const alt = (fields: Record<string, unknown>) => cardOf(fields).picture.alt;
    expect(alt({ content: picture('A quay'), image: 'A ferry' })).toBe('A quay');
    expect(alt({ content: picture(''), image: 'A ferry' })).toBe('A ferry');
    expect(alt({ content: picture('') })).toBe('');
  });

  test('selects one of the placeholder pictures by the id, always the same', () => {
    const ids = Array.from({ length: 40 }, (_, at) => `article-${at}`);
    const numbers = ids.map((id) => cardOf({ id }).picture.placeholder);
    const all = Array.from({ length: PLACEHOLDERS }, (_, at) => at);
    expect([...new Set(numbers)].sort()).toEqual(all);
    expect(cardOf({ id: 'article-3', title: 'Other' }).picture.placeholder).toBe(numbers[3]);
  });

  test.each([
    ['2026-11-20T06:30:59.999Z', published, undefined],
    ['2026-11-20T06:31:00.000Z', published, '2026-11-20T06:31:00.000Z'],
    ['2026-11-20T06:31:00.000Z', undefined, undefined],
    [undefined, published, undefined],
  ])('changed at %s, published at %s, was updated at %s', (updatedAt, publishedAt, shown) => {
    expect(cardOf({ publishedAt, updatedAt }).updatedAt).toBe(shown);
  });
});

describe('the list of articles', () => {
  const { newsroom } = createTestNewsroom({
    articles: [
      storedArticle({ id: 'article-1', title: 'Beta', category: 'Tech News' }),
      storedArticle({ id: 'article-2', title: 'alpha 10', category: 'World' }),
      storedArticle({ id: 'article-3', title: 'Alpha 9', category: 'Tech News' }),
    ],
  });
  type Query = Parameters<typeof newsroom.listArticles>[1];
  const list = (query: Partial<Query>) =>
    newsroom.listArticles(visitor, { isDescending: false, limit: 20, ...query });
  const idsOf = async (query: Partial<Query>) =>
    valueIn(await list(query)).articles.map(({ id }) => id.replace('article-', ''));

  test.each<[Partial<Query>, string[]]>([
    [{}, ['1', '2', '3']],
    [{ isDescending: true }, ['1', '2', '3']],
    [{ sort: 'published' }, ['3', '2', '1']],
    [{ sort: 'published', isDescending: true }, ['1', '2', '3']],
    [{ sort: 'title' }, ['3', '2', '1']],
    [{ sort: 'title', isDescending: true }, ['1', '2', '3']],
    [{ category: 'Tech News' }, ['1', '3']],
    [{ category: 'tech-news', sort: 'title' }, ['3', '1']],
    [{ category: '' }, []],
  ])('%j has the articles %j', async (query, ids) => {
    expect(await idsOf(query)).toEqual(ids);
  });

  test('has a cursor until its end', async () => {
    const first = valueIn(await list({ limit: 2 }));
    expect(first.articles.map(({ id }) => id)).toEqual(['article-1', 'article-2']);
    const rest = valueIn(await list({ limit: 2, cursor: first.next }));
    expect(rest.articles.map(({ id }) => id)).toEqual(['article-3']);
    expect(rest).not.toHaveProperty('next');
    expect(valueIn(await list({ limit: 3 }))).not.toHaveProperty('next');
  });

  test.each([
    [0, 'article-limit-too-small'],
    [1, undefined],
    [100, undefined],
    [101, 'article-limit-too-large'],
    [1.5, 'article-limit-not-whole'],
  ])('takes a limit of 1 to 100: %d', async (limit, code) => {
    const outcome = await list({ limit });
    expect(outcome.ok ? undefined : outcome.failure.code).toBe(code);
  });
});

test('[article-description] shared links have the standfirst, or else the description for search engines', () => {
  const article = (standfirst: string | undefined) =>
    articleSchema.parse(storedArticle({ standfirst, content: [paragraph('It rains.')] }));
  expect(shareDescription(article('Monsoon arrives.'))).toBe('Monsoon arrives.');
  expect(describeArticle(article('Monsoon arrives.'))).toBe('It rains.');
  for (const none of [' ', '', undefined])
    expect(shareDescription(article(none))).toBe('It rains.');
  expect(shareDescription(article('x'.repeat(160)))).toBe('x'.repeat(160));
  expect(shareDescription(article('x'.repeat(161)))).toBe(`${'x'.repeat(159)}…`);
});
