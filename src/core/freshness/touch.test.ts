import { expect, test } from 'vitest';
import { storedArticle } from '../../../tests/support/newsroom/test-newsroom.ts';
import { articleCollection } from '../article/article-collection.ts';
import { touchOf } from './touch.ts';

const at = Date.parse('2026-11-20T06:30:00.000Z');
const article = (fields: Record<string, unknown> = {}) =>
  articleCollection.schema.parse(
    storedArticle({
      ...{ id: 'article-1', title: 'Rain', category: 'Tech', writerId: 'user-1' },
      ...{ sectionId: 'cat-4', publishedAt: new Date(at).toISOString() },
      ...fields,
    }),
  );

/** The lists of an article, in order of their keys. */
const lists = [
  '',
  'byline=name:asha rao',
  'category=tech',
  'categoryName=Tech',
  'featured=false',
  'section=cat-4',
  'writer=user-1',
];

const touch = (...[before, after]: [ReturnType<typeof article>?, ReturnType<typeof article>?]) => {
  const { lists: touched, ...rest } = touchOf(articleCollection, before, after);
  return { ...rest, lists: touched.toSorted() };
};

test('[page-freshness] an added or removed record touches all of its lists', () => {
  const expected = { id: 'article-1', hasNewCard: true, lists, at };
  expect(touch(undefined, article())).toEqual(expected);
  expect(touch(article(), undefined)).toEqual({ ...expected, isGone: true });
});

test('[page-freshness] a record that keeps its place touches the lists that it entered or left', () => {
  const same = { id: 'article-1', hasNewCard: false, lists: [], at };
  expect(touch(article(), article())).toEqual(same);
  expect(touch(article(), article({ title: 'Sun' }))).toEqual({ ...same, hasNewCard: true });
  expect(touch(article(), article({ writerId: 'user-2' })).lists).toEqual([
    'writer=user-1',
    'writer=user-2',
  ]);
  expect(touch(article(), article({ category: 'World' })).lists).toEqual([
    'category=tech',
    'category=world',
    'categoryName=Tech',
    'categoryName=World',
  ]);
});

test('[page-freshness] a record that moves touches all of its lists, from its later instant', () => {
  const later = article({ publishedAt: new Date(at + 5).toISOString() });
  expect(touch(article(), later)).toMatchObject({ lists, at: at + 5 });
  expect(touch(later, article())).toMatchObject({ lists, at: at + 5 });
});

test('[page-freshness] a record that is or was undated may be anywhere', () => {
  const undated = article({ publishedAt: undefined });
  for (const touched of [touch(article(), undated), touch(undated, article()), touch(undated)]) {
    expect(touched.lists).toEqual(lists);
    expect(touched).not.toHaveProperty('at');
  }
});
