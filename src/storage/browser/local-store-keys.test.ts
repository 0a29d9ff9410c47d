import { expect, test } from 'vitest';
import { collectionNames, collections } from '#core/collections.ts';
import { createQueue } from '#core/queue.ts';
import {
  openTestStore,
  storedArticle,
  testClock,
} from '../../../tests/support/newsroom/test-newsroom.ts';
import { createLocalStore } from './local-store.ts';
import { createMemoryStorage } from './memory-storage.ts';
import { storageKeyOf } from './stored-list.ts';

const keysOf = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').sort();

test('[storage-keys] a fresh install writes the samples under the specified keys', async () => {
  const storage = createMemoryStorage();
  await openTestStore(storage).writeSamples();
  const specified = [
    'advertisements',
    'articles',
    'categories',
    'imageLibrary',
    'siteSettings',
    'webStories',
    'youtubeVideos',
  ];
  expect(keysOf(storage)).toEqual(expect.arrayContaining(specified));
  expect(keysOf(storage)).toEqual(
    collectionNames
      .filter((name) => 'samples' in collections[name])
      .map(storageKeyOf)
      .sort(),
  );
  const [article] = JSON.parse(storage.getItem('articles') ?? '[]');
  expect(article).toMatchObject({
    id: expect.stringMatching(/^article-/),
    title: expect.any(String),
    category: expect.any(String),
    author: expect.any(String),
    isFeatured: expect.any(Boolean),
    content: expect.arrayContaining([
      expect.objectContaining({ type: 'paragraph', content: expect.any(String) }),
    ]),
  });
});

test('[samples-categories] the fifteen default categories, in order', async () => {
  const storage = createMemoryStorage();
  await openTestStore(storage).writeSamples();
  const stored: { id: string; name: string }[] = JSON.parse(storage.getItem('categories') ?? '[]');
  const names =
    'India,World,Business,Tech,Movies,Cricket,Lifestyle,Education,Photos,Videos,Explainers,Web Stories,Auto,Sports,Elections';
  expect(stored).toEqual(names.split(',').map((name, at) => ({ id: `cat-${at + 1}`, name })));
});

test('[storage-keys] the activity log and the users are lists of the specified records', async () => {
  const storage = createMemoryStorage();
  const store = openTestStore(storage);
  await store.change(async (change) => {
    await change.insert('activity', { action: 'A', description: 'D', timestamp: 'T' });
    await change.insert('users', {
      name: 'N',
      email: 'n@example.com',
      password: '$x',
      subscribed: false,
      createdAt: 'C',
    });
  });
  const milliseconds = testClock.now().getTime();
  expect(JSON.parse(storage.getItem('activityLogs') ?? '')).toEqual([
    { id: `log-${milliseconds}`, action: 'A', description: 'D', timestamp: 'T', version: 1 },
  ]);
  expect(JSON.parse(storage.getItem('users') ?? '')).toEqual([
    {
      id: `user-${milliseconds}`,
      name: 'N',
      email: 'n@example.com',
      password: '$x',
      subscribed: false,
      createdAt: 'C',
      version: 1,
    },
  ]);
});

test('writing the samples changes no stored records, permitted empty lists or damaged texts', async () => {
  const storage = createMemoryStorage();
  const own = JSON.stringify([{ id: 'cat-9', name: 'Own' }]);
  storage.setItem('categories', own);
  storage.setItem('youtubeVideos', '[]');
  storage.setItem('webStories', '{half');
  await openTestStore(storage).writeSamples();
  expect(storage.getItem('categories')).toBe(own);
  expect(storage.getItem('youtubeVideos')).toBe('[]');
  expect(storage.getItem('webStories')).toBe('{half');
});

test('[storage-empty] stored but empty articles and categories are filled again', async () => {
  const storage = createMemoryStorage();
  storage.setItem('articles', '[]');
  storage.setItem('categories', '[]');
  await openTestStore(storage).writeSamples();
  expect(JSON.parse(storage.getItem('articles') ?? '')).toHaveLength(6);
  expect(JSON.parse(storage.getItem('categories') ?? '')).toHaveLength(15);
});

test('[activity-title] a log entry with a title instead of an action is read', async () => {
  const storage = createMemoryStorage();
  storage.setItem(
    'activityLogs',
    JSON.stringify([{ id: 'log-1', title: 'Created Category', description: 'D', timestamp: 'T' }]),
  );
  const [entry] = await openTestStore(storage).read((view) => view.list('activity'));
  expect(entry).toMatchObject({ action: 'Created Category', description: 'D' });
});

test('[storage-tabs] changes by another tab are announced and read at once', async () => {
  const storage = createMemoryStorage();
  const notices: ((key: string | null) => void)[] = [];
  const store = createLocalStore({
    storage: () => storage,
    clock: testClock,
    exclusively: createQueue(),
    onForeignChange: (notice) => notices.push(notice),
  });
  const heard: (readonly string[])[] = [];
  store.subscribe((changed) => heard.push(changed));
  await store.read((view) => view.list('categories'));
  storage.setItem('categories', JSON.stringify([{ id: 'cat-1', name: 'Harbour' }]));
  for (const key of ['categories', 'vite-ui-theme', null]) {
    for (const notice of notices) notice(key);
  }
  expect(heard[0]).toEqual(['categories']);
  expect(heard).toHaveLength(2);
  expect(heard[1]).toContain('articles');
  const names = await store.read((view) => view.list('categories'));
  expect(names.map(({ name }) => name)).toEqual(['Harbour']);
});

test('[storage-empty] a collection emptied while a page is open stays empty until the next page load', async () => {
  const storage = createMemoryStorage();
  storage.setItem('articles', JSON.stringify([storedArticle({ id: 'article-1' })]));
  const store = openTestStore(storage);
  await store.writeSamples();
  await store.change((change) => change.remove('articles', 'article-1'));
  expect(await store.read((view) => view.count('articles'))).toBe(0);
  expect(storage.getItem('articles')).toBe('[]');
  const begun = openTestStore(storage);
  expect(await begun.read((view) => view.count('articles'))).toBe(6);
});
