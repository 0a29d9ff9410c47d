import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { collectionNames, collections } from '#core/collections.ts';
import {
  openTestStore,
  paragraph,
  TEST_NOW,
} from '../../../tests/support/newsroom/test-newsroom.ts';
import { damagedKey } from './local-store.ts';
import { createMemoryStorage } from './memory-storage.ts';
import { storageKeyOf } from './stored-list.ts';

function sampleIds(name: (typeof collectionNames)[number]): string[] {
  const definition: { samples?: (now: Date) => { id: string }[] } = collections[name];
  return (definition.samples?.(TEST_NOW) ?? []).map(({ id }) => id);
}

describe.each(collectionNames)('damaged %s', (name) => {
  const key = storageKeyOf(name);
  test.each([
    ['half-written JSON', '[{"id":"x-1","tit'],
    ['no text at all', ''],
    ['an object', '{"id":"x"}'],
    ['a number', '42'],
    ['a text', '"articles"'],
    ['null', 'null'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
  ])(
    '[storage-unparsable] %s reads as the samples, is reported, and left alone',
    async (_, text) => {
      const storage = createMemoryStorage();
      storage.setItem(key, text);
      const reports: string[] = [];
      const store = openTestStore(storage, (message) => reports.push(message));
      const read = await store.read((view) => view.list(name));
      await store.read((view) => view.list(name));
      await store.writeSamples();
      expect(read.map(({ id }) => id)).toEqual(sampleIds(name));
      expect(reports).toHaveLength(1);
      expect(reports[0]).toContain(key);
      expect(storage.getItem(key)).toBe(text);
    },
  );

  test('unreadable records are left out and reported', async () => {
    const storage = createMemoryStorage();
    const text = JSON.stringify([null, 7, 'x', [], {}, { id: '' }, { id: 5 }]);
    storage.setItem(key, text);
    const reports: string[] = [];
    const store = openTestStore(storage, (message) => reports.push(message));
    const read = await store.read((view) => view.list(name));
    const refills = 'refillsWhenEmpty' in collections[name];
    expect(read.map(({ id }) => id)).toEqual(refills ? sampleIds(name) : []);
    expect(reports).toHaveLength(1);
    expect(storage.getItem(key)).toBe(text);
  });
});

test('the first change backs up the damaged text and starts from the samples', async () => {
  const storage = createMemoryStorage();
  storage.setItem('categories', '[{"id":"cat-1"');
  const store = openTestStore(storage);
  await store.change((change) => change.insert('categories', { name: 'Harbour' }));
  expect(storage.getItem(damagedKey('categories'))).toBe('[{"id":"cat-1"');
  expect(JSON.parse(storage.getItem('categories') ?? '')).toHaveLength(16);
});

test('a change writes unreadable records back in their places', async () => {
  const storage = createMemoryStorage();
  const odd = { id: 7, name: 'From elsewhere' };
  storage.setItem('categories', JSON.stringify([{ id: 'cat-1', name: 'India' }, odd, 'note']));
  const store = openTestStore(storage);
  await store.change((change) => change.insert('categories', { name: 'Harbour' }));
  const stored: unknown[] = JSON.parse(storage.getItem('categories') ?? '');
  expect(stored.slice(0, 3)).toEqual([{ id: 'cat-1', name: 'India' }, odd, 'note']);
  expect(stored).toHaveLength(4);
});

test('fields of a wrong type get defaults, the others are kept', async () => {
  const storage = createMemoryStorage();
  const odd = {
    id: 'article-1',
    title: 'Still here',
    author: 7,
    category: null,
    publishedAt: 'soon',
    isFeatured: 'yes',
    content: ['x', { type: 'paragraph' }, { id: 3, type: 'image' }, paragraph('Text.')],
  };
  storage.setItem('articles', JSON.stringify([odd]));
  const [article] = await openTestStore(storage).read((view) => view.list('articles'));
  expect(article).toMatchObject({ title: 'Still here', author: '', isFeatured: false });
  expect(article?.publishedAt).toBeUndefined();
  expect(article?.content.at(-1)).toMatchObject({ content: 'Text.' });
});

test('[storage-hostile] every collection reads, whatever JSON its key holds', async () => {
  const record = fc.record(
    {
      id: fc.oneof(fc.string(), fc.jsonValue()),
      title: fc.jsonValue(),
      name: fc.jsonValue(),
      email: fc.jsonValue(),
      content: fc.oneof(fc.jsonValue(), fc.array(fc.record({ type: fc.string() }))),
      pages: fc.jsonValue(),
    },
    { requiredKeys: [] },
  );
  const text = fc.oneof(
    fc.json(),
    fc.string(),
    fc.array(record).map((list) => JSON.stringify(list)),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...collectionNames), text, async (name, stored) => {
      const storage = createMemoryStorage();
      storage.setItem(name, stored);
      storage.setItem('users', JSON.stringify([{ id: 'user-1', email: 'a@example.com' }]));
      if (name === 'users') storage.setItem('users', stored);
      const store = openTestStore(storage);
      for (const each of collectionNames) await store.read((view) => view.list(each));
      const { subject } = await store.change((change) =>
        change.insert('messages', {
          name: 'A',
          email: 'a@example.com',
          subject: 'Still writable',
          message: 'M',
          status: 'new',
          createdAt: '',
        }),
      );
      expect(subject).toBe('Still writable');
    }),
    { numRuns: 300 },
  );
});

test('[storage-hostile] five megabytes in one field neither fail nor hide the rest', async () => {
  const storage = createMemoryStorage();
  const long = 'x<b>y</b> '.repeat(500_000);
  storage.setItem(
    'articles',
    JSON.stringify([
      { id: 'article-1', title: 'Long', content: [paragraph(long)] },
      { id: 'article-2', title: 'Short', content: [paragraph('Text.')] },
    ]),
  );
  const articles = await openTestStore(storage).read((view) => view.list('articles'));
  expect(articles.map(({ title }) => title)).toEqual(['Long', 'Short']);
});
