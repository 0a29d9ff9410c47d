import { expect, test } from 'vitest';
import { admin } from '../../../tests/support/newsroom/change-examples.ts';
import {
  createTestBackOffice,
  createTestNewsroom,
  storedArticle,
  valueIn,
} from '../../../tests/support/newsroom/test-newsroom.ts';
import { visitor } from '../actor.ts';
import type { Category } from './category.ts';
import { findCategory } from './category-links.ts';
import { childrenOf, parentOf } from './category-tree.ts';

const stored = [
  { id: 'cat-1', name: 'Business', version: 3 },
  { id: 'cat-2', name: 'Markets', parentId: 'cat-1', ink: 'life' },
  { id: 'cat-3', name: 'World' },
];

function open(categories: unknown[] = stored) {
  const { backOffice, store } = createTestBackOffice({ categories });
  const { save } = backOffice.content('categories');
  return {
    backOffice,
    save: (fields: object) => save(admin, fields),
    listed: () => store.read((view) => view.list('categories')),
  };
}

const failureOf = async (outcome: Promise<{ ok: boolean; failure?: { code: string } }>) =>
  (await outcome).failure?.code;

test('a category follows its name to a new address, and keeps one that was given', async () => {
  const { save } = open();
  const renamed = valueIn(await save({ id: 'cat-3', name: 'Globe' }));
  expect([renamed.slug, renamed.formerSlugs]).toEqual([undefined, ['world']]);
  const { id, version } = renamed;
  const given = valueIn(await save({ id, version, name: 'Globe', slug: 'Abroad' }));
  expect([given.slug, given.formerSlugs]).toEqual(['abroad', ['world', 'globe']]);
  const again = { id, version: given.version, name: 'Far away', slug: 'world' };
  const back = valueIn(await save(again));
  expect([back.slug, back.formerSlugs]).toEqual(['world', ['globe', 'abroad']]);
});

test('the addresses of a deleted category lead to its replacement', async () => {
  const { backOffice, listed } = open([
    { id: 'cat-1', name: 'Business', slug: 'economy', formerSlugs: ['trade', 'world'] },
    { id: 'cat-3', name: 'World', formerSlugs: ['globe'] },
  ]);
  const { remove } = backOffice.content('categories');
  valueIn(await remove(admin, { id: 'cat-1', replacedBy: 'cat-3' }));
  expect((await listed()).map(({ formerSlugs }) => formerSlugs)).toEqual([
    ['globe', 'trade', 'economy'],
  ]);
});

test('two categories never get one address, but by one name', async () => {
  const { save } = open([{ id: 'cat-1', name: 'Business', slug: 'economy' }, ...stored.slice(2)]);
  expect(await failureOf(save({ name: 'Money', slug: 'world' }))).toBe('slug-taken');
  expect(valueIn(await save({ name: 'Economy' })).slug).toBe('economy-2');
  expect(valueIn(await save({ name: 'WORLD' })).slug).toBeUndefined();
  expect(await failureOf(save({ name: 'Money', slug: 'a b' }))).toBe('category-slug-malformed');
});

test('categories belong to each other on one level only', async () => {
  const { save } = open();
  const parented = (parentId: string, fields: object) => failureOf(save({ ...fields, parentId }));
  expect(await parented('cat-2', { name: 'Bonds' })).toBe('category-parent-nested');
  const business = { id: 'cat-1', name: 'Business', version: 3 };
  expect(await parented('cat-3', business)).toBe('category-parent-nested');
  expect(await parented('cat-1', business)).toBe('category-parent-gone');
  expect(await parented('cat-9', { name: 'Bonds' })).toBe('category-parent-gone');
  expect(valueIn(await save({ name: 'Bonds', parentId: 'cat-1' })).parentId).toBe('cat-1');
});

test('imported circles and dangling ids leave categories without a parent', () => {
  const category = (n: number, parent: number): Category => ({
    ...{ id: `cat-${n}`, name: `C${n}`, parentId: `cat-${parent}` },
  });
  const all = [category(1, 2), category(2, 1), category(3, 3), category(4, 9), category(5, 4)];
  expect(all.map((one) => parentOf(one, all)?.id)).toEqual([
    ...[undefined, undefined, undefined, undefined, 'cat-4'],
  ]);
  expect(all.map((one) => childrenOf(one, all).length)).toEqual([0, 0, 0, 1, 0]);
});

test('an order lasts, keeps versions, and leaves those that it does not name at the end', async () => {
  const { backOffice, listed } = open();
  const ids = ['cat-3', 'cat-8', 'cat-1', 'cat-3'];
  expect(valueIn(await backOffice.orderCategories(admin, { ids })).ids).toEqual([
    ...['cat-3', 'cat-1', 'cat-2'],
  ]);
  expect((await listed()).map(({ id, version }) => [id, version ?? 0])).toEqual([
    ['cat-3', 0],
    ['cat-1', 3],
    ['cat-2', 0],
  ]);
});

const site = createTestNewsroom({
  categories: [
    {
      ...{ id: 'cat-1', name: 'Business', slug: 'economy', formerSlugs: ['trade'] },
      ...{ description: 'Money.', ink: 'life' },
    },
    { id: 'cat-2', name: 'Markets', parentId: 'cat-1' },
  ],
  articles: [
    storedArticle({ id: 'article-1', category: 'Markets' }),
    storedArticle({ id: 'article-2', category: 'World' }),
    storedArticle({ id: 'article-3', category: 'business' }),
  ],
}).newsroom;

test.each(['economy', 'Economy', 'business', 'trade'])(
  'the page of a category is found at %j, with its children and their articles',
  async (category) => {
    const front = valueIn(await site.readCategoryFront(visitor, { category, page: 1 }));
    expect(front.category).toEqual({ name: 'Business', slug: 'economy', ink: 'life' });
    expect(front.description).toBe('Money.');
    expect(front.children.map(({ name }) => name)).toEqual(['Markets']);
    expect(front.articles.map(({ id }) => id)).toEqual(['article-1', 'article-3']);
    expect(front.articles[1]?.category).toEqual({ name: 'business', slug: 'economy', ink: 'life' });
    const query = { category, isDescending: false, limit: 20 };
    expect(valueIn(await site.listArticles(visitor, query)).articles).toHaveLength(2);
    const found = valueIn(await site.searchArticles(visitor, { term: 'title', category, page: 1 }));
    expect(found.category).toBe('economy');
  },
);

test('cards and articles have the address and the colour of their category', async () => {
  const article = valueIn(await site.readArticle(visitor, { id: 'article-1' }));
  expect(article.parentCategory).toEqual({ name: 'Business', slug: 'economy', ink: 'life' });
  expect(article.latest.map(({ category }) => category.slug)).toEqual(['world', 'economy']);
  const front = valueIn(await site.readFront(visitor, {}));
  expect([front.lead, ...front.sides].map((card) => card?.category.ink)).toEqual([
    ...['india', 'world', 'life'],
  ]);
});

test('signs in a name keep a category and its articles apart from others', () => {
  const c = { id: 'cat-1', name: 'C', version: undefined };
  const plus = { id: 'cat-2', name: 'C++', version: undefined };
  expect(findCategory('c++', [c, plus])).toBe(plus);
  expect(findCategory('c', [c, plus])).toBe(c);
  expect(findCategory('c++', [c])).toBeUndefined();
});
