import { expect, test } from 'vitest';
import { admin } from '../../../../tests/support/newsroom/change-examples.ts';
import { articleForm } from '../../../../tests/support/newsroom/content-examples.ts';
import {
  createTestPorts,
  storedArticle,
  storedUser,
  valueIn,
} from '../../../../tests/support/newsroom/test-newsroom.ts';
import { workOffJobs } from '../../../../tests/support/newsroom/work-off-jobs.ts';
import type { Actor } from '../../actor.ts';
import { createBackOffice } from '../../back-office.ts';
import type { AddressedCommand } from './article-transition.ts';

const editor: Actor = { kind: 'staff', role: 'editor', userId: 'user-1' };
const at = (hour: number): string => new Date(Date.UTC(2026, 10, 22, hour)).toISOString();

/** A newsroom with a manual clock and one draft, `article-1`, at 10 o'clock. */
function openNewsroom(draft: object = {}) {
  let hour = 10;
  const { ports } = createTestPorts(
    {
      users: [storedUser({ role: 'editor' })],
      // An article, so that the store isn't filled with samples.
      articles: [storedArticle({ id: 'article-9' })],
      drafts: [{ ...storedArticle({ id: 'article-1', publishedAt: undefined }), ...draft }],
    },
    { clock: { now: () => new Date(at(hour)) } },
  );
  const backOffice = createBackOffice(ports);
  const stored = () =>
    ports.store.read(async (view) => ({
      draft: await view.get('drafts', 'article-1'),
      publication: await view.get('articles', 'article-1'),
      jobs: await view.list('jobs'),
    }));
  const addressed = async (input: object) => {
    const { draft: copy, publication } = await stored();
    return { ...input, id: 'article-1', version: (copy ?? publication)?.version };
  };
  const give = async (command: AddressedCommand, input: object, actor: Actor) =>
    backOffice.article(command)(actor, await addressed(input));
  return {
    ports,
    stored,
    setHour: (next: number) => {
      hour = next;
    },
    give: async (command: AddressedCommand, input: object = {}, actor: Actor = admin) =>
      valueIn(await give(command, input, actor)),
    /** Kind and code of a refusal; `done` if there is none. */
    refusalOf: async (command: AddressedCommand, input: object = {}, actor: Actor = editor) => {
      const outcome = await give(command, input, actor);
      return outcome.ok ? 'done' : `${outcome.failure.kind} ${outcome.failure.code}`;
    },
    saveArticle: async (actor: Actor) =>
      backOffice.content('articles').save(actor, await addressed(articleForm)),
    runJobs: () => workOffJobs(ports),
  };
}

const inForce = 'forbidden embargo-in-force';

test('until the end of an embargo nobody below owner publishes, brings forward or lifts', async () => {
  const { give, refusalOf, saveArticle, stored } = openNewsroom();
  await give('schedule', { dueAt: at(14), isEmbargoed: true }, editor);
  expect((await stored()).draft?.embargoedUntil).toBe(at(14));
  expect(await refusalOf('publish')).toBe(inForce);
  expect(await refusalOf('schedule', { dueAt: at(13) })).toBe(inForce);
  expect(await refusalOf('schedule', { dueAt: at(15), isEmbargoed: false })).toBe(inForce);
  expect(await saveArticle(editor)).toMatchObject({ failure: { code: 'embargo-in-force' } });
  // Off the schedule and written on, it stays under embargo.
  await give('unschedule', {}, editor);
  await give('save-draft', articleForm, editor);
  expect(await refusalOf('publish')).toBe(inForce);
  expect((await stored()).publication).toBeUndefined();
});

test('an embargo moves with a later schedule', async () => {
  const { give, stored } = openNewsroom();
  await give('schedule', { dueAt: at(14), isEmbargoed: true }, editor);
  await give('schedule', { dueAt: at(16) }, editor);
  expect((await stored()).draft).toMatchObject({ dueAt: at(16), embargoedUntil: at(16) });
});

test('owners bring an embargo forward, lift it and publish', async () => {
  const { give, stored } = openNewsroom();
  await give('schedule', { dueAt: at(14), isEmbargoed: true }, editor);
  await give('schedule', { dueAt: at(13) });
  expect((await stored()).draft?.embargoedUntil).toBe(at(13));
  await give('schedule', { dueAt: at(13), isEmbargoed: false });
  expect((await stored()).draft?.embargoedUntil).toBeUndefined();
  await give('schedule', { dueAt: at(13), isEmbargoed: true });
  await give('publish');
  expect((await stored()).publication).toMatchObject({ title: expect.any(String) });
});

test('at the end of its embargo the draft goes out, and nothing of the embargo stays', async () => {
  const { give, runJobs, setHour, stored } = openNewsroom();
  await give('schedule', { dueAt: at(14), isEmbargoed: true }, editor);
  setHour(13);
  await runJobs();
  expect((await stored()).publication).toBeUndefined();
  setHour(14);
  await runJobs();
  const { publication, draft } = await stored();
  expect([publication?.publishedAt, draft]).toEqual([at(14), undefined]);
  expect(publication).not.toHaveProperty('embargoedUntil');
});

test('after the end of an embargo editors publish what was taken off the schedule', async () => {
  const { give, setHour, refusalOf } = openNewsroom();
  await give('schedule', { dueAt: at(14), isEmbargoed: true }, editor);
  await give('unschedule', {}, editor);
  setHour(14);
  expect(await refusalOf('publish')).toBe('done');
});

test('a publication is withdrawn at its end, by who set it', async () => {
  const { give, ports, runJobs, setHour, stored } = openNewsroom();
  await give('schedule', { dueAt: at(12), endsAt: at(20) }, editor);
  setHour(12);
  await runJobs();
  expect((await stored()).publication?.endsAt).toBe(at(20));
  setHour(19);
  await runJobs();
  expect((await stored()).publication).toBeDefined();
  setHour(20);
  await runJobs();
  const { publication, draft, jobs } = await stored();
  expect([publication, jobs]).toEqual([undefined, []]);
  expect(draft).toMatchObject({ stage: 'withdrawn', isPublic: false });
  expect(draft?.endsAt).toBeUndefined();
  const [entry, [revision]] = await ports.store.read(async (view) => [
    (await view.list('activity', { limit: 1 }))[0],
    await view.list('revisions', { limit: 1 }),
  ]);
  expect(entry).toMatchObject({ event: 'article-withdrawn', actor: { role: 'editor' } });
  expect(revision).toMatchObject({ command: 'withdraw', note: 'Its end was reached.' });
});

test('another end, or none, makes the job of the earlier one void', async () => {
  const { give, runJobs, setHour, stored } = openNewsroom();
  await give('publish');
  await give('set-end', { endsAt: at(12) });
  await give('set-end', { endsAt: at(14) });
  setHour(12);
  await runJobs();
  expect((await stored()).publication?.endsAt).toBe(at(14));
  await give('set-end', { endsAt: null });
  setHour(14);
  await runJobs();
  expect((await stored()).publication?.endsAt).toBeUndefined();
});

test('changes that are scheduled for after the end still go out', async () => {
  const { give, runJobs, setHour, stored } = openNewsroom();
  await give('publish');
  await give('set-end', { endsAt: at(12) });
  await give('save-draft', { ...articleForm, title: 'Second edition' });
  await give('schedule', { dueAt: at(14), endsAt: at(18) });
  setHour(12);
  await runJobs();
  const ended = await stored();
  expect([ended.publication, ended.draft?.stage, ended.draft?.isPublic]).toEqual([
    undefined,
    'scheduled',
    false,
  ]);
  setHour(14);
  await runJobs();
  expect((await stored()).publication).toMatchObject({ title: 'Second edition', endsAt: at(18) });
});

test('where no job ran between an end and the changes after it, the changes are public with their own end', async () => {
  const { give, runJobs, setHour, stored } = openNewsroom();
  await give('publish');
  await give('set-end', { endsAt: at(12) });
  await give('save-draft', { ...articleForm, title: 'Second edition' });
  await give('schedule', { dueAt: at(14), endsAt: at(22) });
  setHour(20);
  await runJobs();
  expect((await stored()).publication).toMatchObject({ title: 'Second edition', endsAt: at(22) });
});

test('where no job ran until after the end of a publication and its changes, neither is public', async () => {
  const { give, runJobs, setHour, stored } = openNewsroom();
  await give('publish');
  await give('set-end', { endsAt: at(14) });
  await give('save-draft', { ...articleForm, title: 'Second edition' });
  await give('schedule', { dueAt: at(12) });
  setHour(20);
  await runJobs();
  const { publication, draft } = await stored();
  expect(publication).toBeUndefined();
  expect(draft).toMatchObject({ title: 'Second edition', stage: 'withdrawn', isPublic: false });
});

test('an end that was set with a schedule goes with it', async () => {
  const { give, stored } = openNewsroom();
  await give('schedule', { dueAt: at(12), endsAt: at(20) });
  await give('unschedule');
  expect((await stored()).draft?.endsAt).toBeUndefined();
});

test('an article that ended is published again without an end', async () => {
  const { give, setHour, stored } = openNewsroom({ endsAt: at(12) });
  setHour(13);
  await give('publish');
  expect((await stored()).publication?.endsAt).toBeUndefined();
});

test.each([
  ['schedule', { dueAt: at(12), endsAt: at(12) }, 'invalid end-too-early'],
  ['schedule', { dueAt: at(12), endsAt: 'tomorrow' }, 'invalid end-malformed'],
  ['set-end', { endsAt: at(10) }, 'invalid end-too-early'],
  ['set-end', {}, 'invalid end-malformed'],
] as const)('%s with %j is refused with %s', async (command, input, refusal) => {
  const { give, refusalOf, stored } = openNewsroom();
  if (command === 'set-end') await give('publish');
  const before = await stored();
  expect(await refusalOf(command, input)).toBe(refusal);
  expect(await stored()).toEqual(before);
});
