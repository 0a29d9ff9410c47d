import { expect, it } from 'vitest';
import { categoryAt } from './site-links.ts';

it.each([
  ['/category/world', 'world'],
  ['/category/Web-Stories', 'web-stories'],
  ['/category/web%20stories/', 'web-stories'],
  ['/category/%E0%A4%A', undefined],
  ['/category', undefined],
  ['/article/category', undefined],
  ['/', undefined],
])('finds in %s the category %s', (path, slug) => {
  expect(categoryAt(path)).toBe(slug);
});
