import { describe, expect, test } from 'vitest';
import { admin } from '../../../tests/support/newsroom/change-examples.ts';
import { articleForm, contentExamples } from '../../../tests/support/newsroom/content-examples.ts';
import {
  createTestPorts,
  storedArticle,
  valueIn,
} from '../../../tests/support/newsroom/test-newsroom.ts';
import { createBackOffice } from '../back-office.ts';
import { collectionNames } from '../collections.ts';
import { contentNames } from '../content-kinds.ts';
import type { Store } from '../ports.ts';
import { purgeDeletionsJob } from './purge-deletions.ts';

const author = { kind: 'staff', role: 'author', userId: 'user-7' } as const;

/** All stored records but the log, the jobs and what was deleted, without versions. */
const contentsOf = (store: Store) =>
  store.read(async (view) => {
    const all: Record<string, object[]> = {};
    for (const name of collectionNames) {
      if (['activity', 'jobs', 'deletions'].includes(name)) continue;
      all[name] = (await view.list(name)).map(({ version: _, ...record }) => record);
    }
    return JSON.parse(JSON.stringify(all));
  });

const rich = storedArticle({
  ...{ id: 'article-5', title: 'Whole', slug: 'whole', formerSlugs: ['whole-before'] },
  ...{ tagIds: ['tag-1'], tagNames: ['Old'], category: 'Old', sectionId: 'cat-1' },
  ...{ bylines: [{ authorId: 'author-1', name: 'Old' }], author: 'Old', version: 3 },
});

const stored = {
  ...Object.fromEntries(
    contentNames.map((name) => {
      const { stored: one } = contentExamples[name];
      return [
        name,
        [{ ...one, id: `${one.id}-a`, name: 'A', title: 'A', slug: 'a', live: undefined }, one],
      ];
    }),
  ),
  articles: [
    rich,
    storedArticle({
      id: 'article-6',
      title: 'Other',
      tagIds: ['tag-1', 'tag-2'],
      tagNames: ['Old', 'B'],
    }),
  ],
  tags: [
    { id: 'tag-1', name: 'Old', slug: 'old' },
    { id: 'tag-2', name: 'B', slug: 'b' },
  ],
  drafts: [{ ...rich, version: 4, title: 'Whole, changed', stage: 'draft' }],
  revisions: ['r-2', 'r-1'].map((id) => ({ id, article: 'article-5', state: { title: id } })),
  publishedVersions: [{ id: 'v-1', article: 'article-5', at: '2026-11-20T06:00:00.000Z' }],
  notes: [{ id: 'note-1', article: 'article-5', text: 'Says who?' }],
  liveBlogs: [{ id: 'article-5', startedAt: '2026-11-20T06:00:00.000Z' }],
  liveEntries: [
    { id: 'e-1', article: 'article-5', at: '2026-11-20T06:00:00.000Z', content: [] },
    { id: 'e-2', article: 'article-5', at: '2026-11-20T07:00:00.000Z', content: [] },
  ],
  formerPages: [{ id: 'former-1', page: 'page-1', title: 'Older' }],
  messages: [{ id: 'message-1', name: 'B', email: 'b@example.com', subject: 'S', message: 'M' }],
};

function openOffice(extra: Record<string, object[]> = {}) {
  const { ports } = createTestPorts({ ...stored, ...extra });
  return { ports, store: ports.store, backOffice: createBackOffice(ports) };
}

describe('[had-back] what is deleted is restored whole', () => {
  const ids = Object.fromEntries(
    contentNames.map((name) => [name, contentExamples[name].stored.id]),
  );
  test.each(contentNames)('%s', async (name) => {
    const { store, backOffice } = openOffice();
    const before = await contentsOf(store);
    const id = name === 'articles' ? 'article-5' : (ids[name] ?? '');
    valueIn(await backOffice.content(name).remove(admin, { id }));
    const between = await contentsOf(store);
    expect(between).not.toEqual(before);
    expect(JSON.stringify(between[name])).not.toContain(`"id":"${id}"`);
    valueIn(await backOffice.content(name).restore(admin, { id }));
    expect(await contentsOf(store)).toEqual(before);
    expect(await store.read((view) => view.count('deletions'))).toBe(0);
    expect(await backOffice.content(name).restore(admin, { id })).toMatchObject({
      failure: { code: 'deletion-gone' },
    });
  });

  test('a message, and an entry of a live blog', async () => {
    const { store, backOffice } = openOffice();
    const before = await contentsOf(store);
    valueIn(await backOffice.deleteMessage(admin, { id: 'message-1' }));
    const entry = { id: 'article-5', entryId: 'e-1' };
    valueIn(await backOffice.removeLiveEntry(admin, entry));
    valueIn(await backOffice.restoreMessage(admin, { id: 'message-1' }));
    valueIn(await backOffice.restoreLiveEntry(admin, entry));
    expect(await contentsOf(store)).toEqual(before);
  });

  test('a category in favour of another: both have what was theirs', async () => {
    const { store, backOffice } = openOffice();
    const before = await contentsOf(store);
    const { remove, restore } = backOffice.content('categories');
    valueIn(await remove(admin, { id: 'cat-1', replacedBy: 'cat-1-a' }));
    const [moved] = (await contentsOf(store)).articles;
    expect(moved).toMatchObject({ category: 'A' });
    valueIn(await restore(admin, { id: 'cat-1' }));
    expect(await contentsOf(store)).toEqual(before);
  });
});

test('[had-back] what was changed after a deletion stays changed', async () => {
  const { store, backOffice } = openOffice();
  valueIn(await backOffice.content('tags').remove(admin, { id: 'tag-1' }));
  const article = await store.read((view) => view.get('articles', 'article-6'));
  valueIn(
    await backOffice.content('articles').save(admin, {
      ...articleForm,
      ...{ id: 'article-6', version: article?.version, title: 'Changed', tagIds: [] },
    }),
  );
  valueIn(await backOffice.content('tags').restore(admin, { id: 'tag-1' }));
  expect(await store.read((view) => view.get('articles', 'article-6'))).toMatchObject({
    title: 'Changed',
    tagIds: ['tag-1'],
    tagNames: ['Old'],
  });
});

test('[had-back] names that changed meanwhile stay with their ids', async () => {
  const { store, backOffice } = openOffice();
  const [tags, categories] = [backOffice.content('tags'), backOffice.content('categories')];
  valueIn(await tags.remove(admin, { id: 'tag-1' }));
  valueIn(await tags.save(admin, { name: 'B2', slug: 'b', id: 'tag-2', version: 'any' }));
  valueIn(await tags.restore(admin, { id: 'tag-1' }));
  const article = await store.read((view) => view.get('articles', 'article-6'));
  const names = Object.fromEntries(
    (article?.tagIds ?? []).map((id, at) => [id, article?.tagNames?.[at]]),
  );
  expect(names).toEqual({ 'tag-1': 'Old', 'tag-2': 'B2' });
  valueIn(await categories.remove(admin, { id: 'cat-1', replacedBy: 'cat-1-a' }));
  valueIn(await categories.save(admin, { name: 'A2', id: 'cat-1-a', version: 'any' }));
  valueIn(await categories.restore(admin, { id: 'cat-1' }));
  const moved = await store.read((view) => view.get('articles', 'article-5'));
  expect(moved).toMatchObject({ sectionId: 'cat-1', category: 'Old' });
});

test('[had-back] who may not publish restores no schedule; what ended meanwhile is never seen', async () => {
  const scheduled = { stage: 'scheduled', dueAt: '2099-01-01T00:00:00.000Z', version: 1 };
  const { store, backOffice } = openOffice({
    drafts: [{ ...articleForm, ...scheduled, id: 'article-8', writerId: 'user-7' }],
    articles: [storedArticle({ id: 'article-9', endsAt: '2020-01-01T00:00:00.000Z' })],
  });
  const { remove, restore } = backOffice.content('articles');
  valueIn(await remove(admin, { id: 'article-8' }));
  valueIn(await remove(admin, { id: 'article-9' }));
  const contributor = { kind: 'staff', role: 'contributor', userId: 'user-7' } as const;
  valueIn(await restore(contributor, { id: 'article-8' }));
  valueIn(await restore(admin, { id: 'article-9' }));
  const drafts = await store.read((view) => view.list('drafts'));
  expect(Object.fromEntries(drafts.map(({ id, stage }) => [id, stage]))).toEqual({
    'article-8': 'draft',
    'article-9': 'withdrawn',
  });
  expect(await store.read((view) => view.get('articles', 'article-9'))).toBeUndefined();
});

test('[had-back] nothing takes the address of another article or the name of another tag', async () => {
  const { backOffice } = openOffice({ categories: [{ id: 'cat-3', name: 'Rain' }] });
  const articles = backOffice.content('articles');
  valueIn(await articles.remove(admin, { id: 'article-5' }));
  valueIn(await articles.save(admin, { ...articleForm, title: 'New', slug: 'whole' }));
  expect(await articles.restore(admin, { id: 'article-5' })).toMatchObject({
    failure: { code: 'article-slug-taken', params: { title: 'New' } },
  });
  const tags = backOffice.content('tags');
  const categories = backOffice.content('categories');
  valueIn(await categories.remove(admin, { id: 'cat-3' }));
  valueIn(await categories.save(admin, { name: 'Weather', slug: 'rain' }));
  expect(await categories.restore(admin, { id: 'cat-3' })).toMatchObject({
    failure: { code: 'slug-taken' },
  });
  valueIn(await tags.remove(admin, { id: 'tag-1' }));
  valueIn(await tags.save(admin, { name: 'OLD', slug: 'another' }));
  expect(await tags.restore(admin, { id: 'tag-1' })).toMatchObject({
    failure: { code: 'name-taken' },
  });
});

test('[had-back] a draft whose hour came meanwhile waits for somebody; one whose hour comes is published', async () => {
  const at = (dueAt: string) => ({ ...articleForm, stage: 'scheduled', dueAt, version: 1 });
  const { store, backOffice } = openOffice({
    drafts: [
      { ...at('2020-01-01T00:00:00.000Z'), id: 'article-8' },
      { ...at('2099-01-01T00:00:00.000Z'), id: 'article-9' },
    ],
  });
  const { remove, restore } = backOffice.content('articles');
  for (const id of ['article-8', 'article-9']) {
    valueIn(await remove(admin, { id }));
    valueIn(await restore(admin, { id }));
  }
  const drafts = await store.read((view) => view.list('drafts'));
  expect(drafts.map(({ stage }) => stage).toSorted()).toEqual(['ready', 'scheduled']);
  const jobs = await store.read((view) =>
    view.list('jobs', { where: { kind: 'publish-article' } }),
  );
  expect(jobs.map(({ dueAt }) => dueAt)).toEqual(['2099-01-01T00:00:00.000Z']);
});

test('[had-back] authors restore their own articles, and see no others', async () => {
  const { backOffice } = openOffice({
    drafts: [
      { ...articleForm, id: 'article-8', writerId: 'user-7', stage: 'draft', version: 1 },
      { ...articleForm, id: 'article-9', writerId: 'user-9', stage: 'draft', version: 1 },
    ],
  });
  const { remove, restore } = backOffice.content('articles');
  for (const id of ['article-8', 'article-9']) valueIn(await remove(admin, { id }));
  const asked = { collection: 'deletions', search: '', isDescending: false, page: 1 } as const;
  const listed = valueIn(await backOffice.listRecords(author, asked));
  expect(listed.records.map((row) => Reflect.get(row, 'record'))).toEqual(['article-8']);
  expect(listed.records[0]).not.toHaveProperty('parts');
  valueIn(await restore(author, { id: 'article-8' }));
  expect(await restore(author, { id: 'article-9' })).toMatchObject({
    failure: { kind: 'forbidden' },
  });
});

test('[had-back] in a browser, what is over goes with the next deletion', async () => {
  const over = { until: '2020-01-01T00:00:00.000Z', kind: 'tags', record: 'tag-0' };
  const { store, backOffice } = openOffice({ deletions: [{ ...over, id: 'tags-tag-0' }] });
  valueIn(await backOffice.content('tags').remove(admin, { id: 'tag-1' }));
  const left = await store.read((view) => view.list('deletions'));
  expect(left.map(({ record }) => record)).toEqual(['tag-1']);
  expect(await store.read((view) => view.count('jobs'))).toBe(0);
});

test('[had-back] what is deleted goes for good when its days are over, as the settings say', async () => {
  const { ports } = createTestPorts(stored, { edition: 'server' });
  const [store, backOffice] = [ports.store, createBackOffice(ports)];
  const settings = await store.read((view) => view.get('settings', 'site'));
  valueIn(await backOffice.saveSettings(admin, { ...settings, deletedDays: 2 }));
  valueIn(await backOffice.content('tags').remove(admin, { id: 'tag-1' }));
  valueIn(await backOffice.content('tags').remove(admin, { id: 'tag-2' }));
  await backOffice.saveSettings(admin, {
    ...(await store.read((view) => view.get('settings', 'site'))),
    deletedDays: 1,
  });
  valueIn(await backOffice.content('videos').remove(admin, { id: 'yt-1' }));
  const sooner = await store.read((view) => view.list('jobs'));
  expect(sooner).toHaveLength(2);
  await store.change(async (change) => {
    await change.remove('jobs', sooner[1]?.id ?? '');
    await change.remove('deletions', 'videos-yt-1');
  });
  const jobs = await store.read((view) => view.list('jobs'));
  expect(jobs).toHaveLength(1);
  const [job] = jobs;
  const now = ports.clock.now();
  const due = new Date(now.getTime() + 2 * 24 * 60 * 60 * 1000);
  expect(job).toMatchObject({ kind: 'purge-deletions', dueAt: due.toISOString() });
  if (!job || !('carryOut' in purgeDeletionsJob)) throw new Error('no job');
  const purgeAt = (instant: Date) =>
    store.change((change) => purgeDeletionsJob.carryOut({ job, change, ports, now: instant }));
  await purgeAt(new Date(due.getTime() - 1));
  expect(await store.read((view) => view.count('deletions'))).toBe(2);
  await purgeAt(due);
  expect(await store.read((view) => view.count('deletions'))).toBe(0);
});
