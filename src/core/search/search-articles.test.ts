import { expect, test } from 'vitest';
import { inWords } from '../../../tests/support/newsroom/in-words.ts';
import {
  createTestNewsroom,
  storedArticle,
  TEST_NOW,
  valueIn,
} from '../../../tests/support/newsroom/test-newsroom.ts';
import { visitor } from '../actor.ts';

// `storage/contract/article-search.contract.ts` tests matches and their order.

const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * 86_400_000).toISOString();

const { newsroom } = createTestNewsroom({
  articles: [
    storedArticle({ title: 'Monsoon', category: 'Web Stories', publishedAt: daysAgo(3) }),
    storedArticle({ title: 'Monsoon ends', category: 'World', publishedAt: daysAgo(0.5) }),
  ],
});

const search = async (term: string, more: { category?: string; period?: 'day' | 'week' } = {}) =>
  valueIn(await newsroom.searchArticles(visitor, { term, page: 1, ...more }));
const titles = async (...given: Parameters<typeof search>) =>
  (await search(...given)).results.map(({ article }) => article.title);

test('[search-filters] results can be limited to a category, in any spelling, and to a period', async () => {
  for (const category of ['web-stories', 'Web Stories', 'WEB-STORIES']) {
    expect(await titles('monsoon', { category })).toEqual(['Monsoon']);
  }
  expect(await titles('monsoon', { period: 'day' })).toEqual(['Monsoon ends']);
  expect(await titles('monsoon', { period: 'week' })).toHaveLength(2);
});

test('the term is trimmed and cut before the search', async () => {
  expect((await search('  monsoon \n')).term).toBe('monsoon');
  expect((await search('x'.repeat(5000))).term).toHaveLength(200);
});

test.each(['', '   ', '\t\n'])('[search-blank] the term %j is refused as missing', async (term) => {
  const outcome = await newsroom.searchArticles(visitor, { term, page: 1 });
  expect(inWords(outcome)).toMatchObject({
    ok: false,
    failure: { kind: 'invalid', title: 'Please enter a search term.' },
  });
});

test('[search-operators] authors and tags are asked for by parts of their names, or excluded', async () => {
  const { newsroom: paper } = createTestNewsroom({
    authors: [{ id: 'author-1', name: 'Asha Rao', slug: 'asha-rao' }],
    tags: [{ id: 'tag-1', name: 'Coast guard', slug: 'coast-guard' }],
    articles: [
      storedArticle({ title: 'Rain A', bylines: [{ authorId: 'author-1', name: 'Asha Rao' }] }),
      storedArticle({ title: 'Rain B', author: 'Ravi Iyer', tagIds: ['tag-1'] }),
    ],
  });
  const found = async (term: string) =>
    valueIn(await paper.searchArticles(visitor, { term, page: 1 })).results.map(
      ({ article }) => article.title,
    );
  expect(await found('author:rao')).toEqual(['Rain A']);
  expect(await found('rain -author:rao')).toEqual(['Rain B']);
  expect(await found('author:"ravi iyer"')).toEqual(['Rain B']);
  expect(await found('tag:coast')).toEqual(['Rain B']);
  expect(await found('rain -tag:"coast guard"')).toEqual(['Rain A']);
  expect(await found('author:nobody')).toEqual([]);
  expect(await found('-author:rao')).toEqual([]);
  expect(await found('-rain')).toEqual([]);
});

test('at most a thousand results are counted, and pages end there', async () => {
  const { newsroom: paper } = createTestNewsroom({
    articles: Array.from({ length: 1001 }, (_, at) => storedArticle({ title: `Rain ${at}` })),
  });
  const found = async (term: string, page: number) =>
    valueIn(await paper.searchArticles(visitor, { term, page }));
  const last = await found('rain', 101);
  expect(last).toMatchObject({ total: 1000, isMore: true, page: 100, pages: 100 });
  expect(last.results).toHaveLength(10);
  expect(await found('rain 700', 1)).not.toHaveProperty('isMore');
});
