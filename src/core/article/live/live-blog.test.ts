import { expect, test } from 'vitest';
import { admin } from '../../../../tests/support/newsroom/change-examples.ts';
import {
  createTestPorts,
  storedArticle,
  valueIn,
} from '../../../../tests/support/newsroom/test-newsroom.ts';
import { type Actor, visitor } from '../../actor.ts';
import { createBackOffice } from '../../back-office.ts';
import { createNewsroom } from '../../newsroom.ts';
import { LIVE_PAGE_SIZE } from './live-entry.ts';

const paragraph = (content: string) => [{ id: 'b1', type: 'paragraph', content }];

const entryIdOf = (number: number): string => `entry-${String(number).padStart(8, '0')}`;

/** A newsroom with a published article and its live blog; the clock moves by a minute with each call. */
async function openLive(article: object = {}) {
  let minute = 0;
  const clock = { now: () => new Date(Date.UTC(2026, 10, 22, 8, minute)) };
  const { ports } = createTestPorts(
    {
      articles: [storedArticle({ id: 'article-1', ...article })],
      drafts: [{ ...storedArticle({ id: 'article-2' }), stage: 'draft' }],
    },
    { clock },
  );
  const backOffice = createBackOffice(ports);
  const newsroom = createNewsroom(ports);
  const post = (number: number, more: object = {}, actor: Actor = admin) => {
    minute += 1;
    return backOffice.saveLiveEntry(actor, {
      ...{ id: 'article-1', entryId: entryIdOf(number) },
      ...{ version: 0, heading: '', content: paragraph(`Entry ${number}`) },
      ...{ isPinned: false, isKeyPoint: false },
      ...more,
    });
  };
  const { startedAt } = valueIn(await backOffice.startLive(admin, { id: 'article-1' }));
  return {
    ...{ backOffice, newsroom, ports, post, startedAt },
    read: async (asked: { page?: number; update?: string } = {}) =>
      valueIn(await newsroom.readArticle(visitor, { id: 'article-1', ...asked })),
    entries: () => ports.store.read((view) => view.list('liveEntries')),
  };
}

const failureOf = async (made: Promise<{ ok: boolean; failure?: { code: string } }>) =>
  (await made).failure?.code;

test('readers see entries newest first, key points, and pinned ones above', async () => {
  const { post, read, startedAt } = await openLive();
  expect((await read()).live).toMatchObject({ startedAt, updatedAt: startedAt, entries: [] });
  await post(1, { heading: 'Landfall', isKeyPoint: true });
  await post(2, { isPinned: true });
  await post(3, { isKeyPoint: true });
  const { live } = await read();
  expect(live?.entries.map(({ id }) => id)).toEqual([3, 2, 1].map(entryIdOf));
  expect(live?.keyPoints).toEqual([
    { id: entryIdOf(3), at: '2026-11-22T08:03:00.000Z', text: 'Entry 3', isHere: true },
    { id: entryIdOf(1), at: '2026-11-22T08:01:00.000Z', text: 'Landfall', isHere: true },
  ]);
  expect(live?.pinned.map(({ id }) => id)).toEqual([entryIdOf(2)]);
  expect(live).toMatchObject({ total: 3, page: 1, pages: 1, updatedAt: live?.entries[0]?.at });
  expect(live?.entries[0]).toEqual({
    ...{ id: entryIdOf(3), at: '2026-11-22T08:03:00.000Z', isKeyPoint: true },
    content: paragraph('Entry 3'),
  });
});

test('an entry has an address that leads to its page, however many come after it', async () => {
  const { post, read } = await openLive();
  await post(1, { isKeyPoint: true });
  for (let number = 2; number <= LIVE_PAGE_SIZE + 1; number += 1) await post(number);
  const first = (await read()).live;
  expect(first).toMatchObject({ total: LIVE_PAGE_SIZE + 1, page: 1, pages: 2 });
  expect(first?.keyPoints).toMatchObject([{ id: entryIdOf(1), isHere: false }]);
  const older = (await read({ update: entryIdOf(1) })).live;
  expect(older).toMatchObject({ page: 2, entries: [{ id: entryIdOf(1) }], pinned: [] });
  expect(older?.updatedAt).toBe(first?.entries[0]?.at);
  expect((await read({ update: 'unknown' })).live?.page).toBe(1);
  expect((await read({ page: 3 })).live).toEqual((await read({ page: 2 })).live);
});

test('a post that is sent again makes one entry; a change needs the version that is stored', async () => {
  const { post, entries, read } = await openLive();
  const posted = valueIn(await post(1));
  expect(valueIn(await post(1))).toEqual(posted);
  expect(await entries()).toHaveLength(1);
  expect(await failureOf(post(1, { heading: 'Other' }))).toBe('changed-elsewhere');
  expect(await failureOf(post(1, { version: 7 }))).toBe('changed-elsewhere');
  valueIn(await post(1, { version: posted.version, heading: 'Mended' }));
  expect((await read()).live?.entries).toMatchObject([
    { heading: 'Mended', at: posted.at, editedAt: expect.stringContaining('2026-11-22T08:') },
  ]);
  expect(await failureOf(post(2, { version: 1 }))).toBe('deleted-elsewhere');
});

test('an ended live blog takes changes and no new entries, and goes on when it is resumed', async () => {
  const { backOffice, post, read, startedAt } = await openLive();
  const posted = valueIn(await post(1, { isPinned: true }));
  valueIn(await backOffice.endLive(admin, { id: 'article-1' }));
  expect((await read()).live).toMatchObject({ endedAt: posted.at, pinned: [] });
  expect(await failureOf(post(2))).toBe('live-not-running');
  expect(await failureOf(backOffice.endLive(admin, { id: 'article-1' }))).toBe('live-not-running');
  valueIn(await post(1, { version: posted.version, heading: 'Mended' }));
  expect(valueIn(await backOffice.startLive(admin, { id: 'article-1' }))).toEqual({ startedAt });
  expect((await read()).live).not.toHaveProperty('endedAt');
  expect((await post(2)).ok).toBe(true);
});

test('cards say that an article is live while it goes on: on fronts, in lists and searches', async () => {
  const { backOffice, newsroom } = await openLive({ title: 'Cyclone', category: 'World' });
  const labels = async () => [
    valueIn(await newsroom.readFront(visitor, {})).lead?.isLive,
    valueIn(await newsroom.readCategoryFront(visitor, { category: 'world', page: 1 })).articles[0]
      ?.isLive,
    valueIn(await newsroom.listArticles(visitor, { isDescending: true, limit: 1 })).articles[0]
      ?.isLive,
    valueIn(await newsroom.searchArticles(visitor, { term: 'cyclone', page: 1 })).results[0]
      ?.article.isLive,
  ];
  expect(await labels()).toEqual([true, true, true, true]);
  valueIn(await backOffice.endLive(admin, { id: 'article-1' }));
  expect(await labels()).toEqual([undefined, undefined, undefined, undefined]);
});

test('who may not publish posts nothing', async () => {
  const { backOffice, post } = await openLive({ writerId: 'user-1' });
  const by = (role: 'author' | 'contributor', userId: string): Actor => ({
    ...{ kind: 'staff', role, userId },
  });
  expect((await post(1, {}, by('author', 'user-1'))).ok).toBe(true);
  expect(await failureOf(post(2, {}, by('author', 'user-2')))).toBe('not-allowed');
  expect(await failureOf(post(3, {}, by('contributor', 'user-1')))).toBe('publishing-not-allowed');
  expect(await failureOf(post(4, {}, visitor))).toBe('not-logged-in');
  const gone = { id: 'article-1', entryId: entryIdOf(9) };
  expect(await failureOf(backOffice.removeLiveEntry(admin, gone))).toBe('deleted-already');
});

test('only a published article is a live blog; withdrawn and deleted ones show nothing', async () => {
  const { backOffice, entries, newsroom, ports, post } = await openLive();
  expect(await failureOf(backOffice.startLive(admin, { id: 'article-2' }))).toBe(
    'live-not-published',
  );
  expect(await failureOf(backOffice.startLive(admin, { id: 'article-3' }))).toBe('not-found');
  await post(1);
  valueIn(await backOffice.article('withdraw')(admin, { id: 'article-1', version: 'any' }));
  expect((await newsroom.readArticle(visitor, { id: 'article-1' })).ok).toBe(false);
  expect(await failureOf(post(2))).toBe('live-not-published');
  valueIn(await backOffice.article('publish')(admin, { id: 'article-1', version: 'any' }));
  expect(valueIn(await newsroom.readArticle(visitor, { id: 'article-1' })).live?.total).toBe(1);
  valueIn(await backOffice.content('articles').remove(admin, { id: 'article-1', version: 'any' }));
  expect(await entries()).toEqual([]);
  expect(await ports.store.read((view) => view.list('liveBlogs'))).toEqual([]);
});

test('a premium article keeps its entries from other readers', async () => {
  const { post, read } = await openLive({ isPremium: true });
  await post(1);
  const shown = await read();
  expect([shown.isCut, shown.live]).toEqual([true, undefined]);
});

test.each([
  [{ content: paragraph(' ') }, 'live-entry-empty'],
  [{ content: [] }, 'article-empty'],
  [{ heading: 'x'.repeat(1000) }, 'live-heading-too-long'],
  [{ entryId: 'Short' }, 'live-entry-id-malformed'],
])('%j is refused with %s', async (more, code) => {
  const { post } = await openLive();
  expect(await failureOf(post(1, more))).toBe(code);
});

test('a removed entry is gone, for readers too', async () => {
  const { backOffice, post, read } = await openLive();
  await post(1);
  valueIn(await backOffice.removeLiveEntry(admin, { id: 'article-1', entryId: entryIdOf(1) }));
  expect((await read()).live).toMatchObject({ total: 0, entries: [] });
});

test('the live desk lists entries with their versions, and who may post', async () => {
  const { backOffice, post } = await openLive({ writerId: 'user-1' });
  await post(1, { isKeyPoint: true });
  const desk = valueIn(await backOffice.readLiveDesk(admin, { id: 'article-1' }));
  expect(desk).toMatchObject({
    isPublic: true,
    mayPost: true,
    total: 1,
    keyPoints: [{}],
    pinned: [],
  });
  expect(desk.entries).toMatchObject([{ id: entryIdOf(1), version: 1 }]);
  const contributor: Actor = { kind: 'staff', role: 'contributor', userId: 'user-1' };
  expect(valueIn(await backOffice.readLiveDesk(contributor, { id: 'article-1' }))).toMatchObject({
    mayPost: false,
  });
  expect(valueIn(await backOffice.readLiveDesk(admin, { id: 'article-2' }))).toMatchObject({
    isPublic: false,
    total: 0,
  });
});
