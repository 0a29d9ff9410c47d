import { expect, test } from 'vitest';
import { admin, storedForExamples } from '../../../tests/support/newsroom/change-examples.ts';
import {
  createTestBackOffice,
  storedArticle,
  TEST_NOW,
  valueIn,
} from '../../../tests/support/newsroom/test-newsroom.ts';
import type { Role } from '../account/role.ts';
import { DASHBOARD_ACTIVITY, DASHBOARD_WEEKS } from './dashboard.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const before = (milliseconds: number) => new Date(TEST_NOW.getTime() - milliseconds).toISOString();

test('[admin-dashboard-counters] the counters count what is stored', async () => {
  const { backOffice } = createTestBackOffice(storedForExamples);
  expect(valueIn(await backOffice.readDashboard(admin, {}))).toMatchObject({
    counts: { articles: 2, categories: 2, users: 2, subscribers: 1 },
    newMessages: 1,
  });
  const fresh = createTestBackOffice();
  expect(valueIn(await fresh.backOffice.readDashboard(admin, {}))).toMatchObject({
    counts: { articles: 6, categories: 15, users: 0 },
  });
});

test('[dashboard-by-role] authors count their own articles and no people, editors no accounts', async () => {
  const own = { writerId: 'user-1', publishedAt: before(HOUR) };
  const { backOffice } = createTestBackOffice({
    ...storedForExamples,
    articles: [storedArticle(own), storedArticle(own), storedArticle({ writerId: 'user-2' })],
    drafts: [storedArticle(own), storedArticle({ writerId: 'user-2' })],
  });
  const seenBy = async (role: Role) =>
    valueIn(await backOffice.readDashboard({ kind: 'staff', role, userId: 'user-1' }, {}));
  const author = await seenBy('author');
  expect(author.counts).toEqual({
    articles: 2,
    categories: 2,
    deletions: 0,
    drafts: 1,
    images: 2,
    revisions: 0,
    tags: 1,
  });
  expect([author.newMessages, author.published.at(-1)?.count]).toEqual([0, 2]);
  const editor = await seenBy('editor');
  expect(editor.counts).toMatchObject({ articles: 3, categories: 2 });
  expect(editor.counts.users).toBeUndefined();
  expect((await seenBy('owner')).counts).toMatchObject({ articles: 3, users: 2 });
});

test('the plot counts published articles by week, and no others', async () => {
  const instants = [
    0,
    HOUR,
    7 * DAY - HOUR,
    7 * DAY + HOUR,
    8 * 7 * DAY - HOUR,
    8 * 7 * DAY + HOUR,
  ];
  const articles = [
    ...instants.map((at) => storedArticle({ publishedAt: before(at) })),
    storedArticle({ publishedAt: before(-DAY) }),
    storedArticle({ publishedAt: undefined, time: 'Two days ago' }),
  ];
  const { backOffice } = createTestBackOffice({ articles });
  const { published } = valueIn(await backOffice.readDashboard(admin, {}));
  expect(published).toHaveLength(DASHBOARD_WEEKS);
  expect(published.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 0, 1, 3]);
  expect(published.at(-1)?.from).toBe(before(7 * DAY));
});

test('the plot counts an article at the end of a week in that week', async () => {
  const week = 7 * DAY;
  const instants = [0, week - 1, week, 8 * week - 1, 8 * week];
  const articles = instants.map((at) => storedArticle({ publishedAt: before(at) }));
  const { backOffice } = createTestBackOffice({ articles });
  const { published } = valueIn(await backOffice.readDashboard(admin, {}));
  expect(published.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 0, 1, 2]);
  expect(published.map(({ from }) => from)).toEqual(
    [8, 7, 6, 5, 4, 3, 2, 1].map((weeks) => before(weeks * week)),
  );
});

test('[admin-dashboard-counters] only unread messages are new, and only editors and owners see them', async () => {
  const messages = ['new', 'read', 'new'].map((status, at) => ({
    ...{ id: `message-${at}`, name: 'A', email: 'a@example.com', subject: 'S', message: 'M' },
    ...{ status, createdAt: '' },
  }));
  const activity = [{ id: 'log-1', action: 'A', description: 'D', timestamp: before(HOUR) }];
  const { backOffice } = createTestBackOffice({ messages, activity });
  const seenBy = async (role: Role) =>
    valueIn(await backOffice.readDashboard({ kind: 'staff', role, userId: 'user-1' }, {}));
  const [owner, editor, author] = [
    await seenBy('owner'),
    await seenBy('editor'),
    await seenBy('author'),
  ];
  expect([owner.newMessages, owner.counts.messages, owner.activity.length]).toEqual([2, 3, 1]);
  expect(editor.newMessages).toBe(2);
  expect([author.newMessages, author.counts.messages, author.activity]).toEqual([0, undefined, []]);
});

test('the latest activity is listed, newest first', async () => {
  const { backOffice } = createTestBackOffice();
  for (let at = 0; at <= DASHBOARD_ACTIVITY; at += 1) {
    await backOffice.content('categories').save(admin, { name: `C${at}` });
  }
  const { activity } = valueIn(await backOffice.readDashboard(admin, {}));
  expect(activity).toHaveLength(DASHBOARD_ACTIVITY);
  expect(activity[0]?.description).toBe(`New category "C${DASHBOARD_ACTIVITY}" was created`);
});
