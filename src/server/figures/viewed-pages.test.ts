import { expect, test } from 'vitest';
import { visitor } from '#core/actor.ts';
import { createNewsroom } from '#core/newsroom.ts';
import {
  createTestPorts,
  storedArticle,
  valueIn,
} from '../../../tests/support/newsroom/test-newsroom.ts';
import { createViewedPages, type PathTarget } from './viewed-pages.ts';

const targets: Record<string, PathTarget> = {
  '/': {},
  '/article/article-1': { article: 'article-1' },
  '/article/Rain': { article: 'Rain' },
  '/article/old-rain': { article: 'old-rain' },
  '/article/gone': { article: 'gone' },
  '/category/globe': { section: 'globe' },
  '/category/nowhere': { section: 'nowhere' },
};

test('paths lead to articles by id, slug or former slug, to sections and to pages', async () => {
  const article = storedArticle({
    id: 'article-1',
    slug: 'rain',
    formerSlugs: ['old-rain'],
    category: 'Élections & World',
  });
  const { ports } = createTestPorts({
    articles: [article],
    categories: [{ id: 'category-1', name: 'Élections & World', slug: 'globe' }],
  });
  const newsroom = createNewsroom(ports);
  const pagesAt = createViewedPages({
    store: ports.store,
    clock: ports.clock,
    targetOf: (path) => targets[path],
    readFront: async () => valueIn(await newsroom.readFront(visitor, {})),
  });
  const rain = { article: 'article-1', section: 'globe', place: 'lead-1' };
  const other = { article: '', section: '', place: '' };
  const found = async () =>
    Object.fromEntries(await pagesAt([...Object.keys(targets), '/wp-login']));
  const expected = {
    '/': other,
    '/article/article-1': rain,
    '/article/Rain': rain,
    '/article/old-rain': rain,
    '/category/globe': { ...other, section: 'globe' },
  };
  expect(await found()).toEqual(expected);
  // The second time, from memory.
  expect(await found()).toEqual(expected);
});
