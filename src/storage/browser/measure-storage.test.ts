import { expect, test } from 'vitest';
import { Refusal } from '#core/errors.ts';
import { measureStorage } from './measure-storage.ts';
import { createMemoryStorage } from './memory-storage.ts';

test('[admin-storage] all keys and values count, other applications’ too; the largest come first', () => {
  const storage = createMemoryStorage();
  const articles = JSON.stringify([{ id: 'article-1', title: 'Rain' }, 7, { id: 'article-2' }]);
  storage.setItem('articles', articles);
  storage.setItem('categories', '{damaged');
  storage.setItem('other', 'x'.repeat(500));
  const { used, keys, largest } = measureStorage(() => storage);
  expect(used).toBe(`articles${articles}categories{damagedother`.length + 500);
  expect(keys.map(({ key }) => key)).toEqual(['other', 'articles', 'categories']);
  expect(largest.map(({ label }) => label)).toEqual(['Rain', 'article-2', 'articles']);
});

test('a blocked storage is a refusal', () => {
  const blocked = (): Storage => {
    throw new DOMException('no', 'SecurityError');
  };
  expect(() => measureStorage(blocked)).toThrow(Refusal);
});
