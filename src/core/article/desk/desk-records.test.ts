import { expect, test } from 'vitest';
import { admin } from '../../../../tests/support/newsroom/change-examples.ts';
import { articleForm } from '../../../../tests/support/newsroom/content-examples.ts';
import {
  createTestBackOffice,
  paragraph,
  type StoredAtFirst,
  storedArticle,
  storedUser,
  TEST_NOW,
  valueIn,
} from '../../../../tests/support/newsroom/test-newsroom.ts';
import type { Actor } from '../../actor.ts';
import type { Sorting, Where } from '../../ports.ts';
import type { AddressedCommand } from './article-transition.ts';

const writer: Actor = { kind: 'staff', role: 'author', userId: 'user-1' };
const now = TEST_NOW.toISOString();
const first = '2026-11-01T06:00:00.000Z';
const dueAt = '2026-11-21T07:30:00.000Z';

const publication = (fields: Record<string, unknown> = {}) =>
  storedArticle({ id: 'article-1', title: 'Public', version: 1, publishedAt: first, ...fields });

const draft = (stage: string, fields: Record<string, unknown> = {}) => ({
  ...publication({ title: 'Draft', version: 2, publishedAt: undefined }),
  stage,
  ...fields,
});

/** A desk with one article, whose version is looked up for each command. */
function openDesk(stored: StoredAtFirst) {
  const { backOffice, store } = createTestBackOffice({
    // An article, so that the store isn't filled with samples.
    articles: [storedArticle({ id: 'article-9' })],
    users: [storedUser({ role: 'author' })],
    ...stored,
  });
  const records = () =>
    store.read(async (view) => ({
      publication: await view.get('articles', 'article-1'),
      draft: await view.get('drafts', 'article-1'),
      revisions: await view.list('revisions'),
      jobs: await view.list('jobs'),
    }));
  const addressed = async (input: object) => {
    const found = await records();
    return { ...input, id: 'article-1', version: (found.draft ?? found.publication)?.version };
  };
  return {
    store,
    records,
    give: async (command: AddressedCommand, input: object = {}, actor = admin) =>
      valueIn(await backOffice.article(command)(actor, await addressed(input))),
    save: async (input: object, actor = admin) =>
      valueIn(
        await backOffice
          .content('articles')
          .save(actor, await addressed({ ...articleForm, ...input })),
      ),
    remove: async () =>
      valueIn(await backOffice.content('articles').remove(admin, { id: 'article-1' })),
    create: async (input: object, actor = admin) =>
      valueIn(await backOffice.content('articles').save(actor, { ...articleForm, ...input })),
  };
}

test('[article-due] a schedule names its instant, its job and its actor until the draft leaves it', async () => {
  const desk = openDesk({ drafts: [draft('ready', { writerId: 'user-1' })] });
  await desk.give('schedule', { dueAt: '2026-11-21T13:00:00+05:30' }, writer);
  const scheduledBy = { kind: 'staff', id: 'user-1', name: 'Asha Rao', role: 'author' };
  const scheduled = await desk.records();
  expect(scheduled.draft).toMatchObject({ stage: 'scheduled', dueAt, scheduledBy });
  expect(scheduled.jobs).toMatchObject([
    {
      ...{ kind: 'publish-article', dueAt, wantedAt: dueAt, payload: { id: 'article-1' } },
      subject: { collection: 'drafts', id: 'article-1' },
    },
  ]);

  // Saving it keeps the schedule, in the name of who saved it, and needs no further job.
  await desk.give('save-draft', articleForm);
  const saved = await desk.records();
  const savedBy = { kind: 'shared-password', role: 'owner' };
  expect(saved.draft).toMatchObject({ title: 'Rain', stage: 'scheduled', dueAt });
  expect(saved.draft?.scheduledBy).toEqual(savedBy);
  expect(saved.jobs).toHaveLength(1);

  const later = '2026-11-22T07:30:00.000Z';
  await desk.give('schedule', { dueAt: later });
  const rescheduled = await desk.records();
  expect(rescheduled.draft).toMatchObject({
    dueAt: later,
    scheduledBy: savedBy,
  });
  expect(rescheduled.jobs).toHaveLength(2);

  await desk.give('unschedule');
  const { draft: ready } = await desk.records();
  expect(ready).toMatchObject({ title: 'Rain', stage: 'ready' });
  expect([ready?.dueAt, ready?.scheduledBy]).toEqual([undefined, undefined]);
});

test('[article-commands] the reason for a return stays until the article is submitted again', async () => {
  const desk = openDesk({ drafts: [draft('in-review')] });
  const reason = async () => (await desk.records()).draft?.reason;
  await desk.give('return', { reason: 'Too long' });
  expect(await reason()).toBe('Too long');
  await desk.give('save-draft', articleForm);
  expect((await desk.records()).draft).toMatchObject({ stage: 'returned', reason: 'Too long' });
  await desk.give('submit');
  expect(await reason()).toBeUndefined();
});

test('[article-commands] a withdrawn article keeps its words, or those of the draft beside it', async () => {
  const alone = openDesk({ articles: [publication()] });
  await alone.give('withdraw');
  expect(await alone.records()).toMatchObject({
    publication: undefined,
    draft: { title: 'Public', stage: 'withdrawn', publishedAt: first, savedAt: now, version: 2 },
  });
  const both = openDesk({ articles: [publication()], drafts: [draft('draft')] });
  await both.give('withdraw');
  expect(await both.records()).toMatchObject({
    publication: undefined,
    draft: { title: 'Draft', stage: 'withdrawn', version: 3 },
  });
});

test.each<[string, StoredAtFirst, object]>([
  ['new', { drafts: [draft('ready')] }, { publishedAt: now }],
  [
    'changed',
    { articles: [publication()], drafts: [draft('ready', { publishedAt: first })] },
    { publishedAt: first, updatedAt: now },
  ],
  [
    'withdrawn before',
    { drafts: [draft('withdrawn', { publishedAt: first })] },
    { publishedAt: first, updatedAt: now },
  ],
  [
    'withdrawn, with its publication time in words',
    { drafts: [draft('withdrawn', { time: '2 hours ago' })] },
    { time: '2 hours ago', updatedAt: now },
  ],
])('[article-commands] publishing a draft that is %s', async (_, stored, written) => {
  const desk = openDesk(stored);
  await desk.give('publish');
  const { publication: public_, draft: left, revisions } = await desk.records();
  const { title, publishedAt, updatedAt, time, version } = public_ ?? {};
  expect({ title, publishedAt, updatedAt, time, version }).toEqual({
    ...{
      title: 'Draft',
      publishedAt: undefined,
      updatedAt: undefined,
      time: undefined,
      version: 3,
    },
    ...written,
  });
  expect(left).toBeUndefined();
  expect(revisions).toMatchObject([{ article: 'article-1', title: 'Draft', command: 'publish' }]);
});

test('[article-commands] *Save Article* writes the publication, with writer and category', async () => {
  const categories = [{ id: 'cat-1', name: 'India' }];
  const desk = openDesk({ categories });
  const made = await desk.create({ standfirst: ' It pours. ', image: 'A street' }, writer);
  expect(made).toMatchObject({
    ...{ title: 'Rain', standfirst: 'It pours.', image: 'A street', isPremium: false },
    ...{ writerId: 'user-1', sectionId: 'cat-1', publishedAt: now, version: 1 },
  });
  expect(made.updatedAt).toBeUndefined();
});

test('[article-commands] saving keeps the writer and the fields that the form lacks, and removes empty ones', async () => {
  const stored = publication({
    ...{ writerId: 'user-1', standfirst: 'It pours.', image: 'A street', time: 'Monday' },
    ...{ isFeatured: true, ofAnotherProgram: 5 },
  });
  const desk = openDesk({ articles: [stored] });
  await desk.save({ isFeatured: true });
  expect((await desk.records()).publication).toMatchObject({
    ...{ title: 'Rain', writerId: 'user-1', standfirst: 'It pours.', image: 'A street' },
    ...{ time: 'Monday', publishedAt: first, updatedAt: now, ofAnotherProgram: 5 },
  });
  await desk.save({ isFeatured: true, standfirst: ' ', image: '' });
  const { publication: emptied } = await desk.records();
  expect([emptied?.standfirst, emptied?.image]).toEqual([undefined, undefined]);
});

test('[article-commands] a revision names actor, instant, note and the whole state', async () => {
  const desk = openDesk({ articles: [publication({ writerId: 'user-1' })] });
  await desk.give('correct', { ...articleForm, note: 'A name was wrong' }, writer);
  expect((await desk.records()).revisions).toMatchObject([
    {
      ...{ article: 'article-1', title: 'Rain', writerId: 'user-1', at: now },
      ...{ command: 'correct', note: 'A name was wrong' },
      by: { kind: 'staff', id: 'user-1', role: 'author' },
      state: { id: 'article-1', title: 'Rain', version: 2, content: articleForm.content },
    },
  ]);
  const found = (search: string) => desk.store.read((view) => view.list('revisions', { search }));
  expect([await found('rain name'), await found('sleet')]).toMatchObject([[{}], []]);
});

test.each<[AddressedCommand, StoredAtFirst, object]>([
  ['feature', { articles: [publication()] }, { isFeatured: true }],
  ['submit', { drafts: [draft('draft')] }, {}],
  ['return', { drafts: [draft('in-review')] }, { reason: 'Too long' }],
  ['approve', { drafts: [draft('in-review')] }, {}],
  ['schedule', { drafts: [draft('ready')] }, { dueAt }],
  ['unschedule', { drafts: [draft('scheduled', { dueAt })] }, {}],
])('[article-commands] %s without new words writes no revision', async (command, stored, input) => {
  const desk = openDesk(stored);
  await desk.give(command, input);
  expect((await desk.records()).revisions).toEqual([]);
});

test('[article-commands] featuring raises the version of publication and draft, and is logged', async () => {
  const desk = openDesk({ articles: [publication()], drafts: [draft('draft')] });
  await desk.give('feature', { isFeatured: true });
  const { publication: public_, draft: copy } = await desk.records();
  expect([public_?.version, copy?.version]).toEqual([3, 4]);
  await desk.give('feature', { isFeatured: false });
  expect((await desk.records()).publication?.isFeatured).toBe(false);
  const log = await desk.store.read((view) => view.list('activity'));
  expect(log.map(({ event }) => event)).toEqual(['article-unfeatured', 'article-featured']);
});

test('[article-commands] deleting removes publication, draft and revisions of this article alone', async () => {
  const other = { ...publication({ id: 'article-2' }) };
  const revision = (id: string, article: string) => ({
    ...{ id, article, title: 'Public', at: now, command: 'publish', state: {} },
  });
  const desk = openDesk({
    articles: [publication(), other],
    drafts: [draft('draft'), draft('draft', { id: 'article-2' })],
    revisions: [revision('revision-1', 'article-1'), revision('revision-2', 'article-2')],
  });
  expect(await desk.remove()).toEqual({ id: 'article-1' });
  const { publication: public_, draft: copy, revisions } = await desk.records();
  expect([public_, copy]).toEqual([undefined, undefined]);
  expect(revisions.map(({ id }) => id)).toEqual(['revision-2']);
  const left = await desk.store.read(async (view) => [
    await view.get('articles', 'article-2'),
    await view.get('drafts', 'article-2'),
  ]);
  expect(left).toMatchObject([{ id: 'article-2' }, { id: 'article-2', stage: 'draft' }]);
});

test('[article-commands] drafts are found by category, writer, stage, section and picture, and listed by time', async () => {
  const { store } = openDesk({
    drafts: [
      draft('draft', { savedAt: '2026-11-20T06:30:00.000Z', category: 'Tech News' }),
      draft('ready', {
        ...{ id: 'article-2', savedAt: '2026-11-21T06:30:00.000Z', sectionId: 'cat-1' },
        ...{ title: 'Another', writerId: 'user-1' },
        content: [paragraph('Text.'), { id: 'i', type: 'image', src: '/boat.svg', alt: '' }],
      }),
      draft('ready', { id: 'article-3', title: 'Mist', savedAt: undefined }),
    ],
  });
  const found = (where: Where<'drafts'>, sort?: Sorting<'drafts'>) =>
    store.read(async (view) => {
      const drafts = await view.list('drafts', { where, ...(sort && { sort }) });
      return drafts.map(({ id }) => id.replace('article-', '')).join(' ');
    });
  expect(await found({ category: 'tech-news' })).toBe('1');
  expect(await found({ categoryName: 'World' })).toBe('2 3');
  expect(await found({ writer: 'user-1' })).toBe('2');
  expect(await found({ writer: '' })).toBe('1 3');
  expect(await found({ stage: 'ready' })).toBe('2 3');
  expect(await found({ section: 'cat-1' })).toBe('2');
  expect(await found({ picture: '/boat.svg' })).toBe('2');
  expect(await found({}, { by: 'saved', isDescending: false })).toBe('3 1 2');
  expect(await found({}, { by: 'title', isDescending: false })).toBe('2 1 3');
});
