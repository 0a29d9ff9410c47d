import { expect, test } from 'vitest';
import { admin } from '../../../../tests/support/newsroom/change-examples.ts';
import {
  createTestBackOffice,
  paragraph,
  storedArticle,
  valueIn,
} from '../../../../tests/support/newsroom/test-newsroom.ts';
import { type Actor, visitor } from '../../actor.ts';
import { categorySlug } from '../../category/category.ts';
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

const asked = (articles: object[], drafts: object[] = []) => {
  const authors = [{ id: 'author-1', name: 'Anna Berg', slug: 'anna-berg' }];
  const { backOffice } = createTestBackOffice({ articles, drafts, authors } as never);
  return async (filter: Partial<Asked>) => {
    const input = { q: '', whose: 'all', tab: 'published', page: 1, order: undefined } as const;
    const list = valueIn(await backOffice.listDesk(admin, { ...input, ...filter }));
    return list.records.map(({ title }) => title);
  };
};

test('articles of an author, by bylines and by the name alone, and of a tag', async () => {
  const of = asked([
    storedArticle({
      id: 'article-1',
      title: 'Own',
      bylines: [{ name: 'A. Berg', authorId: 'author-1' }],
    }),
    storedArticle({ id: 'article-2', title: 'Named', author: 'Anna Berg' }),
    storedArticle({ id: 'article-3', title: 'Other', author: 'Edda Lind', tagIds: ['tag-1'] }),
  ]);
  expect((await of({ author: 'author-1' })).toSorted()).toEqual(['Named', 'Own']);
  expect(await of({ author: 'author-9' })).toEqual([]);
  expect(await of({ tag: 'tag-1' })).toEqual(['Other']);
  expect(await of({ tag: 'tag-1', author: 'author-1' })).toEqual([]);
});

test('articles that are featured, premium, corrected, or have a picture without a description', async () => {
  const picture = (alt: string) => ({ id: 'b', type: 'image', src: '/media/rain.jpg', alt });
  const of = asked(
    [
      storedArticle({
        id: 'article-1',
        title: 'Star',
        isFeatured: true,
        content: [picture('Rain')],
      }),
      storedArticle({ id: 'article-2', title: 'Paid', isPremium: true, content: [picture(' ')] }),
      storedArticle({
        ...{ id: 'article-3', title: 'Mended', content: [{ ...picture(''), src: '' }] },
        corrections: [{ text: 'A name.', at: '2026-11-20T06:00:00.000Z' }],
      }),
    ],
    [draft(4, 'draft', { isPremium: true, savedAt: saved(10) })],
  );
  expect(await of({ mark: 'featured' })).toEqual(['Star']);
  expect(await of({ mark: 'premium' })).toEqual(['Paid']);
  expect(await of({ mark: 'premium', tab: 'open' })).toEqual(['Draft 4']);
  expect(await of({ mark: 'corrected' })).toEqual(['Mended']);
  expect(await of({ mark: 'undescribed' })).toEqual(['Paid']);
});

test('periods, on the calendar of the site, with the month before and between two days', async () => {
  // It is Saturday noon, 21 November 2026, in Kolkata, five and a half hours before Greenwich.
  const at = (instant: string, title: string) =>
    storedArticle({ id: `article-${title.length}`, title, publishedAt: instant });
  const of = asked(
    [
      at('2026-11-20T18:30:00.000Z', 'Today'),
      at('2026-11-20T18:29:00.000Z', 'Friday'),
      at('2026-10-31T18:29:00.000Z', 'October'),
      at('2026-09-30T18:30:00.000Z', 'October 1'),
      at('2026-09-30T18:29:00.000Z', 'September'.padEnd(11, '.')),
    ],
    [draft(7, 'draft', { savedAt: '2026-10-05T06:00:00.000Z' })],
  );
  expect(await of({ period: 'today' })).toEqual(['Today']);
  expect(await of({ period: 'week' })).toEqual(['Today', 'Friday']);
  expect(await of({ period: 'month' })).toEqual(['Today', 'Friday']);
  expect(await of({ period: 'last-month' })).toEqual(['October', 'October 1']);
  expect(await of({ period: '2026-10' })).toEqual(['October', 'October 1']);
  expect(await of({ period: '2026-09' })).toEqual(['September..']);
  expect(await of({ period: '2026-10-31..2026-11-20' })).toEqual(['Friday', 'October']);
  expect(await of({ period: '..2026-10-01' })).toEqual(['October 1', 'September..']);
  expect(await of({ period: '2026-11-21..' })).toEqual(['Today']);
  expect(await of({ period: 'last-month', tab: 'drafts' })).toEqual(['Draft 7']);
  expect(await of({ period: 'today', tab: 'drafts' })).toEqual([]);
});

test('publications are sorted by day and author, drafts by their last change', async () => {
  const of = asked(
    [
      storedArticle({ id: 'article-1', title: 'New', author: 'B', publishedAt: saved(20) }),
      storedArticle({ id: 'article-2', title: 'Old', author: 'A', publishedAt: saved(10) }),
    ],
    [draft(3, 'draft', { savedAt: saved(20) }), draft(4, 'ready', { savedAt: saved(10) })],
  );
  expect(await of({ sort: 'published' })).toEqual(['Old', 'New']);
  expect(await of({ sort: 'author', order: 'desc' })).toEqual(['New', 'Old']);
  expect(await of({ tab: 'open', sort: 'saved' })).toEqual(['Draft 4', 'Draft 3']);
});

test('categories, authors and tags say how many published articles they have', async () => {
  const { backOffice } = createTestBackOffice({
    authors: [{ id: 'author-1', name: 'Anna Berg', slug: 'anna-berg' }],
    articles: [
      storedArticle({ id: 'article-1', author: 'Anna Berg', category: 'India', tagIds: ['tag-1'] }),
      storedArticle({ id: 'article-2', category: 'India', writerId: 'user-1' }),
    ],
    drafts: [draft(3, 'draft', { tagIds: ['tag-1'] })],
  } as never);
  const counts = async (by: 'category' | 'author' | 'tag', values: string[], actor = admin) =>
    valueIn(await backOffice.countArticlesOf(actor, { by, values })).counts.map(
      ({ value, published }) => [value, published],
    );
  expect(await counts('tag', ['tag-1', 'tag-2', 'tag-1'])).toEqual([
    ['tag-1', 1],
    ['tag-2', 0],
  ]);
  expect(await counts('author', ['author-1'])).toEqual([['author-1', 1]]);
  expect(await counts('category', ['india'])).toEqual([['india', 2]]);
  expect(await counts('category', ['india'], staff('author'))).toEqual([['india', 1]]);
});

test('a page has 20 rows, or 50 or 100 where they are asked for', async () => {
  const { backOffice } = createTestBackOffice({
    articles: Array.from({ length: 120 }, (_, at) => storedArticle({ id: `article-${at + 1}` })),
  });
  const input = { q: '', whose: 'all', tab: 'published', order: undefined } as const;
  for (const [rows, pages] of [
    [undefined, 6],
    [50, 3],
    [100, 2],
  ] as const) {
    const ids: string[] = [];
    for (let page = 1; page <= pages; page += 1) {
      const list = valueIn(await backOffice.listDesk(admin, { ...input, page, rows }));
      expect(list).toMatchObject({ page, pages });
      ids.push(...list.records.map(({ id }) => id));
    }
    expect(new Set(ids).size).toBe(120);
    expect(ids.length).toBe(120);
  }
});

test('a category whose name has a comma and signs is counted and found by its key', async () => {
  const { backOffice } = createTestBackOffice({
    articles: [storedArticle({ id: 'article-1', title: 'Opera', category: 'Arts, Film & Stage' })],
  });
  const value = categorySlug('Arts, Film & Stage');
  const { counts } = valueIn(
    await backOffice.countArticlesOf(admin, { by: 'category', values: [value] }),
  );
  expect(counts).toEqual([{ value, published: 1 }]);
});

test('the board and the schedule show of a period only what is in both', async () => {
  const { backOffice } = createTestBackOffice({
    articles: [storedArticle({ id: 'article-1', publishedAt: '2026-11-21T05:00:00.000Z' })],
  });
  const published = async (period: string | undefined) => {
    const filter = { q: '', whose: 'all', period } as const;
    const board = valueIn(await backOffice.readBoard(admin, filter));
    const schedule = valueIn(await backOffice.readSchedule(admin, filter));
    return [board.columns.published.total, schedule.published.length];
  };
  expect(await published(undefined)).toEqual([1, 1]);
  expect(await published('today')).toEqual([1, 1]);
  expect(await published('last-month')).toEqual([0, 0]);
});
