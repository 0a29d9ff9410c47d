import { describe, expect, test } from 'vitest';
import { admin } from '../../../../tests/support/newsroom/change-examples.ts';
import { articleForm } from '../../../../tests/support/newsroom/content-examples.ts';
import {
  all,
  author,
  contentsOf,
  manyArticles,
  openOffice,
  published,
  rowOf,
  runJobs,
} from '../../../../tests/support/newsroom/many-articles.ts';
import { storedArticle, valueIn } from '../../../../tests/support/newsroom/test-newsroom.ts';
import type { BatchCommand } from './batch.ts';

const changes: [BatchCommand, Record<string, unknown>, object][] = [
  ['amend', { category: 'World' }, { category: 'World', sectionId: 'cat-2' }],
  [
    'amend',
    { tagsAdded: ['tag-2'], tagsRemoved: ['tag-1'] },
    { tagIds: ['tag-2'], tagNames: ['Ferry'] },
  ],
  [
    'amend',
    {
      authorsAdded: [{ authorId: 'author-2', name: 'Rita Rao' }],
      authorsRemoved: [{ authorId: 'author-1', name: 'Edda Larsen' }],
    },
    { author: 'Rita Rao', bylines: [{ authorId: 'author-2', name: 'Rita Rao' }] },
  ],
  ['amend', { isPremium: true }, { isPremium: true }],
  ['feature', { isFeatured: true }, { isFeatured: true }],
];

describe('[many-at-once] a change of many articles, and its undoing', () => {
  test.each(changes)('%s %o of a page, at once', async (command, fields, expected) => {
    const { ports, store, backOffice } = openOffice(manyArticles(12));
    const before = await contentsOf(ports);
    const selection = { ...published, ids: ['article-1', 'article-2'] };
    const row = valueIn(await backOffice.changeMany(admin, { command, fields, selection }));
    expect(row).toMatchObject({ state: 'done', total: 2, done: 2, failed: 0 });
    const [first, , other] = await store.read((view) => view.list('articles'));
    expect(first).not.toMatchObject(expected);
    expect(other).toMatchObject(expected);
    expect(await store.read((view) => view.get('drafts', 'article-1'))).toMatchObject(expected);
    expect(other?.updatedAt).toBeUndefined();
    expect(valueIn(await backOffice.undoBatch(admin, { id: row.id }))).toMatchObject({
      ...{ state: 'undone', done: 0, failed: 0 },
    });
    expect(await contentsOf(ports)).toEqual(before);
    expect(await backOffice.undoBatch(admin, { id: row.id })).toMatchObject({
      failure: { code: 'batch-not-undoable' },
    });
  });

  test.each<[BatchCommand, number]>([
    ['withdraw', 0],
    ['delete', 0],
  ])('%s', async (command, left) => {
    const { ports, store, backOffice } = openOffice(manyArticles(8));
    const before = await contentsOf(ports);
    const row = valueIn(
      await backOffice.changeMany(admin, { command, fields: {}, selection: published }),
    );
    expect(row).toMatchObject({ state: 'done', done: 8, failed: 0 });
    expect(await store.read((view) => view.count('articles'))).toBe(left);
    valueIn(await backOffice.undoBatch(admin, { id: row.id }));
    expect(await contentsOf(ports)).toEqual(before);
    const logged = await store.read((view) => view.list('activity', { limit: 2 }));
    expect(logged[0]).toMatchObject({ action: 'Undid Change of Many Articles' });
  });

  test('more than fifty: a job, all that match, each once', async () => {
    const { ports, store, backOffice } = openOffice(manyArticles(130));
    const before = await contentsOf(ports);
    const ask = { command: 'amend', fields: { category: 'World' }, selection: published } as const;
    const { id, ...row } = valueIn(await backOffice.changeMany(admin, ask));
    expect(row).toMatchObject({ state: 'running', total: 130, done: 0 });
    expect(await contentsOf(ports)).toEqual(before);
    expect(await runJobs(ports)).toBe(3);
    expect(await rowOf(ports, id)).toMatchObject({ state: 'done', done: 130, failed: 0 });
    const moved = { where: { category: 'world' } };
    expect(await store.read((view) => view.count('articles', moved))).toBe(130);
    expect(valueIn(await backOffice.undoBatch(admin, { id })).state).toBe('undoing');
    await runJobs(ports);
    expect(await contentsOf(ports)).toEqual(before);
  });

  test('stopped, and what was done undone; begun twice', async () => {
    const { ports, store, backOffice } = openOffice(manyArticles(130));
    const before = await contentsOf(ports);
    const ask = { command: 'amend', fields: { category: 'World' }, selection: published } as const;
    const { id } = valueIn(await backOffice.changeMany(admin, ask));
    const again = valueIn(await backOffice.changeMany(admin, ask));
    await runJobs(ports, 1);
    expect(await backOffice.undoBatch(admin, { id })).toMatchObject({
      failure: { kind: 'wrong-state' },
    });
    expect(valueIn(await backOffice.stopBatch(admin, { id }))).toMatchObject({
      ...{ state: 'stopped', done: 50 },
    });
    valueIn(await backOffice.stopBatch(admin, { id: again.id }));
    await runJobs(ports);
    const moved = { where: { category: 'world' } };
    expect(await store.read((view) => view.count('articles', moved))).toBe(50);
    valueIn(await backOffice.undoBatch(admin, { id }));
    expect(await contentsOf(ports)).toEqual(before);
  });
});

test('[many-at-once] what is refused stays as it is and is named; the rest is done', async () => {
  const { ports, backOffice } = openOffice({
    articles: [storedArticle({ id: 'article-9' })],
    drafts: [
      { ...articleForm, id: 'article-1', title: 'Draft', stage: 'draft', version: 1 },
      { ...articleForm, id: 'article-2', title: '', stage: 'withdrawn', version: 1 },
    ],
  });
  const withdrawn = { command: 'withdraw', selection: { ...all, tab: 'open' } } as const;
  expect(valueIn(await backOffice.changeMany(admin, { ...withdrawn, fields: {} }))).toMatchObject({
    ...{ total: 1, done: 0, failed: 1 },
    refusals: [
      {
        title: 'Draft',
        reason: 'The article is draft, so this is not possible. Nothing was changed.',
      },
    ],
  });
  const tooMany = Array.from({ length: 30 }, (_, at) => `tag-${at}`);
  expect(
    await backOffice.changeMany(admin, {
      command: 'amend',
      fields: { tagsAdded: [...tooMany, 'tag-30'] },
      selection: { ...all, tab: 'open' },
    }),
  ).toMatchObject({ failure: { code: 'article-too-many-tags' } });
  expect(await ports.store.read((view) => view.count('batches'))).toBe(1);
});

test('[many-at-once] authors change their own articles, and undo what they gave themselves', async () => {
  const { store, backOffice } = openOffice({
    articles: [storedArticle({ id: 'article-3', writerId: 'user-7', category: 'India' })],
    drafts: [
      { ...articleForm, id: 'article-1', writerId: 'user-7', stage: 'draft', version: 1 },
      { ...articleForm, id: 'article-2', writerId: 'user-9', stage: 'draft', version: 1 },
    ],
  });
  const amend = { command: 'amend', fields: { category: 'World' } } as const;
  const drafts = { ...amend, selection: { ...all, tab: 'drafts' } } as const;
  const row = valueIn(await backOffice.changeMany(author, drafts));
  expect(row).toMatchObject({ total: 1, done: 1 });
  const other = { ...author, userId: 'user-9' };
  expect(await backOffice.undoBatch(other, { id: row.id })).toMatchObject({
    failure: { kind: 'forbidden' },
  });
  expect(valueIn(await backOffice.listBatches(other, {})).batches).toEqual([]);
  expect(valueIn(await backOffice.listBatches(author, {})).batches).toHaveLength(1);
  const saved = await store.read((view) => view.list('drafts'));
  expect(saved.map(({ category }) => category).toSorted()).toEqual(['India', 'World'].toSorted());
  expect(valueIn(await backOffice.readChosen(author, { ...all, tab: 'drafts' }))).toEqual({
    ...{ total: 1, titles: ['Rain'], published: 0 },
    stages: [{ stage: 'draft', count: 1 }],
  });
});

test('[many-at-once] what was changed since stays; an article published again is named', async () => {
  const { store, backOffice } = openOffice(manyArticles(2));
  const row = valueIn(
    await backOffice.changeMany(admin, { command: 'withdraw', fields: {}, selection: published }),
  );
  const give = { id: 'article-0', version: 4 };
  valueIn(await backOffice.article('publish')(admin, give));
  expect(valueIn(await backOffice.undoBatch(admin, { id: row.id }))).toMatchObject({
    ...{ state: 'undone', failed: 1 },
    refusals: [{ id: 'article-0' }],
  });
  expect(await store.read((view) => view.count('articles'))).toBe(2);
  const amended = valueIn(
    await backOffice.changeMany(admin, {
      ...{ command: 'amend', fields: { category: 'World', isPremium: true }, selection: published },
    }),
  );
  const { version } = (await store.read((view) => view.get('articles', 'article-0'))) ?? {};
  valueIn(
    await backOffice.content('articles').save(admin, {
      ...{ ...articleForm, id: 'article-0', version, title: 'New', category: 'India' },
      isPremium: true,
    }),
  );
  valueIn(await backOffice.undoBatch(admin, { id: amended.id }));
  expect(await store.read((view) => view.get('articles', 'article-0'))).toMatchObject({
    ...{ title: 'New', category: 'India', isPremium: false },
  });
});

test('[many-at-once] a job ends when who gave it has left the staff', async () => {
  const { ports, store, backOffice } = openOffice({
    ...manyArticles(60),
    users: [{ id: 'user-8', name: 'Edda', email: 'e@example.com', role: 'editor' }],
  });
  const editor = { kind: 'staff', role: 'editor', userId: 'user-8' } as const;
  const ask = { command: 'delete', fields: {}, selection: published } as const;
  const { id } = valueIn(await backOffice.changeMany(editor, ask));
  await store.change((change) => change.remove('users', 'user-8'));
  await runJobs(ports);
  expect(await rowOf(ports, id)).toMatchObject({ state: 'stopped', done: 0 });
  expect(await store.read((view) => view.count('articles'))).toBe(60);
});

test('[many-at-once] nothing chosen, and a selection that is none, are refused in words', async () => {
  const { backOffice } = openOffice(manyArticles(2));
  for (const [selection, code] of [
    [{ ...published, ids: [] as string[] }, 'nothing-chosen'],
    [{ ...published, q: 'x'.repeat(10_000) }, 'nothing-chosen'],
    [{ ...published, period: 'never' }, 'period-unknown'],
    [{ ...published, ids: Array.from({ length: 101 }, (_, at) => `${at}`) }, 'too-many-asked'],
  ] as const) {
    expect(
      await backOffice.changeMany(admin, {
        ...{ command: 'delete', fields: {}, selection },
      }),
    ).toMatchObject({ failure: { kind: 'invalid', code } });
  }
});
