import { expect, test } from 'vitest';
import { admin } from '../../../tests/support/newsroom/change-examples.ts';
import { articleForm, tagForm } from '../../../tests/support/newsroom/content-examples.ts';
import {
  createTestBackOffice,
  createTestNewsroom,
  storedArticle,
  valueIn,
} from '../../../tests/support/newsroom/test-newsroom.ts';
import { visitor } from '../actor.ts';

const tags = [
  { ...tagForm, id: 'tag-1', name: 'Rain', slug: 'rain', version: 1 },
  { ...tagForm, id: 'tag-2', name: 'Flood', slug: 'flood', version: 1 },
];
const tagged = (id: string, ...at: number[]) =>
  storedArticle({
    id,
    title: id,
    tagIds: at.map((n) => `tag-${n}`),
    tagNames: at.map((n) => tags[n - 1]?.name),
  });
const articles = [tagged('article-1', 1, 2), tagged('article-2', 1), tagged('article-3')];
const drafts = [tagged('article-9', 1)];

const open = () => createTestBackOffice({ tags, articles, drafts });

async function tagsIn({ store }: ReturnType<typeof open>) {
  const [published, written, log] = await store.read(async (view) => [
    await view.list('articles'),
    await view.list('drafts'),
    await view.list('activity', { limit: 1 }),
  ]);
  return {
    ids: [...published, ...written].map(({ tagIds }) => tagIds?.join() ?? ''),
    names: [...published, ...written].map(({ tagNames }) => tagNames?.join() ?? ''),
    log: log[0]?.description,
  };
}

test('a renamed tag has the new name in all articles and drafts, and keeps its address', async () => {
  const site = open();
  const renamed = { ...tagForm, name: 'Showers', id: 'tag-1', version: 1 };
  expect(valueIn(await site.backOffice.content('tags').save(admin, renamed)).slug).toBe('rain');
  expect(await tagsIn(site)).toEqual({
    ids: ['tag-1,tag-2', 'tag-1', '', 'tag-1'],
    names: ['Showers,Flood', 'Showers', '', 'Showers'],
    log: 'Tag "Showers" was updated, and 2 articles moved from "Rain" to "Showers"',
  });
});

test('a tag that is merged into another one takes its articles along', async () => {
  const site = open();
  const merged = { id: 'tag-1', replacedBy: 'tag-2' };
  valueIn(await site.backOffice.content('tags').remove(admin, merged));
  expect(await tagsIn(site)).toEqual({
    ids: ['tag-2', 'tag-2', '', 'tag-2'],
    names: ['Flood', 'Flood', '', 'Flood'],
    log: 'Tag "Rain" was merged into "Flood", and 2 articles moved from "Rain" to "Flood"',
  });
});

test('a deleted tag is gone from all articles', async () => {
  const site = open();
  valueIn(await site.backOffice.content('tags').remove(admin, { id: 'tag-1' }));
  expect(await tagsIn(site)).toEqual({
    ids: ['tag-2', '', '', ''],
    names: ['Flood', '', '', ''],
    log: 'Tag "Rain" was deleted, and 2 articles lost it',
  });
});

test('an article that is saved has the names of its tags, each once, without deleted ones', async () => {
  const { backOffice } = open();
  const { save } = backOffice.content('articles');
  const tagIds = ['tag-2', 'tag-7', 'tag-1', 'tag-2'];
  const saved = valueIn(await save(admin, { ...articleForm, tagIds }));
  expect(saved).toMatchObject({ tagIds: ['tag-2', 'tag-1'], tagNames: ['Flood', 'Rain'] });
  const { id, version } = saved;
  const emptied = valueIn(await save(admin, { ...articleForm, id, version, tagIds: [] }));
  expect([emptied.tagIds, emptied.tagNames]).toEqual([undefined, undefined]);
});

const { newsroom } = createTestNewsroom({ tags, articles });

test('a tag’s page lists its articles; lists, articles and searches have the tags', async () => {
  const page = valueIn(await newsroom.readTag(visitor, { slug: 'Rain', page: 1 }));
  expect(page).toMatchObject({ tag: { name: 'Rain' }, page: 1, pages: 1, total: 2 });
  expect(page.articles.map(({ id }) => id)).toEqual(['article-1', 'article-2']);
  const query = { isDescending: false, limit: 20, tag: 'flood' };
  const listed = valueIn(await newsroom.listArticles(visitor, query));
  expect(listed.articles.map(({ id }) => id)).toEqual(['article-1']);
  const none = valueIn(await newsroom.listArticles(visitor, { ...query, tag: 'nothing' }));
  expect(none.articles).toEqual([]);
  expect(valueIn(await newsroom.readArticle(visitor, { id: 'article-1' })).tags).toEqual([
    { id: 'tag-1', name: 'Rain', slug: 'rain' },
    { id: 'tag-2', name: 'Flood', slug: 'flood' },
  ]);
  const found = valueIn(await newsroom.searchArticles(visitor, { term: 'flood', page: 1 }));
  expect(found.results.map(({ article }) => article.id)).toEqual(['article-1']);
  expect(valueIn(await newsroom.listTags(visitor, {})).map(({ name }) => name)).toEqual([
    'Flood',
    'Rain',
  ]);
});

test('an unknown tag is not found', async () => {
  const outcome = await newsroom.readTag(visitor, { slug: 'nothing', page: 1 });
  expect(outcome).toMatchObject({ ok: false, failure: { kind: 'not-found' } });
});
