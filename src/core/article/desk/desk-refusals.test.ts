import { expect, test } from 'vitest';
import { admin } from '../../../../tests/support/newsroom/change-examples.ts';
import { articleForm } from '../../../../tests/support/newsroom/content-examples.ts';
import {
  createTestBackOffice,
  type StoredAtFirst,
  storedArticle,
  TEST_NOW,
  valueIn,
} from '../../../../tests/support/newsroom/test-newsroom.ts';
import type { Actor } from '../../actor.ts';
import type { AddressedCommand } from './article-transition.ts';
import type { DraftStage } from './draft.ts';

const author: Actor = { kind: 'staff', role: 'author', userId: 'user-1' };

const inSeconds = (seconds: number): string =>
  new Date(TEST_NOW.getTime() + seconds * 1000).toISOString();

const storedDraft = (stage: DraftStage, fields: Record<string, unknown> = {}) => ({
  ...storedArticle({ id: 'article-1', version: 3, publishedAt: undefined }),
  stage,
  ...fields,
});

const published = (fields: Record<string, unknown> = {}) => ({
  articles: [storedArticle({ id: 'article-1', version: 3, ...fields })],
});

const draftOf = (...given: Parameters<typeof storedDraft>) => ({
  // An article, so that the store isn't filled with samples.
  articles: [storedArticle({ id: 'article-2' })],
  drafts: [storedDraft(...given)],
});

function open(stored: StoredAtFirst) {
  const { backOffice, store } = createTestBackOffice(stored);
  const written = () =>
    store.read(async (view) => ({
      articles: await view.list('articles'),
      drafts: await view.list('drafts'),
      revisions: await view.list('revisions'),
      jobs: await view.list('jobs'),
      log: await view.list('activity'),
    }));
  return { backOffice, written };
}

type Command = AddressedCommand | 'save-and-publish' | 'delete';

/** Gives a command. Returns the refusal's kind, code and field, and what is stored afterwards. */
async function give(stored: StoredAtFirst, command: Command, input: object, actor = admin) {
  const { backOffice, written } = open(stored);
  const { save, remove } = backOffice.content('articles');
  const before = await written();
  const outcome = await (command === 'save-and-publish'
    ? save(actor, input)
    : command === 'delete'
      ? remove(actor, input as { id: string })
      : backOffice.article(command)(actor, input));
  const after = await written();
  if (outcome.ok) return { refusal: undefined, after };
  // A refused command writes nothing.
  expect(after).toEqual(before);
  const { kind, code, field } = outcome.failure;
  return { refusal: [kind, code, ...(field === undefined ? [] : [field])].join(' '), after };
}

const of3 = { id: 'article-1', version: 3 };
const gone = { id: 'article-9', version: 3 };
const noNote = { ...articleForm, ...of3 };

test.each<[Command, object, string]>([
  ['delete', gone, 'not-found deleted-already'],
  ['save-draft', { ...articleForm, ...gone }, 'conflict deleted-elsewhere'],
  ['save-draft', { ...articleForm, ...gone, version: 'any' }, 'not-found not-found'],
  ['save-and-publish', { ...articleForm, ...gone }, 'conflict deleted-elsewhere'],
  ['submit', { ...articleForm, ...gone }, 'conflict deleted-elsewhere'],
  ['submit', gone, 'not-found not-found'],
  ['publish', gone, 'not-found not-found'],
  ['feature', { ...gone, isFeatured: true }, 'not-found not-found'],
  ['publish', {}, 'wrong-state article-in-wrong-state'],
])('[article-commands] %s of an article that is not stored is refused: %j', async (...one) => {
  const [command, input, refusal] = one;
  expect((await give(published(), command, input)).refusal).toBe(refusal);
});

const conflict = 'conflict changed-elsewhere';

test.each<[Command, object, string | undefined]>([
  ['withdraw', { version: 3 }, undefined],
  ['withdraw', { version: 'any' }, undefined],
  ['withdraw', { version: 2 }, conflict],
  ['withdraw', { version: 4 }, conflict],
  ['withdraw', {}, conflict],
  ['delete', { version: 3 }, undefined],
  ['delete', { version: 2 }, conflict],
  ['delete', {}, undefined],
  ['feature', { isFeatured: true, version: 2 }, conflict],
  ['feature', { isFeatured: true }, undefined],
  ['save-and-publish', { ...articleForm }, conflict],
  // A conflict is reported before a wrong state.
  ['publish', { version: 2 }, conflict],
  ['publish', { version: 3 }, 'wrong-state article-in-wrong-state'],
])('[article-commands] %s of version 3, with %j', async (command, input, refusal) => {
  const { refusal: actual } = await give(published(), command, { id: 'article-1', ...input });
  expect(actual).toBe(refusal);
});

test('[article-commands] a record without a version counts as version 0', async () => {
  const stored = published({ version: undefined });
  expect((await give(stored, 'withdraw', { id: 'article-1' })).refusal).toBeUndefined();
  expect((await give(stored, 'withdraw', of3)).refusal).toBe(conflict);
});

const writtenBy = (writerId: string | undefined) => published({ writerId });
const mayNot = 'forbidden not-allowed';

test.each<[string, StoredAtFirst, Actor, string | undefined]>([
  ['its writer', writtenBy('user-1'), author, undefined],
  ['another author', writtenBy('user-2'), author, mayNot],
  ['an author, if nobody is known to have written it', writtenBy(undefined), author, mayNot],
  ['an author without an account', writtenBy('user-2'), { kind: 'staff', role: 'author' }, mayNot],
  ['an editor', writtenBy('user-2'), { ...author, role: 'editor' }, undefined],
  [
    'a reader',
    writtenBy('user-1'),
    { kind: 'reader', userId: 'user-1' },
    'not-logged-in not-logged-in',
  ],
])('[article-publish-right] %s changes an article', async (_, stored, actor, refusal) => {
  const words = { ...articleForm, ...of3 };
  for (const command of ['save-draft', 'save-and-publish', 'submit'] as const) {
    expect((await give(stored, command, words, actor)).refusal).toBe(refusal);
  }
  expect((await give(stored, 'withdraw', of3, actor)).refusal).toBe(refusal);
  expect((await give(stored, 'delete', of3, actor)).refusal).toBe(refusal);
});

test('[article-publish-right] without the right to publish, an author writes and submits', async () => {
  const stored = {
    ...draftOf('ready', { writerId: 'user-1' }),
    settings: [{ id: 'site', authorsPublish: false }],
  };
  const dueAt = inSeconds(60);
  const refusalOf = async (command: Command, input: object = {}) =>
    (await give(stored, command, { ...of3, ...input }, author)).refusal;
  expect(await refusalOf('publish')).toBe('forbidden publishing-not-allowed');
  expect(await refusalOf('schedule', { dueAt })).toBe('forbidden publishing-not-allowed');
  expect(await refusalOf('approve')).toBe(mayNot);
  expect(await refusalOf('submit')).toBeUndefined();
  // A refusal comes before a conflict.
  expect(await refusalOf('publish', { version: 1 })).toBe('forbidden publishing-not-allowed');
  const { after } = await give(stored, 'save-draft', { ...articleForm, ...of3 }, author);
  expect(after.drafts[0]?.stage).toBe('in-review');
});

test('[article-publish-right] only editors choose the lead of the homepage', async () => {
  const own = writtenBy('user-1');
  const featured = published({ writerId: 'user-1', isFeatured: true });
  const save = async (stored: StoredAtFirst, isFeatured: boolean, actor: Actor) =>
    (await give(stored, 'save-and-publish', { ...articleForm, ...of3, isFeatured }, actor)).refusal;
  const refusal = 'forbidden featuring-not-allowed isFeatured';
  expect(await save(own, true, author)).toBe(refusal);
  expect(await save(featured, false, author)).toBe(refusal);
  expect(await save(featured, true, author)).toBeUndefined();
  expect(await save(own, true, { ...author, role: 'editor' })).toBeUndefined();
  expect(
    (await give({ articles: [] }, 'save-and-publish', { ...articleForm, isFeatured: true }, author))
      .refusal,
  ).toBe(refusal);
});

test.each<[Command, object, string]>([
  ['return', {}, 'invalid return-reason-missing reason'],
  ['return', { reason: ' ' }, 'invalid return-reason-missing reason'],
  ['return', { reason: 'x'.repeat(1001) }, 'invalid return-reason-too-long reason'],
  ['correct', noNote, 'invalid correction-note-missing note'],
  ['correct', { ...noNote, note: 'x'.repeat(1001) }, 'invalid correction-note-too-long note'],
  ['schedule', {}, 'invalid due-instant-malformed dueAt'],
  ['schedule', { dueAt: 'tomorrow' }, 'invalid due-instant-malformed dueAt'],
  ['schedule', { dueAt: '2026-12-01' }, 'invalid due-instant-malformed dueAt'],
  ['schedule', { dueAt: inSeconds(-1) }, 'invalid due-instant-past dueAt'],
  ['schedule', { dueAt: inSeconds(0) }, 'invalid due-instant-past dueAt'],
  ['save-draft', { ...articleForm, dueAt: inSeconds(9) }, 'invalid field-unasked dueAt'],
  ['publish', { title: 'Another' }, 'invalid field-unasked title'],
  ['submit', { title: 'Another' }, 'invalid article-category-missing category'],
  ['submit', { reason: 'Because' }, 'invalid field-unasked reason'],
])('[article-commands] %s with %j is refused', async (command, input, refusal) => {
  expect((await give(draftOf('in-review'), command, { ...of3, ...input })).refusal).toBe(refusal);
});

test('[article-commands] absent fields, and fields as they are stored, are no new words', async () => {
  const stored = draftOf('in-review', { title: 'Kept' });
  const input = { ...of3, title: undefined, stage: 'in-review', author: undefined };
  const { refusal, after } = await give(stored, 'submit', input);
  expect([refusal, after.drafts[0]?.title]).toEqual([undefined, 'Kept']);
  expect((await give(stored, 'publish', { ...of3, title: 'Kept' })).refusal).toBeUndefined();
});

test.each<[Command, DraftStage, string | undefined]>([
  ['return', 'in-review', undefined],
  ['unschedule', 'scheduled', undefined],
  ['approve', 'in-review', 'invalid article-title-missing title'],
  ['schedule', 'ready', 'invalid article-title-missing title'],
  ['publish', 'ready', 'invalid article-title-missing title'],
  ['submit', 'draft', 'invalid article-title-missing title'],
])('[article-commands] %s of a draft that lacks its title', async (command, stage, refusal) => {
  const arguments_ = {
    ...(command === 'return' && { reason: 'Needs a title' }),
    ...(command === 'schedule' && { dueAt: inSeconds(60) }),
  };
  const { refusal: actual, after } = await give(draftOf(stage, { title: '' }), command, {
    ...of3,
    ...arguments_,
  });
  expect(actual).toBe(refusal);
  if (actual === undefined) expect(after.log[0]?.description).toContain('"Untitled"');
});

test.each<[string, object, string | undefined]>([
  ['a paragraph without text', { id: 'b9', type: 'paragraph' }, 'paragraph'],
  ['an endless type', { id: 'b9', type: 'x'.repeat(101) }, 'x'.repeat(100)],
  ['a stored block with another id', { id: 'b9', type: 'quiz' }, 'quiz'],
  ['a stored id with another type', { id: 'b2', type: 'poll' }, 'poll'],
  ['a block as it is stored', { id: 'b2', type: 'quiz' }, undefined],
])('[article-blocks] %s in an article', async (_, block, unknown) => {
  const quiz = { id: 'b2', type: 'quiz' };
  const { backOffice } = open(published({ content: [quiz] }));
  const saved = await backOffice.content('articles').save(admin, {
    ...{ ...articleForm, ...of3 },
    content: [...articleForm.content, block],
  });
  if (unknown === undefined) expect(valueIn<object>(saved)).toMatchObject({ content: [{}, quiz] });
  else {
    expect(saved).toMatchObject({
      failure: {
        code: 'block-type-unknown',
        params: { number: 2, type: unknown },
        field: 'content.1',
      },
    });
  }
});
