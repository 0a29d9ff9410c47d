import { describe, expect, test } from 'vitest';
import { collectionNames } from '#core/collections.ts';
import {
  conditions,
  readByRelease,
  readKeptJson,
  releases,
} from '../../../tests/release-stores/release-store.ts';
import { contentsOf, openTestStore } from '../../../tests/support/newsroom/test-newsroom.ts';
import { damagedKey } from './local-store.ts';
import { createMemoryStorage } from './memory-storage.ts';

/** Storage quota of a site, in characters; the full store was filled up to it. */
const QUOTA = 5_000_000;

/** A browser's storage as a release left it. */
function restored(release: string, condition: string) {
  const texts = readKeptJson<Record<string, string>>(release, `${condition}.local`);
  const storage = createMemoryStorage(QUOTA);
  for (const [key, text] of Object.entries(texts)) storage.setItem(key, text);
  const { listed } = readByRelease(release, `${condition}.local`);
  const names = collectionNames.filter((name) => listed[name]);
  return { texts, storage, listed, names };
}

describe.each(releases)('local storage of release %s', (release) => {
  test.each(conditions)(
    '%s: reads the same records as in the release, and stays unchanged',
    async (condition) => {
      const { texts, storage, listed, names } = restored(release, condition);
      const store = openTestStore(storage);
      for (const name of names) {
        const records = await store.read((view) => view.list(name));
        expect(
          records.map(({ id }) => id),
          name,
        ).toEqual(listed[name]);
      }
      expect(contentsOf(storage)).toMatchObject(texts);
    },
  );

  test.each(conditions)('%s: a change keeps everything else', async (condition) => {
    const { texts, storage, listed } = restored(release, condition);
    const store = openTestStore(storage);
    const first = listed.articles?.[0] ?? '';
    await store.change((change) => change.remove('articles', first));
    const isFirst = (raw: { id?: unknown } | null) => raw?.id === first;
    const before: ({ id?: unknown } | null)[] = JSON.parse(texts.articles ?? '[]');
    expect(JSON.parse(storage.getItem('articles') ?? '')).toEqual(
      before.filter((raw) => !isFirst(raw)),
    );
    expect(contentsOf(storage)).toMatchObject({ ...texts, articles: expect.any(String) });
  });

  test('damaged: the first change backs up an unreadable text', async () => {
    const { texts, storage } = restored(release, 'damaged');
    const store = openTestStore(storage);
    await store.change((change) => change.insert('categories', { name: 'Harbour' }));
    expect(storage.getItem(damagedKey('categories'))).toBe(texts.categories);
  });

  test('full: a change that does not fit is refused and loses nothing', async () => {
    const { texts, storage } = restored(release, 'full');
    const store = openTestStore(storage);
    const saving = store.change(async (change) => {
      const [article] = await change.list('articles');
      if (!article) throw new Error('there is no article');
      await change.put('articles', { ...article, id: 'article-more' });
    });
    await expect(saving).rejects.toMatchObject({ failure: { kind: 'storage-full' } });
    expect(contentsOf(storage)).toEqual(texts);
  });
});
