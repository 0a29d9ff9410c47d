import { expect, test } from 'vitest';
import { admin } from '../../../../tests/support/newsroom/change-examples.ts';
import {
  createTestBackOffice,
  paragraph,
  storedArticle,
  valueIn,
} from '../../../../tests/support/newsroom/test-newsroom.ts';
import { type Actor, visitor } from '../../actor.ts';
import { draftStages } from '../desk/draft.ts';
import { NO_CATEGORY } from './desk-fields.ts';
import { deskTabs } from './desk-tabs.ts';

const staff = (role: 'author' | 'editor'): Actor => ({ kind: 'staff', role, userId: 'user-1' });

const draft = (id: number, stage: string, fields: object = {}) =>
  storedArticle({ id: `article-${id}`, title: `Draft ${id}`, stage, ...fields });

const saved = (minute: number) => `2026-11-20T06:${minute}:00.000Z`;

const stored = {
  articles: [
    storedArticle({ id: 'article-101', title: 'Rain', writerId: 'user-1' }),
    storedArticle({ id: 'article-102', title: 'Harbour', content: [paragraph('A quiet quay.')] }),
  ],
  drafts: [
    draft(1, 'draft', { savedAt: saved(10), writerId: 'user-1', category: 'India' }),
    draft(2, 'returned', { savedAt: saved(20), reason: 'Too long' }),
    draft(3, 'in-review', { content: [paragraph('Nine days of mist.')], writerId: 'user-1' }),
    draft(4, 'ready'),
    draft(5, 'scheduled', { dueAt: '2026-11-23T06:00:00.000Z' }),
    draft(6, 'scheduled', { dueAt: '2026-11-22T06:00:00.000Z' }),
    draft(7, 'withdrawn'),
    draft(101, 'draft', { title: 'Rain, again', savedAt: saved(30), writerId: 'user-1' }),
  ],
};

type Asked = Parameters<ReturnType<typeof createTestBackOffice>['backOffice']['listDesk']>[1];

async function desk(asked: Partial<Asked>, actor = admin) {
  const { backOffice } = createTestBackOffice(stored);
  const input = { q: '', whose: 'all', tab: 'open', page: 1, order: undefined, ...asked } as const;
  return valueIn(await backOffice.listDesk(actor, input));
}

const titlesOf = async (asked: Partial<Asked>, actor?: Actor) =>
  (await desk(asked, actor)).records.map(({ title }) => title);

test('each article has one row in its tab, and every stage has a tab', async () => {
  const counts = { open: 7, drafts: 3, 'in-review': 1, ready: 1, scheduled: 2 };
  for (const tab of deskTabs) {
    const list = await desk({ tab });
    expect(list.counts).toEqual({ ...counts, published: 2, withdrawn: 1 });
    expect(list.total, tab).toBe(list.counts[tab]);
    expect(new Set(list.records.map(({ id }) => id)).size, tab).toBe(list.total);
  }
  const shown = await Promise.all(deskTabs.map(async (tab) => (await desk({ tab })).records));
  expect(new Set(shown.flat().map(({ stage }) => stage))).toEqual(
    new Set([...draftStages, 'published']),
  );
});

test('open articles are ordered by group, then by what is due, then by what was saved last', async () => {
  expect(await titlesOf({})).toEqual([
    'Draft 3',
    'Draft 4',
    'Draft 6',
    'Draft 5',
    'Rain, again',
    'Draft 2',
    'Draft 1',
  ]);
});

test('a row joins publication and draft', async () => {
  const [changed] = (await desk({ tab: 'drafts' })).records;
  expect(changed).toMatchObject({ id: 'article-101', stage: 'draft', isPublic: true });
  const [published, plain] = (await desk({ tab: 'published' })).records;
  expect(published).toMatchObject({ title: 'Rain', stage: 'draft', isPublic: true });
  expect(plain).toMatchObject({ title: 'Harbour', stage: 'published', isPublic: true });
  const [first] = (await desk({ tab: 'in-review' })).records;
  expect(first).toMatchObject({ title: 'Draft 3', stage: 'in-review', isPublic: false });
});

test('articles are found by title, byline, category and text, in all tabs', async () => {
  expect(await titlesOf({ q: 'mist' })).toEqual(['Draft 3']);
  expect(await titlesOf({ q: 'draft 3 NINE' })).toEqual(['Draft 3']);
  expect(await titlesOf({ q: 'india' })).toEqual(['Draft 1']);
  expect(await titlesOf({ q: 'quay', tab: 'published' })).toEqual(['Harbour']);
  expect((await desk({ q: 'rain' })).counts).toMatchObject({ open: 1, published: 1, ready: 0 });
});

test('a category, and one account alone', async () => {
  expect(await titlesOf({ category: 'india' })).toEqual(['Draft 1']);
  const mine = { whose: 'mine' } as const;
  expect(await titlesOf(mine, staff('editor'))).toEqual(['Draft 3', 'Rain, again', 'Draft 1']);
  expect(await titlesOf({ ...mine, tab: 'published' }, staff('editor'))).toEqual(['Rain']);
});

test('articles of a category that no longer exists', async () => {
  const other = storedArticle({ id: 'article-1' }).category;
  const categories = [{ id: 'category-1', name: other, createdAt: '' }];
  const { backOffice } = createTestBackOffice({ ...stored, categories });
  const input = { q: '', whose: 'all', tab: 'open', page: 1, order: undefined } as const;
  const list = valueIn(await backOffice.listDesk(admin, { ...input, category: NO_CATEGORY }));
  expect(list.records.map(({ title }) => title)).toEqual(['Draft 1']);
  expect(list.counts).toMatchObject({ open: 1, published: 0 });
});

test('what is due, on the calendar of the site', async () => {
  // It is Saturday noon in Kolkata.
  expect(await titlesOf({ due: 'today' })).toEqual([]);
  expect(await titlesOf({ due: 'tomorrow' })).toEqual(['Draft 6']);
  expect(await titlesOf({ due: 'week' })).toEqual(['Draft 6', 'Draft 5']);
  expect((await desk({ due: 'week' })).counts).toMatchObject({ scheduled: 2, published: 0 });
});

test('a tab is sorted by title, category and what is due', async () => {
  const tab = 'scheduled';
  expect(await titlesOf({ tab, sort: 'title' })).toEqual(['Draft 5', 'Draft 6']);
  expect(await titlesOf({ tab, sort: 'due' })).toEqual(['Draft 6', 'Draft 5']);
  expect(await titlesOf({ tab, sort: 'due', order: 'desc' })).toEqual(['Draft 5', 'Draft 6']);
  expect((await titlesOf({ sort: 'category' })).at(0)).toBe('Draft 1');
});

test('authors see their own articles; outsiders none', async () => {
  expect(await titlesOf({}, staff('author'))).toEqual(['Draft 3', 'Rain, again', 'Draft 1']);
  const list = await desk({ tab: 'published' }, staff('author'));
  expect(list.counts).toEqual({
    ...{ open: 3, drafts: 2, 'in-review': 1, ready: 0, scheduled: 0 },
    ...{ published: 1, withdrawn: 0 },
  });
  const { backOffice } = createTestBackOffice(stored);
  for (const actor of [visitor, { kind: 'reader', userId: 'user-1' } as const]) {
    const refused = await backOffice.listDesk(actor, {
      ...{ q: '', whose: 'all', tab: 'open', page: 1, order: undefined },
    });
    expect(refused).toMatchObject({ failure: { kind: 'not-logged-in' } });
  }
});
