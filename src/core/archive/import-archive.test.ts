import { expect, test } from 'vitest';
import { inWords } from '../../../tests/support/newsroom/in-words.ts';
import {
  createTestBackOffice,
  type StoredAtFirst,
  storedArticle,
  valueIn,
} from '../../../tests/support/newsroom/test-newsroom.ts';
import {
  blobOf,
  dataAddress,
  makeArchive as makeBytes,
  PNG,
  sha256,
} from '../../../tests/support/records/archives.ts';
import { type Actor, visitor } from '../actor.ts';
import type { ImportReport } from './import-report.ts';

const admin: Actor = { kind: 'staff', role: 'owner', isProven: true };
const makeArchive = (...given: Parameters<typeof makeBytes>): Blob => blobOf(makeBytes(...given));
const category = (id: string, name: string) => ({ id, name });
const categories = [category('cat-1', 'India'), category('cat-2', 'World')];

const open = (stored: StoredAtFirst = {}) => createTestBackOffice({ categories, ...stored });

const collectionIn = (report: ImportReport, wanted: string) =>
  report.collections.find(({ name }) => name === wanted);

test('[archive-dry-run] reports what is new, replaced, unchanged and refused, and changes nothing', async () => {
  const { backOffice, storage } = open();
  const before = JSON.stringify({ ...storage });
  const archive = makeArchive({
    records: {
      categories: [
        { ...category('cat-1', 'India'), version: 9 },
        category('cat-2', 'Globe'),
        category('cat-7', 'Harbour'),
        category('odd id', 'Odd'),
        { id: 'cat-8' },
        7,
      ],
    },
  });
  const report = valueIn(await backOffice.checkArchive(admin, { archive }));
  expect(collectionIn(report, 'categories')).toEqual({
    name: 'categories',
    added: 1,
    replaced: 1,
    unchanged: 1,
    refused: [
      { id: 'odd id', reason: 'Its id does not have the form of this collection.' },
      { id: 'cat-8', reason: 'Its “name” is missing or wrong.' },
      { id: '(no id)', reason: 'It is not a record.' },
    ],
    leftOut: 0,
  });
  expect(JSON.stringify({ ...storage })).toBe(before);
});

test('[archive-import] adds and replaces in one step with one entry, and leaves out what it refused', async () => {
  const { backOffice, store } = open();
  const archive = makeArchive({
    records: {
      categories: [category('cat-2', 'Globe'), category('cat-7', 'Harbour'), category('x', 'Odd')],
    },
  });
  valueIn(await backOffice.importArchive(admin, { archive }));
  const names = (await store.read((view) => view.list('categories'))).map(({ name }) => name);
  expect(names).toEqual(['India', 'Globe', 'Harbour']);
  expect(await store.read((view) => view.list('activity'))).toMatchObject([
    {
      action: 'Imported Archive',
      description: 'Archive of 20 November 2026 was imported: 2 records added or replaced',
    },
  ]);
});

test('[archive-import] an archive with former names of collections can be imported', async () => {
  const { backOffice, store } = open();
  const archive = makeArchive({
    records: { webStories: [{ id: 'story-7', title: 'Peaks', coverImage: 'A peak', pages: [] }] },
    manifest: { formatVersion: 3 },
  });
  const report = valueIn(await backOffice.importArchive(admin, { archive }));
  expect(collectionIn(report, 'stories')).toMatchObject({ added: 1, refused: [] });
  const story = await store.read((view) => view.get('stories', 'story-7'));
  expect(story).toMatchObject({ title: 'Peaks' });
});

test('[archive-import] new records keep the archive’s order, newest first', async () => {
  const articles = ['article-c', 'article-b', 'article-a'].map((id) => storedArticle({ id }));
  const { backOffice, store } = open({ articles: [storedArticle({ id: 'article-old' })] });
  valueIn(
    await backOffice.importArchive(admin, { archive: makeArchive({ records: { articles } }) }),
  );
  const ids = (await store.read((view) => view.list('articles'))).map(({ id }) => id);
  expect(ids).toEqual(['article-c', 'article-b', 'article-a', 'article-old']);
});

test('[archive-import] an archive that changes nothing is refused and leaves no entry', async () => {
  const { backOffice, store } = open();
  const outcome = await backOffice.importArchive(admin, {
    archive: makeArchive({ records: { categories } }),
  });
  expect(inWords(outcome)).toMatchObject({
    failure: { message: 'Everything in it is here already.' },
  });
  expect(await store.read((view) => view.count('activity'))).toBe(0);
});

test('[archive-sanitised] hostile records are sanitised or refused', async () => {
  const { backOffice, store } = open();
  const deep = JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`);
  const articles = [
    storedArticle({
      id: 'article-1001',
      isPremium: 'yes',
      content: [{ type: 7 }, 'x'],
      author: {},
    }),
    storedArticle({ id: 'article-1002', more: deep }),
    storedArticle({ id: 'article-1003', image: dataAddress('image/png', Buffer.from('<svg>')) }),
    storedArticle({ id: 'article-1004', image: `media:${'0'.repeat(64)}` }),
    storedArticle({ id: 'article-1001' }),
    storedArticle({ id: '../../article-1' }),
  ];
  const text = JSON.stringify(articles).replace('"author":{}', '"__proto__":{"isPremium":true}');
  const archive = makeArchive({
    files: { 'records/articles.json': text },
    manifest: { collections: { articles: articles.length } },
  });
  const report = valueIn(await backOffice.importArchive(admin, { archive }));
  expect(collectionIn(report, 'articles')?.refused.map(({ reason }) => reason)).toEqual([
    'It is nested too deeply.',
    'An embedded picture or video is not what it says it is.',
    'A picture or video of it is missing.',
    'Another record in the archive has its id.',
    'Its id does not have the form of this collection.',
  ]);
  const imported = await store.read((view) => view.get('articles', 'article-1001'));
  expect(imported).toMatchObject({ isPremium: false, content: [], author: '' });
  expect(Object.getPrototypeOf(imported)).toBe(Object.prototype);
});

test('[archive-sanitised] no `__proto__` of an archive is stored, however deep', async () => {
  const { backOffice, storage } = open();
  const article = storedArticle({ id: 'article-1001', more: [{ kept: 1, place: 2 }] });
  const text = JSON.stringify([article]).replace('"place":2', '"__proto__":{"isPremium":true}');
  const archive = makeArchive({
    files: { 'records/articles.json': text },
    manifest: { collections: { articles: 1 } },
  });
  valueIn(await backOffice.importArchive(admin, { archive }));
  expect(storage.getItem('articles')).toContain('"more":[{"kept":1}]');
});

test('[archive-sanitised] records that break the rules of their form are left out', async () => {
  const { backOffice } = open();
  const archive = makeArchive({
    records: {
      settings: [{ id: 'site', facebook: 'javascript:alert(1)' }],
      messages: [{ id: 'message-1', name: 'A', email: 'no address', message: 'M' }],
      images: [{ id: 'img-7', url: '/media/x.png', alt: '' }],
    },
  });
  const report = valueIn(await backOffice.checkArchive(admin, { archive }));
  const refused = report.collections.flatMap(({ name, refused }) =>
    refused.map(({ reason }) => [name, reason]),
  );
  expect(refused).toEqual([
    ['messages', expect.stringContaining('e-mail')],
    ['settings', 'Please enter a whole address, beginning with https://.'],
  ]);
  // An upload without alt text.
  expect(collectionIn(report, 'images')).toMatchObject({ added: 1, refused: [] });
});

test('[archive-sanitised] a subscriber’s address stays on the list only once', async () => {
  const { backOffice } = open({
    subscribers: [{ id: 'subscriber-1', email: 'asha@example.com' }],
  });
  const subscribers = [
    { id: 'subscriber-2', email: 'ASHA@example.com' },
    { id: 'subscriber-3', email: 'b@example.com' },
    { id: 'subscriber-4', email: 'b@example.com' },
  ];
  const archive = makeArchive({ records: { subscribers } });
  const report = valueIn(await backOffice.checkArchive(admin, { archive }));
  expect(collectionIn(report, 'subscribers')).toMatchObject({ added: 1 });
  expect(collectionIn(report, 'subscribers')?.refused).toHaveLength(2);
});

test('[archive-media] pictures are embedded again from their files', async () => {
  const { backOffice, store } = open();
  const hash = sha256(PNG);
  const images = [{ id: 'img-7', url: `media:${hash}`, alt: 'Boats' }];
  const archive = makeArchive({ records: { images }, files: { [`media/${hash}.png`]: PNG } });
  valueIn(await backOffice.importArchive(admin, { archive }));
  const image = await store.read((view) => view.get('images', 'img-7'));
  expect(image?.url).toBe(dataAddress('image/png', PNG));
});

test('[archive-full] a full storage refuses the whole import', async () => {
  const { backOffice, storage } = open();
  const archive = makeArchive({ records: { categories: [category('cat-7', 'Harbour')] } });
  const before = storage.getItem('categories');
  const setItem = storage.setItem;
  storage.setItem = (key, text) => {
    if (key === 'activityLogs') throw new DOMException('full', 'QuotaExceededError');
    setItem(key, text);
  };
  const outcome = await backOffice.importArchive(admin, { archive });
  expect(outcome).toMatchObject({ failure: { kind: 'storage-full' } });
  expect(storage.getItem('categories')).toBe(before);
});

test('only admins export, check or import', async () => {
  const { backOffice } = open();
  const archive = makeArchive({ records: { categories } });
  for (const actor of [visitor, { kind: 'reader', userId: 'user-1' } as const]) {
    for (const outcome of [
      await backOffice.exportArchive(actor, {}),
      await backOffice.checkArchive(actor, { archive }),
      await backOffice.importArchive(actor, { archive }),
      await backOffice.readStorageUsage(actor, {}),
    ]) {
      expect(outcome).toMatchObject({ failure: { kind: 'not-logged-in' } });
    }
  }
});
