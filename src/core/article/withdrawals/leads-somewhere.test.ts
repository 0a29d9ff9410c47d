import { expect, test } from 'vitest';
import {
  createTestPorts,
  storedArticle,
} from '../../../../tests/support/newsroom/test-newsroom.ts';
import { leadsSomewhere } from './note-withdrawal.ts';

const { ports } = createTestPorts({
  articles: [storedArticle({ id: 'article-1', slug: 'größe', formerSlugs: ['former'] })],
  categories: [{ id: 'category-1', name: 'Tech & Science', createdAt: '' }],
  authors: [{ id: 'author-1', name: 'Anna Berg', slug: 'anna-berg' }],
  tags: [{ id: 'tag-1', name: 'Rain', slug: 'rain' }],
});

test.each([
  ...['/', '/about-us', '/search?q=rain', '/article/article-1', '/article/gr%C3%B6%C3%9Fe#top'],
  ...['/article/Größe', '/article/former', '/category/tech-&-science?page=2', '/author/anna-berg'],
  ...['/tag/rain', 'https://elsewhere.example/never'],
])('%j leads somewhere', async (address) => {
  expect(await ports.store.read((view) => leadsSomewhere(view, address))).toBe(true);
});

test.each([
  ...['/article/never', '/article/', '/article/%', '/category/sport', '/author/nobody'],
  ...['/tag/snow', '/somewhere', '/article/article-1/further', '/admin'],
])('%j leads to nothing', async (address) => {
  expect(await ports.store.read((view) => leadsSomewhere(view, address))).toBe(false);
});
