import { expect, test } from 'vitest';
import { usesInWords } from './image-uses.tsx';

const use = (collection: 'articles' | 'stories' | 'advertisements', id: string) => ({
  collection,
  id,
  title: id,
});

test('the uses of a picture are counted by their kind', () => {
  expect(usesInWords([])).toBe('Nothing uses it.');
  expect(usesInWords([use('articles', 'a')])).toBe('Used in 1 article');
  expect(
    usesInWords([
      use('advertisements', 'a'),
      use('stories', 'b'),
      use('stories', 'c'),
      use('articles', 'd'),
    ]),
  ).toBe('Used in 1 article, 2 web stories and 1 advertisement');
});
