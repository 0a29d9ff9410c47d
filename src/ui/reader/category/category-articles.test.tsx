import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { categoryLink } from '#core/article/article-card.ts';
import type { CategoryFront } from '#core/category/category-front.ts';
import { CategoryArticles } from './category-page.tsx';

const empty: CategoryFront = {
  category: categoryLink('Middle East'),
  children: [],
  isKnown: true,
  articles: [],
  page: 1,
  pages: 1,
  videos: [],
  newestVideos: [],
  stories: [],
};

const markupOf = (front: CategoryFront): string =>
  renderToStaticMarkup(<CategoryArticles front={front} />);

test('an empty category says so and leads home', () => {
  const markup = markupOf(empty);
  expect(markup).toContain('No Articles Found');
  expect(markup).toContain('There are no articles in Middle East yet.');
  expect(markup).toContain('href="/"');
});

test('a first page from which all was taken off leads to the next one', () => {
  const markup = markupOf({ ...empty, pages: 2 });
  expect(markup).not.toContain('No Articles Found');
  expect(markup).toContain('href="/category/middle-east?page=2"');
});

test('pages are linked, the first one by the bare address', () => {
  const article = {
    id: 'article-1',
    title: 'A river treaty',
    category: categoryLink('World'),
    author: 'Samar Pinto-Rao',
    published: { time: 'Just now' },
    picture: { alt: '', placeholder: 0 },
    isPremium: false,
  };
  const world = { ...empty, category: categoryLink('World'), articles: [article] };
  const markup = markupOf({ ...world, page: 2, pages: 3 });
  expect(markup).toContain('href="/category/world"');
  expect(markup).toContain('href="/category/world?page=3"');
  expect(markup).toContain('By Samar Pinto-Rao · ');
  expect(markup).toContain('No summary available.');
});
