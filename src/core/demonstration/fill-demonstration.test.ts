import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { admin } from '../../../tests/support/newsroom/change-examples.ts';
import {
  createTestBackOffice,
  TEST_NOW,
  valueIn,
} from '../../../tests/support/newsroom/test-newsroom.ts';
import type { Actor } from '../actor.ts';
import { articlesOf, blockTypeOf, blockTypes, mediaOf, wordsOf } from '../article/content-block.ts';
import { sampleArticles } from '../article/sample-articles.ts';
import { demonstrationTags, stories } from './newspaper.ts';

const isOurs = (address: string): boolean => existsSync(`public${address}`);

async function filled() {
  const { backOffice, store } = createTestBackOffice();
  const added = valueIn(await backOffice.fillDemonstration(admin, {}));
  const [articles, pictures, log] = await store.read(async (view) => [
    (await view.list('articles')).filter(({ id }) => id.startsWith('article-demo-')),
    await view.list('images'),
    await view.list('activity'),
  ]);
  return { backOffice, store, added, articles, pictures, log };
}

test('forty articles over all categories and the last weeks are published in one change', async () => {
  const { added, articles, log } = await filled();
  expect(added.articles).toBe(40);
  expect(articles).toHaveLength(40);
  const categories = new Set(articles.map(({ category }) => category));
  for (const { category } of sampleArticles(TEST_NOW)) expect(categories).toContain(category);
  expect(categories.size).toBeGreaterThan(12);
  expect(new Set(articles.map(({ slug }) => slug)).size).toBe(40);
  const ages = articles.map(
    ({ publishedAt = '' }) => (TEST_NOW.getTime() - Date.parse(publishedAt)) / 86_400_000,
  );
  expect(Math.min(...ages)).toBeGreaterThan(0);
  expect(Math.max(...ages)).toBeGreaterThan(20);
  expect(log).toMatchObject([
    { description: 'The demonstration newspaper was added: 40 articles' },
  ]);
});

test('every type of block is shown at least twice, and nothing else', async () => {
  const { articles } = await filled();
  const types = articles.flatMap(({ content }) => content.map(blockTypeOf));
  // Parts of the site belong to pages.
  for (const type of blockTypes.filter((one) => one !== 'site-part')) {
    expect([type, types.filter((one) => one === type).length]).not.toEqual([type, 0]);
    expect([type, types.filter((one) => one === type).length]).not.toEqual([type, 1]);
  }
  expect(types).not.toContain(undefined);
});

test('categories that have nothing but a name get descriptions, colours and a place', async () => {
  const { backOffice, store } = createTestBackOffice({
    categories: [
      { id: 'cat-1', name: 'Cricket' },
      { id: 'cat-2', name: 'Sports' },
      { id: 'cat-3', name: 'Education' },
      { id: 'cat-4', name: 'World', description: 'Ours' },
    ],
  });
  const fill = async () => {
    valueIn(await backOffice.fillDemonstration(admin, {}));
    return store.read((view) => view.list('categories'));
  };
  const categories = await fill();
  expect(categories.map(({ parentId, ink }) => [parentId, ink])).toEqual([
    ['cat-2', undefined],
    [undefined, undefined],
    [undefined, 'world'],
    [undefined, undefined],
  ]);
  expect(categories[3]?.description).toBe('Ours');
  expect(await fill()).toEqual(categories);
});

test('every article has the tags of its story', async () => {
  const { articles } = await filled();
  const wanted = new Map(stories.map(({ id, tags }) => [id, tags]));
  expect(articles.map(({ id, tagNames }) => [id, tagNames])).toEqual(
    articles.map(({ id }) => [id, wanted.get(id)]),
  );
});

test('texts are of a newspaper’s length, and all of it takes little of a browser’s storage', async () => {
  const { articles } = await filled();
  for (const { id, content } of articles) {
    const count = wordsOf(content).join(' ').split(/\s+/).length;
    expect([id, count >= 150 && count <= 600]).toEqual([id, true]);
  }
  expect(JSON.stringify(articles).length).toBeLessThan(400_000);
});

test('pictures and recordings are our own, and related articles exist', async () => {
  const { articles, pictures } = await filled();
  const shown = articles.flatMap(({ content }) => content.flatMap(mediaOf));
  expect([...shown, ...pictures.map(({ url }) => url)].filter((one) => !isOurs(one))).toEqual([]);
  const ids = new Set(articles.map(({ id }) => id));
  const named = articles.flatMap(({ content }) => content.flatMap(articlesOf));
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});

test('filling twice adds nothing, and filling again adds what was deleted', async () => {
  const { backOffice, store } = await filled();
  const count = () => store.read((view) => view.count('articles'));
  const before = await count();
  const again = valueIn(await backOffice.fillDemonstration(admin, {}));
  expect(Object.values(again).every((one) => one === 0)).toBe(true);
  expect([await count(), await store.read((view) => view.count('activity'))]).toEqual([before, 1]);
  valueIn(
    await backOffice.content('articles').remove(admin, { id: 'article-demo-07', version: 1 }),
  );
  expect(valueIn(await backOffice.fillDemonstration(admin, {})).articles).toBe(1);
});

test('owners alone fill it', async () => {
  const { backOffice } = createTestBackOffice();
  const editor: Actor = { kind: 'staff', role: 'editor', userId: 'user-1' };
  expect(await backOffice.fillDemonstration(editor, {})).toMatchObject({
    failure: { kind: 'forbidden' },
  });
});

test('a tag finds all articles, and their authors have pages', async () => {
  const { store, articles } = await filled();
  const [tags, authors] = await store.read(async (view) => [
    await view.list('tags'),
    await view.list('authors'),
  ]);
  const all = tags.find(({ name }) => name === 'Demonstration')?.id;
  expect(articles.every(({ tagIds }) => tagIds?.[0] === all)).toBe(true);
  expect(tags).toHaveLength(demonstrationTags.length);
  expect([...tags, ...authors].filter(({ slug }) => slug === '')).toEqual([]);
  const ids = new Set(authors.map(({ id }) => id));
  const named = articles.flatMap(({ bylines = [] }) => bylines.map(({ authorId }) => authorId));
  expect(named.filter((id) => id === undefined || !ids.has(id))).toEqual([]);
});

test('an author and a tag with the same name are used', async () => {
  const { backOffice, store } = createTestBackOffice();
  valueIn(await backOffice.content('tags').save(admin, { name: 'rail' }));
  valueIn(await backOffice.content('authors').save(admin, { name: 'Farid Quenum' }));
  valueIn(await backOffice.fillDemonstration(admin, {}));
  const [tags, authors] = await store.read(async (view) => [
    await view.list('tags'),
    await view.list('authors'),
  ]);
  expect(tags.filter(({ name }) => name.toLowerCase() === 'rail')).toHaveLength(1);
  expect(authors.filter(({ name }) => name === 'Farid Quenum')).toHaveLength(1);
});

test('numbers of stories are unique', () => {
  expect(stories.map(({ number }) => number).toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 40 }, (_, at) => at + 1),
  );
});
