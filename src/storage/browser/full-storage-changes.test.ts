import { describe, expect, test } from 'vitest';
import {
  admin,
  changeExamples,
  onlineForExamples,
  storedForExamples,
} from '../../../tests/support/newsroom/change-examples.ts';
import { inWords } from '../../../tests/support/newsroom/in-words.ts';
import { makeChange } from '../../../tests/support/newsroom/registered-changes.ts';
import {
  contentsOf,
  createTestBackOffice,
  createTestPorts,
  fillStorage,
  openTestStore,
  storedArticle,
} from '../../../tests/support/newsroom/test-newsroom.ts';
import { createMemoryStorage } from './memory-storage.ts';

const examples = await changeExamples();

/** Storage that accepts `writes` new texts and is then full; the original texts always fit. */
function fullAfter(writes: number): Storage {
  const storage = createMemoryStorage();
  fillStorage(storage, storedForExamples);
  const atFirst = contentsOf(storage);
  let left = writes;
  return {
    ...storage,
    get length() {
      return storage.length;
    },
    setItem: (key, text) => {
      const isNew = atFirst[key] !== text;
      if (isNew && left === 0) throw new DOMException('full', 'QuotaExceededError');
      if (isNew) left -= 1;
      storage.setItem(key, text);
    },
  };
}

describe('[storage-full] [admin-storage-full] every change, at whichever write the storage is full', () => {
  test.each(Object.entries(examples))(
    '%s',
    async (name, { actor, succeeds, sendsMail = false }) => {
      let writes = 0;
      for (; writes < 10; writes += 1) {
        const storage = fullAfter(writes);
        const before = contentsOf(storage);
        const online = onlineForExamples({ sendsMail });
        const { ports } = createTestPorts({}, { store: openTestStore(storage), online });
        const outcome = await makeChange(name, ports, actor, succeeds);
        if (outcome.ok) {
          // One write per changed text.
          const after = contentsOf(storage);
          const changed = Object.keys(after).filter((key) => after[key] !== before[key]);
          expect(changed).toHaveLength(writes);
          break;
        }
        expect(inWords(outcome)).toMatchObject({
          failure: { kind: 'storage-full', title: 'Storage Full' },
        });
        expect(contentsOf(storage)).toEqual(before);
      }
      expect(writes).toBeLessThan(10);
    },
  );
});

test('[storage-full] deleting a large record makes room in a full storage', async () => {
  const big = storedArticle({ id: 'article-big', image: 'x'.repeat(5000) });
  const stored = { articles: [big, storedArticle()], activity: [] };
  const exact = createTestBackOffice(stored);
  const used = Object.entries(contentsOf(exact.storage)).reduce(
    (sum, [key, text]) => sum + key.length + (text?.length ?? 0),
    0,
  );
  const storage = createMemoryStorage(used);
  fillStorage(storage, stored);
  const { backOffice } = createTestBackOffice({}, { store: openTestStore(storage) });
  const more = { title: 'T', category: 'C', content: [{ id: 'b', type: 'video', videoId: 'v' }] };
  const refused = await backOffice.content('articles').save(admin, more);
  expect(refused).toMatchObject({ ok: false, failure: { kind: 'storage-full' } });
  expect((await backOffice.content('articles').remove(admin, { id: 'article-big' })).ok).toBe(true);
  expect((await backOffice.content('articles').save(admin, more)).ok).toBe(true);
});

test('[storage-full] the oldest revisions are dropped before a change is refused', async () => {
  const state = { content: 'x'.repeat(2000) };
  const revisions = ['3', '2', '1'].map((number) => ({
    id: `revision-${number}`,
    article: 'article-1',
    at: '2026-11-20T06:30:00.000Z',
    state,
  }));
  const stored = { categories: [{ id: 'cat-1', name: 'Old' }], revisions, activity: [] };
  const used = Object.entries(contentsOf(createTestBackOffice(stored).storage)).reduce(
    (sum, [key, text]) => sum + key.length + (text?.length ?? 0),
    0,
  );
  const storage = createMemoryStorage(used);
  fillStorage(storage, stored);
  const { backOffice, store } = createTestBackOffice({}, { store: openTestStore(storage) });
  const saved = await backOffice.content('categories').save(admin, { name: 'Climate' });
  expect(saved.ok).toBe(true);
  const left = await store.read((view) => view.list('revisions'));
  expect(left.map(({ id }) => id)).toEqual(['revision-3', 'revision-2']);
});
