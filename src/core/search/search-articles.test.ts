import { expect, test } from 'vitest';
import {
  createTestNewsroom,
  paragraph,
  storedArticle,
  TEST_NOW,
  valueIn,
} from '../../../tests/support/test-newsroom.ts';
import { visitor } from '../use-case.ts';
import { EMPTY_TERM } from './search-articles.ts';

const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * 86_400_000).toISOString();

const articles = [
  storedArticle({
    title: 'Monsoon reaches the coast',
    category: 'India',
    author: 'Meera Iyer',
    publishedAt: daysAgo(3),
    content: [paragraph('Farmers welcomed the rain.'), { id: 'q', type: 'quiz', text: 'zebra' }],
  }),
  storedArticle({
    title: 'Harbours fill with containers',
    category: 'World',
    publishedAt: daysAgo(0.5),
    content: [paragraph('Delayed by the monsoon, ships wait outside.')],
  }),
  storedArticle({
    title: 'Café culture in Pondichéry',
    category: 'Lifestyle',
    publishedAt: daysAgo(40),
    content: [paragraph('A tour of the old quarter, cat included.')],
  }),
  storedArticle({ title: 'Twins', publishedAt: daysAgo(9), content: [paragraph('Same text.')] }),
  storedArticle({ title: 'Twins', publishedAt: daysAgo(2), content: [paragraph('Same text.')] }),
  storedArticle({ title: 'Twins', publishedAt: daysAgo(5), content: [paragraph('Same text.')] }),
];

const { newsroom } = createTestNewsroom({ articles });
const search = async (
  term: string,
  more: { category?: string; period?: 'day' | 'week' | 'month' | 'year'; page?: number } = {},
) => valueIn(await newsroom.searchArticles(visitor, { term, page: 1, ...more }));
const titles = async (...given: Parameters<typeof search>) =>
  (await search(...given)).results.map(({ article }) => article.title);

test.each([
  ['a prefix', 'monso'],
  ['a missing letter', 'monson'],
  ['a wrong letter', 'momsoon'],
  ['a letter too many', 'monsooon'],
  ['two letters swapped', 'mosnoon'],
  ['upper case', 'MONSOON'],
])('[search-typo] %s finds the word in title and text', async (_, term) => {
  expect(await titles(term)).toEqual([
    'Monsoon reaches the coast',
    'Harbours fill with containers',
  ]);
});

test('[search-typo] two typos in a word, or one in a short word, find nothing', async () => {
  expect(await titles('momsoom')).toEqual([]);
  expect(await titles('rait')).toEqual([]);
  expect(await titles('bat')).toEqual([]);
  expect(await titles('rain')).toEqual(['Monsoon reaches the coast']);
});

test('every word of the term must be found', async () => {
  expect(await titles('monsoon farmers')).toEqual(['Monsoon reaches the coast']);
  expect(await titles('monsoon café')).toEqual([]);
});

test('accents do not matter', async () => {
  for (const term of ['cafe', 'café', 'pondichery', 'PONDICHÉRY', 'cafe\u0301']) {
    expect(await titles(term), term).toEqual(['Café culture in Pondichéry']);
  }
});

test('category and author are searched, unknown blocks are not', async () => {
  expect(await titles('lifestyle')).toEqual(['Café culture in Pondichéry']);
  expect(await titles('meera')).toEqual(['Monsoon reaches the coast']);
  expect(await titles('zebra')).toEqual([]);
});

test('[search-order] the title counts more than the text, the newest comes first among equals', async () => {
  expect((await titles('monsoon'))[0]).toBe('Monsoon reaches the coast');
  const { results } = await search('twins');
  expect(results.map(({ article }) => article.published.publishedAt)).toEqual(
    [2, 5, 9].map(daysAgo),
  );
});

test('[search-results] matches are marked in title and excerpt', async () => {
  const [first, second] = (await search('monson')).results;
  expect(first?.title[0]).toEqual({ text: 'Monsoon', isMatch: true });
  expect(first?.title[1]).toEqual({ text: ' reaches the coast', isMatch: false });
  expect(second?.excerpt.filter(({ isMatch }) => isMatch)).toEqual([
    { text: 'monsoon', isMatch: true },
  ]);
});

test('[search-filters] by category in any spelling, and by period', async () => {
  expect(await titles('monsoon', { category: 'WORLD' })).toEqual(['Harbours fill with containers']);
  expect(await titles('monsoon', { category: 'auto' })).toEqual([]);
  expect(await titles('monsoon', { period: 'day' })).toEqual(['Harbours fill with containers']);
  expect(await titles('monsoon', { period: 'week' })).toHaveLength(2);
  expect(await titles('cafe', { period: 'month' })).toEqual([]);
  expect(await titles('cafe', { period: 'year' })).toHaveLength(1);
});

test('[search-filters] ten results a page', async () => {
  const list = Array.from({ length: 23 }, () => storedArticle({ title: 'Monsoon' }));
  const other = createTestNewsroom({ articles: list }).newsroom;
  const page = async (number: number) =>
    valueIn(await other.searchArticles(visitor, { term: 'monsoon', page: number }));
  const pages = [await page(1), await page(2), await page(3), await page(4)];
  expect(pages.map(({ results }) => results.length)).toEqual([10, 10, 3, 0]);
  expect(pages.map(({ total, pages: count }) => [total, count])).toEqual(Array(4).fill([23, 3]));
  const ids = pages.flatMap(({ results }) => results.map(({ article }) => article.id));
  expect(new Set(ids).size).toBe(23);
});

test.each(['', '   ', '\t\n'])('[search-blank] %j asks for a term', async (term) => {
  const outcome = await newsroom.searchArticles(visitor, { term, page: 1 });
  expect(outcome).toMatchObject({ ok: false, failure: { code: 'invalid', title: EMPTY_TERM } });
  expect(EMPTY_TERM).toBe('Please enter a search term.');
});

test('odd terms find nothing and never fail', async () => {
  for (const term of ['!!!', '(*)', '\\', '__proto__', '💥', 'x'.repeat(5000), "'; drop table"]) {
    expect((await search(term)).results, term).toEqual([]);
  }
});

test('an article that was just changed is found by its new words', async () => {
  const { newsroom: own, store } = createTestNewsroom({ articles });
  const find = async (term: string) =>
    valueIn(await own.searchArticles(visitor, { term, page: 1 })).total;
  expect(await find('volcano')).toBe(0);
  await store.change(async (change) => {
    const [first] = await change.list('articles', { limit: 1 });
    if (first) await change.replace('articles', { ...first, title: 'Volcano' });
  });
  expect(await find('volcano')).toBe(1);
});
