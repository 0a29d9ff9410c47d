import { describe, expect, test } from 'vitest';
import { admin, storedForExamples } from '../../../tests/support/newsroom/change-examples.ts';
import {
  articleForm,
  categoryForm,
  contentExamples,
} from '../../../tests/support/newsroom/content-examples.ts';
import { inWords } from '../../../tests/support/newsroom/in-words.ts';
import {
  createTestBackOffice,
  paragraph,
  storedArticle,
  TEST_NOW,
  valueIn,
} from '../../../tests/support/newsroom/test-newsroom.ts';
import { contentNames } from '../content-kinds.ts';
import type { Store } from '../ports.ts';
import { sayInEnglish } from '../words/say-in-english.ts';

const MILLISECONDS = TEST_NOW.getTime();

describe('[order] [ids] position and id of a new record', () => {
  test.each(contentNames)('%s', async (name) => {
    const { form, stands, stored } = contentExamples[name];
    const prefix = stored.id.replace('-1', '');
    const { backOffice, store } = createTestBackOffice();
    const before = await store.read((view) => view.list(name));
    const { save } = backOffice.content(name);
    const otherForm = 'name' in form ? { ...form, name: `${form.name} II` } : form;
    const ids = [valueIn(await save(admin, form)).id, valueIn(await save(admin, otherForm)).id];
    expect(ids).toEqual([`${prefix}-${MILLISECONDS}`, `${prefix}-${MILLISECONDS + 1}`]);
    const after = (await store.read((view) => view.list(name))).map(({ id }) => id);
    const samples = before.map(({ id }) => id);
    expect(after).toEqual(
      stands === 'first' ? [...ids.toReversed(), ...samples] : [...samples, ...ids],
    );
  });
});

const article = {
  ...articleForm,
  id: 'article-1',
  title: 'Old',
  publishedAt: '2026-11-01T00:00:00.000Z',
};

test('[admin-articles-time] [article-time] an update keeps the publication time and sets the update time', async () => {
  const { backOffice } = createTestBackOffice();
  const { save } = backOffice.content('articles');
  const made = valueIn(await save(admin, articleForm));
  expect(made).toMatchObject({ publishedAt: TEST_NOW.toISOString() });
  expect(made.updatedAt).toBeUndefined();

  const later = createTestBackOffice({
    articles: [
      article,
      { ...article, id: 'article-2', publishedAt: undefined, time: 'Two days ago' },
    ],
  });
  const update = later.backOffice.content('articles').save;
  expect(valueIn(await update(admin, { ...articleForm, id: 'article-1' }))).toMatchObject({
    publishedAt: article.publishedAt,
    updatedAt: TEST_NOW.toISOString(),
  });
  const words = valueIn(await update(admin, { ...articleForm, id: 'article-2' }));
  expect([words.time, words.publishedAt]).toEqual(['Two days ago', undefined]);
});

test('[admin-update] [storage-unknown] an update keeps the record’s position and its unknown fields', async () => {
  const unknown = { mood: { weather: ['rain', null, { deep: [1.5, true] }] } };
  const poll = { id: 'b2', type: 'poll', question: 'Tea?', options: [{ label: 'Yes', votes: 3 }] };
  const toned = { id: 'b1', type: 'paragraph', content: 'It rains.', tone: { dry: true } };
  const content = [toned, poll];
  const stored = { ...article, ...unknown, content, image: 'Rain on a roof', standfirst: 'Wet.' };
  const articles = [{ ...article, id: 'article-0' }, stored, { ...article, id: 'article-2' }];
  const { backOffice, store, storage } = createTestBackOffice({ articles });
  const form = { ...articleForm, id: 'article-1', content };
  valueIn(await backOffice.content('articles').save(admin, form));
  const after = JSON.parse(storage.getItem('articles') ?? '[]');
  expect(after.map(({ id }: { id: string }) => id)).toEqual([
    'article-0',
    'article-1',
    'article-2',
  ]);
  expect(after[1]).toEqual({
    ...stored,
    ...articleForm,
    content,
    sectionId: 'cat-1',
    isPremium: false,
    updatedAt: TEST_NOW.toISOString(),
    version: 1,
  });
  await backOffice
    .content('articles')
    .save(admin, { ...form, version: 1, image: '', standfirst: ' ' });
  const read = await store.read((view) => view.get('articles', 'article-1'));
  expect([read?.image, read?.standfirst, read?.version]).toEqual([undefined, undefined, 2]);
});

describe('[admin-conflict] the second of two saves', () => {
  test.each([undefined, 0, 1, 3, -1])(
    'is refused with the version %s if 2 is stored',
    async (version) => {
      const stored = { id: 'cat-1', name: 'Theirs', version: 2 };
      const { backOffice, storage } = createTestBackOffice({ categories: [stored] });
      const { save } = backOffice.content('categories');
      const refused = await save(admin, { id: 'cat-1', name: 'Mine', version });
      expect(inWords(refused)).toMatchObject({
        ok: false,
        failure: { kind: 'conflict', title: 'Changed elsewhere' },
      });
      expect(JSON.parse(storage.getItem('categories') ?? '[]')).toEqual([stored]);
      expect(valueIn(await save(admin, { id: 'cat-1', name: 'Mine', version: 2 }))).toEqual({
        ...stored,
        name: 'Mine',
        formerSlugs: ['theirs'],
        version: 3,
      });
    },
  );

  test('is refused for settings, too', async () => {
    const { backOffice } = createTestBackOffice();
    const {
      records: [settings],
    } = valueIn(
      await backOffice.listRecords(admin, {
        collection: 'settings',
        search: '',
        isDescending: false,
        page: 1,
        sort: undefined,
      }),
    );
    expect((await backOffice.saveSettings(admin, { ...settings, siteName: 'Theirs' })).ok).toBe(
      true,
    );
    const mine = await backOffice.saveSettings(admin, { ...settings, siteName: 'Mine' });
    expect(mine).toMatchObject({ ok: false, failure: { kind: 'conflict' } });
  });

  test.each(['deleted', '', '__proto__'])('is refused if the record is gone (%j)', async (id) => {
    const { backOffice } = createTestBackOffice(storedForExamples);
    const saved = await backOffice.content('categories').save(admin, { ...categoryForm, id });
    expect(inWords(saved)).toMatchObject({
      ok: false,
      failure: { kind: 'conflict', title: 'Deleted elsewhere' },
    });
    const removed = await backOffice.content('categories').remove(admin, { id });
    expect(inWords(removed)).toMatchObject({
      ok: false,
      failure: { kind: 'not-found', title: 'Deleted elsewhere' },
    });
  });
});

test('deleting removes that record and no other', async () => {
  const { backOffice, store } = createTestBackOffice();
  const before = await store.read((view) => view.list('categories'));
  valueIn(await backOffice.content('categories').remove(admin, { id: 'cat-3' }));
  const after = await store.read((view) => view.list('categories'));
  expect(after).toEqual(before.filter(({ id }) => id !== 'cat-3'));
});

describe('the articles of a category', () => {
  const stored = {
    categories: [
      { id: 'cat-1', name: 'Tech' },
      { id: 'cat-2', name: 'tech' },
      { id: 'cat-3', name: 'World' },
    ],
    articles: ['Tech', 'tech', 'TECH', 'World'].map((category) => storedArticle({ category })),
  };
  const inCategories = async (store: Store) =>
    (await store.read((view) => view.list('articles'))).map(({ category }) => category);

  test('follow the exact spelling when one of two categories with the same slug is renamed', async () => {
    const { backOffice, store } = createTestBackOffice(stored);
    await backOffice.content('categories').save(admin, { id: 'cat-1', name: 'Science' });
    expect(await inCategories(store)).toEqual(['Science', 'tech', 'TECH', 'World']);
  });

  test('stay unchanged when it is deleted without a replacement, or the replacement is gone', async () => {
    const { backOffice, store } = createTestBackOffice(stored);
    const { remove } = backOffice.content('categories');
    for (const replacedBy of ['cat-9', 'cat-3']) {
      const refused = await remove(admin, { id: 'cat-3', replacedBy });
      expect(refused).toMatchObject({ failure: { kind: 'invalid', field: 'replacedBy' } });
    }
    expect(await store.read((view) => view.count('categories'))).toBe(3);
    expect(await remove(admin, { id: 'cat-3' })).toMatchObject({ ok: true });
    expect(await inCategories(store)).toEqual(['Tech', 'tech', 'TECH', 'World']);
  });
});

test('[refused-fields] fields and blocks that would be ignored are refused by name', async () => {
  const poll = { id: 'b2', type: 'poll', question: 'Tea?' };
  const stored = { ...article, content: [poll] };
  const { backOffice } = createTestBackOffice({ articles: [stored] });
  const { save } = backOffice.content('articles');
  const refusedFor = async (fields: object) => {
    const outcome = await save(admin, { ...articleForm, ...fields });
    if (outcome.ok) return undefined;
    return [outcome.failure.field, sayInEnglish(outcome.failure).message];
  };
  const later = { publishedAt: '2030-01-01T00:00:00.000Z' };
  expect(await refusedFor(later)).toEqual(['publishedAt', '“publishedAt” can’t be set here.']);
  expect(await refusedFor({ ...later, id: 'article-1' })).toEqual([
    'publishedAt',
    '“publishedAt” can’t be set here.',
  ]);
  // `sectionId` is derived from `category`.
  expect((await refusedFor({ sectionId: 'cat-2' }))?.[0]).toBe('sectionId');
  const heading = { id: 'b3', type: 'heading', level: 2 };
  expect(await refusedFor({ content: [paragraph('Wet.'), heading] })).toEqual([
    'content.1',
    'Block 2 (“heading”) has an unsupported type or is incomplete.',
  ]);
  expect(await refusedFor({ content: [poll] })).toEqual([
    'content.0',
    expect.stringContaining('“poll”'),
  ]);
  // Fields that equal the stored ones are accepted, so that a record can be sent back whole.
  expect(await refusedFor({ ...stored, id: 'article-1', title: 'Rain again' })).toBeUndefined();
});

test('a stale record that is sent back whole is refused as a conflict, not for its fields', async () => {
  const { backOffice } = createTestBackOffice({ articles: [article] });
  const { save } = backOffice.content('articles');
  const first = valueIn(await save(admin, { ...articleForm, id: 'article-1', version: 0 }));
  await save(admin, { ...first, title: 'Saved by another tab' });
  expect(await save(admin, { ...first, updatedAt: '2020-01-01T00:00:00.000Z' })).toMatchObject({
    failure: { kind: 'conflict' },
  });
});
