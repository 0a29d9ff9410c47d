import { expect, test } from 'vitest';
import { collections } from '#core/collections.ts';
import { Refusal } from '#core/errors.ts';
import { enqueue } from '#core/job/enqueue.ts';
import type { Store } from '#core/ports.ts';
import { createQueue } from '#core/queue.ts';
import {
  openTestStore,
  storedUser,
  testClock,
} from '../../../tests/support/newsroom/test-newsroom.ts';
import { createLocalStore } from './local-store.ts';
import { createMemoryStorage } from './memory-storage.ts';

const textsOf = (storage: Storage) =>
  Object.fromEntries(
    Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').map((key) => [
      key,
      storage.getItem(key),
    ]),
  );

const changeMuch = (store: Store) =>
  store.change(async (change) => {
    const user = await change.get('users', 'user-1');
    if (user) await change.replace('users', { ...user, name: 'A longer name than before' });
    await change.insert('categories', { name: 'Harbour' });
    await change.insert('activity', { action: 'A', description: 'D', timestamp: 'T' });
  });

const refusalOf = async (work: Promise<unknown>): Promise<string> => {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Refusal)) throw error ?? new Error('nothing was refused');
  return error.failure.kind;
};

/** Storage that accepts `writes` writes and is then full. */
function fullAfter(writes: number): Storage {
  const storage = createMemoryStorage();
  storage.setItem('users', JSON.stringify([storedUser()]));
  storage.setItem('categories', '{damaged');
  storage.setItem('note', 'of another program');
  const atFirst = textsOf(storage);
  let left = writes;
  const refusing: Storage = {
    ...storage,
    get length() {
      return storage.length;
    },
    setItem: (key, text) => {
      // A restored text always fits: it was stored before.
      const isOld = atFirst[key] === text;
      if (!isOld && left === 0) throw new DOMException('full', 'QuotaExceededError');
      if (!isOld) left -= 1;
      storage.setItem(key, text);
    },
  };
  return refusing;
}

test.each([0, 1, 2, 3])(
  '[storage-full] a storage that is full at write %i refuses the change and keeps its texts',
  async (writes) => {
    const storage = fullAfter(writes);
    const before = textsOf(storage);
    const heard: unknown[] = [];
    const store = openTestStore(storage);
    store.subscribe((changed) => heard.push(changed));
    expect(await refusalOf(changeMuch(store))).toBe('storage-full');
    expect(textsOf(storage)).toEqual(before);
    expect(heard).toEqual([]);
  },
);

test('[storage-full] at any quota, a change is written completely or not at all', async () => {
  const open = (quota: number) => {
    const storage = createMemoryStorage(quota);
    storage.setItem('users', JSON.stringify([storedUser()]));
    return storage;
  };
  const room = 200;
  let done = 0;
  for (let quota = room; quota < room + 1400; quota += 7) {
    const storage = open(quota);
    const before = textsOf(storage);
    const code = await changeMuch(openTestStore(storage)).then(
      () => 'done',
      (error) => error.failure.kind,
    );
    if (code === 'done') {
      done += 1;
      expect(Object.keys(textsOf(storage)).sort()).toEqual(['activityLogs', 'categories', 'users']);
    } else {
      expect(code).toBe('storage-full');
      expect(textsOf(storage)).toEqual(before);
    }
  }
  expect(done).toBeGreaterThan(10);
  expect(done).toBeLessThan(190);
});

test('jobs are written first and the log last, whatever a change touches first', async () => {
  const storage = createMemoryStorage();
  const written: string[] = [];
  const noting: Storage = {
    ...storage,
    get length() {
      return storage.length;
    },
    setItem: (key, text) => {
      written.push(key);
      storage.setItem(key, text);
    },
  };
  await openTestStore(noting).change(async (change) => {
    await change.insert('activity', { action: 'A', description: 'D', timestamp: 'T' });
    await change.insert('categories', { name: 'Harbour' });
    await enqueue(change, { kind: 'publish-article', dueAt: testClock.now() });
  });
  const keys = written.filter((key) => ['activityLogs', 'categories', 'jobs'].includes(key));
  expect(keys).toEqual(['jobs', 'categories', 'activityLogs']);
});

const denied = () => new DOMException('denied', 'SecurityError');

const blockedStorages: [string, () => Storage][] = [
  [
    'accessing the storage throws',
    () => {
      throw denied();
    },
  ],
  [
    'each of its functions throws',
    () => {
      const refuse = () => {
        throw denied();
      };
      return {
        length: 0,
        key: refuse,
        getItem: refuse,
        setItem: refuse,
        removeItem: refuse,
        clear: refuse,
      };
    },
  ],
];

test.each(blockedStorages)('where %s, samples show and changes are refused', async (_, storage) => {
  const reports: string[] = [];
  const store = createLocalStore({
    storage,
    clock: testClock,
    exclusively: createQueue(),
    report: (message) => reports.push(message),
  });
  await store.writeSamples();
  const categories = await store.read((view) => view.list('categories'));
  expect(categories).toEqual(collections.categories.samples?.(testClock.now()));
  expect(await refusalOf(changeMuch(store))).toBe('storage-blocked');
  expect(reports.length).toBeGreaterThan(0);
});

test('samples that do not fit are reported, but still read', async () => {
  const reports: string[] = [];
  const store = openTestStore(createMemoryStorage(2000), (message) => reports.push(message));
  await store.writeSamples();
  expect(reports.some((message) => message.includes('articles'))).toBe(true);
  expect(await store.read((view) => view.count('articles'))).toBe(6);
});

test('the in-memory storage counts its quota like a browser', () => {
  const storage = createMemoryStorage(10);
  storage.setItem('key', '1234567');
  expect(() => storage.setItem('k', '')).toThrow(
    expect.objectContaining({ name: 'QuotaExceededError' }),
  );
  expect(storage.getItem('k')).toBeNull();
  storage.setItem('key', '12345');
  storage.setItem('k', '1');
  expect([storage.length, storage.key(0), storage.key(9)]).toEqual([2, 'key', null]);
  storage.removeItem('key');
  storage.setItem('x', '1234567');
  storage.clear();
  expect(storage.length).toBe(0);
});
