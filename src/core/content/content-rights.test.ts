import { expect, test } from 'vitest';
import { admin } from '../../../tests/support/newsroom/change-examples.ts';
import {
  categoryForm,
  imageForm,
  videoForm,
} from '../../../tests/support/newsroom/content-examples.ts';
import {
  createTestBackOffice,
  storedArticle,
  valueIn,
} from '../../../tests/support/newsroom/test-newsroom.ts';
import { type Actor, visitor } from '../actor.ts';

const author: Actor = { kind: 'staff', role: 'author', userId: 'user-1' };
const editor: Actor = { kind: 'staff', role: 'editor', userId: 'user-2' };

test('authors add pictures, and change or delete none', async () => {
  const { backOffice, store } = createTestBackOffice({ images: [] });
  const { save, remove } = backOffice.content('images');
  const { id, version } = valueIn(await save(author, imageForm));
  const forbidden = { failure: { kind: 'forbidden' } };
  expect(await save(author, { ...imageForm, id, version, alt: 'Mine' })).toMatchObject(forbidden);
  expect(await remove(author, { id })).toMatchObject(forbidden);
  expect(await store.read((view) => view.list('images'))).toMatchObject([imageForm]);
  valueIn(await save(editor, { ...imageForm, id, version, alt: 'Ours' }));
  valueIn(await remove(editor, { id }));
  expect(await store.read((view) => view.count('images'))).toBe(0);
});

test('authors and visitors neither save nor delete other kinds', async () => {
  const { backOffice, store } = createTestBackOffice({
    categories: [{ id: 'cat-1', name: 'Old' }],
  });
  const { save, remove } = backOffice.content('categories');
  for (const [actor, kind] of [
    [author, 'forbidden'],
    [visitor, 'not-logged-in'],
  ] as const) {
    expect(await save(actor, categoryForm)).toMatchObject({ failure: { kind } });
    expect(await save(actor, { ...categoryForm, id: 'cat-1' })).toMatchObject({
      failure: { kind },
    });
    expect(await remove(actor, { id: 'cat-1' })).toMatchObject({ failure: { kind } });
  }
  expect(await store.read((view) => view.list('categories'))).toMatchObject([{ name: 'Old' }]);
});

test.each([
  [undefined, true],
  ['any', true],
  [2, true],
  [0, false],
  [1, false],
  [3, false],
])(
  '[admin-conflict] version 2 is deleted with the expected version %s: %s',
  async (version, isDone) => {
    const { backOffice, store } = createTestBackOffice({
      categories: [
        { id: 'cat-1', name: 'Old', version: 2 },
        { id: 'cat-2', name: 'Other' },
      ],
    });
    const removed = await backOffice.content('categories').remove(admin, { id: 'cat-1', version });
    expect(removed.ok ? undefined : removed.failure.kind).toBe(isDone ? undefined : 'conflict');
    expect(await store.read((view) => view.count('categories'))).toBe(isDone ? 1 : 2);
  },
);

test('[admin-conflict] saving a record that is gone is a conflict; by any version, it is not found', async () => {
  const { backOffice } = createTestBackOffice();
  const { save } = backOffice.content('videos');
  const gone = { ...videoForm, id: 'yt-9' };
  expect(await save(admin, gone)).toMatchObject({ failure: { kind: 'conflict' } });
  expect(await save(admin, { ...gone, version: 3 })).toMatchObject({
    failure: { kind: 'conflict' },
  });
  expect(await save(admin, { ...gone, version: 'any' })).toMatchObject({
    failure: { kind: 'not-found' },
  });
});

test('[category-references] the log says which references followed a record', async () => {
  const { backOffice, store } = createTestBackOffice({
    categories: [
      { id: 'cat-1', name: 'Tech' },
      { id: 'cat-2', name: 'World' },
    ],
    videos: [
      { ...videoForm, id: 'yt-1' },
      { ...videoForm, id: 'yt-2', title: 'Tides' },
    ],
    articles: [storedArticle({ category: 'Tech' }), storedArticle({ category: 'World' })],
  });
  const categories = backOffice.content('categories');
  valueIn(await categories.save(admin, { id: 'cat-1', name: 'Science' }));
  valueIn(await categories.remove(admin, { id: 'cat-1', replacedBy: 'cat-2' }));
  valueIn(await categories.save(admin, { name: 'Climate' }));
  const videos = backOffice.content('videos');
  valueIn(await videos.save(admin, { ...videoForm, id: 'yt-1' }));
  // Nothing refers to videos.
  valueIn(await videos.remove(admin, { id: 'yt-1', replacedBy: 'yt-2' }));
  const entries = await store.read((view) => view.list('activity'));
  expect(entries.map(({ description }) => description).toReversed()).toEqual([
    'Category "Science" was updated, and 1 article moved from "Tech" to "Science"',
    'Category "Science" was deleted, and 1 article moved from "Science" to "World"',
    'New category "Climate" was created',
    'YouTube Video "Waves" was updated',
    'YouTube Video "Waves" was deleted',
  ]);
});
