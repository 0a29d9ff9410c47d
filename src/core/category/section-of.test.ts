import { expect, test } from 'vitest';
import { sectionOf } from './section-of.ts';

const categories = [
  { id: 'cat-1', name: 'Tech' },
  { id: 'cat-2', name: 'tech' },
  { id: 'cat-3', name: 'Web Stories' },
  { id: 'cat-4', name: 'World' },
  { id: 'cat-5', name: 'World' },
].map((category) => ({ ...category, version: undefined }));

test.each([
  ['the name of one category', 'Tech', undefined, 'cat-1'],
  ['the slug of one category', 'web-stories', undefined, 'cat-3'],
  ['the slug of several categories', 'TECH', undefined, undefined],
  ['the name of several categories', 'World', undefined, undefined],
  ['an unknown name', 'Harbour', undefined, undefined],
  ['an unchanged name of several categories', 'World', ['World', 'cat-5'], 'cat-5'],
  ['an unchanged slug of several categories', 'TECH', ['TECH', 'cat-2'], 'cat-2'],
  ['an unchanged name with a dangling id', 'Tech', ['Tech', 'cat-9'], 'cat-1'],
  ['an unchanged name with the id of another slug', 'Tech', ['Tech', 'cat-3'], 'cat-1'],
  ['a changed name with the same slug', 'tech', ['Tech', 'cat-1'], 'cat-2'],
] as const)('[category-references] the category of %s', (_, name, stored, expected) => {
  const [category, sectionId] = stored ?? [];
  const before = category === undefined ? undefined : { category, sectionId };
  expect(sectionOf(name, categories, before)).toBe(expected);
});
