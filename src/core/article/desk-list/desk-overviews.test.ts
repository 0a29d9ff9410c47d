import { expect, test } from 'vitest';
import { admin, failedJob } from '../../../../tests/support/newsroom/change-examples.ts';
import {
  createTestBackOffice,
  storedArticle,
  valueIn,
} from '../../../../tests/support/newsroom/test-newsroom.ts';
import type { Actor } from '../../actor.ts';
import { defaultSiteSettings } from '../../settings/site-settings.ts';
import { PUBLISH_ARTICLE } from '../desk/draft.ts';
import { boardColumns } from './desk-list.ts';

const staff = (role: 'author' | 'editor', userId = 'user-1'): Actor => ({
  kind: 'staff',
  ...{ role, userId },
});

const draft = (id: number, stage: string, fields: object = {}) =>
  storedArticle({ id: `article-${id}`, title: `Draft ${id}`, stage, ...fields });

// Saturday, 21 November 2026, 12:00 in Kolkata.
const stored = {
  articles: [
    storedArticle({ title: 'This morning', publishedAt: '2026-11-20T18:30:00.000Z' }),
    storedArticle({ title: 'Yesterday', publishedAt: '2026-11-20T18:29:00.000Z' }),
    storedArticle({ title: 'Last week', publishedAt: '2026-11-15T18:29:00.000Z' }),
  ],
  drafts: [
    draft(1, 'returned', { writerId: 'user-1' }),
    draft(2, 'returned', { writerId: 'user-2' }),
    draft(3, 'in-review', { writerId: 'user-1' }),
    draft(4, 'ready'),
    draft(5, 'scheduled', { dueAt: '2026-11-22T06:00:00.000Z', writerId: 'user-1' }),
    draft(6, 'scheduled', { dueAt: '2026-11-20T06:00:00.000Z', writerId: 'user-2' }),
    draft(7, 'scheduled', { dueAt: '2026-11-29T18:30:00.000Z' }),
    draft(8, 'withdrawn'),
  ],
  jobs: [
    ['article-6', 'No title.'],
    ['article-4', 'It was taken off the schedule since.'],
  ].map(([id = '', lastError], at) => ({
    ...{ ...failedJob, id: `job-${at}`, kind: PUBLISH_ARTICLE, lastError },
    ...{ subject: { collection: 'drafts', id }, payload: { id } },
  })),
};

const filter = { q: '', whose: 'all' } as const;
const office = () => createTestBackOffice(stored).backOffice;
const titles = (rows: readonly { title: string }[]) => rows.map(({ title }) => title);

test('the board has open articles by stage, and what was published today in the site’s zone', async () => {
  const { columns, counts } = valueIn(await office().readBoard(admin, filter));
  expect(boardColumns.map((name) => titles(columns[name].records))).toEqual([
    ['Draft 1', 'Draft 2'],
    ['Draft 3'],
    ['Draft 4'],
    ['Draft 6', 'Draft 5', 'Draft 7'],
    ['This morning'],
  ]);
  expect(columns.published.total).toBe(1);
  expect(counts).toMatchObject({ published: 3, withdrawn: 1 });
});

test('the schedule has two weeks from Monday, and what could be scheduled', async () => {
  const schedule = valueIn(await office().readSchedule(admin, filter));
  expect(schedule.from).toBe('2026-11-16');
  expect(titles(schedule.scheduled)).toEqual(['Draft 6', 'Draft 5']);
  expect(titles(schedule.published)).toEqual(['This morning', 'Yesterday']);
  expect(titles(schedule.ready)).toEqual(['Draft 4']);
  const later = valueIn(await office().readSchedule(admin, { ...filter, week: '2026-12-05' }));
  expect(later.from).toBe('2026-11-30');
  expect(titles(later.scheduled)).toEqual(['Draft 7']);
});

test('editors are shown what waits for a judgement, writers what was returned to them', async () => {
  const waiting = async (actor: Actor) => {
    const { waiting: ledger } = valueIn(await office().readDeskToday(actor, {}));
    expect(ledger.total).toBe(ledger.records.length);
    return titles(ledger.records);
  };
  expect(await waiting(admin)).toEqual(['Draft 3']);
  expect(await waiting(staff('editor', 'user-2'))).toEqual(['Draft 2', 'Draft 3']);
  expect(await waiting(staff('author'))).toEqual(['Draft 1']);
});

test('what goes out next and which publications failed, for those who may see the articles', async () => {
  const today = async (actor: Actor) => {
    const { next, failed } = valueIn(await office().readDeskToday(actor, {}));
    return {
      next: titles(next.records),
      failed: failed.map(({ article, reason }) => [article.title, reason]),
    };
  };
  const all = { next: ['Draft 6', 'Draft 5', 'Draft 7'], failed: [['Draft 6', 'No title.']] };
  expect(await today(admin)).toEqual(all);
  expect(await today(staff('editor'))).toEqual(all);
  expect(await today(staff('author'))).toEqual({ next: ['Draft 5'], failed: [] });
});

test('authors see the plan of others where the site allows it, by title alone', async () => {
  const settings = { ...defaultSiteSettings(), authorsSeePlan: true };
  const secret = draft(9, 'returned', { writerId: 'user-2', reason: 'Ask again', image: 'Quay' });
  const { backOffice } = createTestBackOffice({
    ...stored,
    ...{ settings: [settings], drafts: [...stored.drafts, secret] },
  });
  const author = staff('author');
  const board = async (asked: object = {}) =>
    valueIn(await backOffice.readBoard(author, { ...filter, ...asked }));
  const { columns, counts } = await board();
  expect(titles(columns.drafts.records).toSorted()).toEqual(['Draft 1', 'Draft 2', 'Draft 9']);
  const row = columns.drafts.records.find(({ title }) => title === 'Draft 9');
  expect(row?.reason).toBeUndefined();
  expect(row?.picture.alt).toBe('');
  // List and search still have one's own articles alone.
  expect(counts.drafts).toBe(1);
  expect(titles((await board({ q: 'Draft' })).columns.drafts.records)).toEqual(['Draft 1']);
  const schedule = valueIn(await backOffice.readSchedule(author, filter));
  expect(titles(schedule.scheduled)).toEqual(['Draft 6', 'Draft 5']);
  const list = valueIn(await backOffice.listDesk(author, { ...filter, tab: 'drafts', page: 1 }));
  expect(titles(list.records)).toEqual(['Draft 1']);

  const strict = createTestBackOffice(stored).backOffice;
  const own = valueIn(await strict.readBoard(author, filter));
  expect(titles(own.columns.drafts.records)).toEqual(['Draft 1']);
});
