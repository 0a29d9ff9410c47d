import { describe, expect, test } from 'vitest';
import { admin } from '../../../tests/support/newsroom/change-examples.ts';
import { inWords } from '../../../tests/support/newsroom/in-words.ts';
import {
  createTestBackOffice,
  storedArticle,
  storedUser,
  valueIn,
} from '../../../tests/support/newsroom/test-newsroom.ts';
import { visitor } from '../actor.ts';
import { type CollectionName, collections } from '../collections.ts';
import { ROWS_PER_PAGE } from './record-list.ts';
import { listedNames } from './visibility.ts';

type Back = ReturnType<typeof createTestBackOffice>['backOffice'];

const list = async (
  backOffice: Back,
  collection: CollectionName,
  {
    search = '',
    sort,
    isDescending = false,
    page = 1,
  }: { search?: string; sort?: string; isDescending?: boolean; page?: number } = {},
) => valueIn(await backOffice.listRecords(admin, { collection, search, sort, isDescending, page }));

describe('[admin-search] a table is searched', () => {
  const articles = [
    storedArticle({ title: 'Rain in Zürich', category: 'World', author: 'Élodie Blanc' }),
    storedArticle({ title: 'Rainy day', category: 'India', author: 'Asha Rao' }),
    storedArticle({ title: 'बारिश और धूप', category: 'India', author: 'Ravi' }),
    storedArticle({ title: 'C# 12 (beta)', category: 'Tech', author: 'Asha Rao' }),
  ];
  test.each([
    ['', [0, 1, 2, 3]],
    ['  ', [0, 1, 2, 3]],
    ['rain', [0, 1]],
    ['RAIN zurich', [0]],
    ['zürich', [0]],
    ['elodie', [0]],
    ['world blanc', [0]],
    ['asha india', [1]],
    ['बारिश', [2]],
    ['beta', [3]],
    ['c# (12)', [3]],
    ['rain tech', []],
    ['First paragraph', []],
    ['.*', [0, 1, 2, 3]],
  ])('for %j', async (search, expected) => {
    const { backOffice } = createTestBackOffice({ articles });
    const found = await list(backOffice, 'articles', { search });
    expect(found.records.map(({ title }) => title)).toEqual(
      expected.map((at) => articles[at]?.title),
    );
    expect(found.total).toBe(expected.length);
  });
});

// Without the collections that the back office never lists.
const sorts = listedNames.flatMap((name) =>
  Object.keys(collections[name].sorts).map((sort): [CollectionName, string] => [name, sort]),
);

/** Unsorted records, two of which differ only in their ids. */
const rowsOf = (name: CollectionName) =>
  ['b', 'A', 'c', 'É', 'e', 'A'].map((letter, at) => ({
    ...{ id: `${collections[name].idPrefix}-${at}`, title: letter, name: letter, alt: letter },
    ...{ category: letter, author: letter, placement: letter, email: letter, subject: letter },
    ...{
      action: letter,
      timestamp: `2026-11-0${(at % 5) + 1}`,
      createdAt: `2026-11-0${(at % 5) + 1}`,
    },
    publishedAt: `2026-11-0${(at % 5) + 1}T00:00:00.000Z`,
    pages: Array.from({ length: at % 5 }, () => ({ type: 'image' })),
    ...{ active: at % 2 === 0, subscribed: at % 2 === 0, status: at % 2 === 0 ? 'new' : 'read' },
    ...{ videoId: letter, url: letter, password: 'secret' },
  }));

describe('[admin-sort] a table is sorted', () => {
  test.each(sorts)('%s by %s', async (name, sort) => {
    const { backOffice, store } = createTestBackOffice({ [name]: rowsOf(name) });
    const definition: { sorts: Record<string, (record: never) => string | number> } =
      collections[name];
    const stored = await store.read((view) => view.list(name));
    const keys = new Map(
      stored.map((one) => [one.id, definition.sorts[sort]?.(one as never) ?? '']),
    );
    const compare = (one: string, other: string) => {
      const [a, b] = [keys.get(one) ?? '', keys.get(other) ?? ''];
      if (typeof a === 'number' && typeof b === 'number') return a - b;
      return String(a).localeCompare(String(b), 'en', { sensitivity: 'base', numeric: true });
    };
    const own = stored.map(({ id }) => id);
    const up = (await list(backOffice, name, { sort })).records.map(({ id }) => id);
    expect(up).toEqual(own.toSorted(compare));
    const down = await list(backOffice, name, { sort, isDescending: true });
    expect(down.records.map(({ id }) => id)).toEqual(
      own.toSorted((one, other) => compare(other, one)),
    );
  });

  test.each(['password', 'constructor', '__proto__', 'toString'])(
    'unless it lacks the sort %j',
    async (sort) => {
      const { backOffice } = createTestBackOffice({ users: rowsOf('users') });
      const query = { search: '', isDescending: true, page: 1, sort };
      const refused = await backOffice.listRecords(admin, { collection: 'users', ...query });
      const message = `This list can’t be sorted by “${sort}”.`;
      expect(inWords(refused)).toMatchObject({ failure: { message } });
    },
  );
});

describe('[admin-paging] a table is paged', () => {
  const users = Array.from({ length: ROWS_PER_PAGE * 2 + 1 }, (_, at) =>
    storedUser({ id: `user-${at}`, name: `Reader ${at}`, email: `${at}@example.com` }),
  );
  test.each([
    [1, 1, ROWS_PER_PAGE],
    [2, 2, ROWS_PER_PAGE],
    [3, 3, 1],
    [4, 3, 1],
    [1e9, 3, 1],
  ])('page %i is page %i with %i rows', async (asked, page, length) => {
    const { backOffice } = createTestBackOffice({ users });
    const found = await list(backOffice, 'users', { page: asked });
    expect(found).toMatchObject({ page, pages: 3, total: users.length });
    const start = (page - 1) * ROWS_PER_PAGE;
    expect(found.records.map(({ id }) => id)).toEqual(
      users.slice(start, start + length).map(({ id }) => id),
    );
  });

  test('after it was searched and sorted', async () => {
    const { backOffice } = createTestBackOffice({ users });
    const found = await list(backOffice, 'users', {
      search: 'reader 1',
      sort: 'name',
      isDescending: true,
    });
    expect(found).toMatchObject({ page: 1, pages: 1, total: 13 });
    expect(found.records[0]).toMatchObject({ name: 'Reader 31' });
  });

  test('and has one page if it is empty', async () => {
    const { backOffice } = createTestBackOffice();
    expect(await list(backOffice, 'users', { page: 3 })).toEqual({
      records: [],
      total: 0,
      page: 1,
      pages: 1,
    });
  });
});

test('[admin-users-password] no table and no record shows a password', async () => {
  const users = [storedUser(), storedUser({ id: 'user-2', password: '$pbkdf2$hash' })];
  const { backOffice } = createTestBackOffice({ users });
  const shown = [
    await list(backOffice, 'users'),
    await list(backOffice, 'users', { search: 'asha', sort: 'name' }),
    await backOffice.readRecord(admin, { collection: 'users', id: 'user-1' }),
    await backOffice.readRecord(admin, { collection: 'users', id: 'user-2' }),
  ];
  expect(JSON.stringify(shown)).not.toMatch(/password|secret word|pbkdf2/);
  expect((await list(backOffice, 'users', { search: 'secret' })).total).toBe(0);
});

test('a single record is returned whole', async () => {
  const article = storedArticle({ id: 'article-x', mood: { deep: ['x'] } });
  const { backOffice } = createTestBackOffice({ articles: [article] });
  const read = await backOffice.readRecord(admin, { collection: 'articles', id: 'article-x' });
  expect(valueIn(read)).toMatchObject(article);
  const unknown = await backOffice.readRecord(admin, { collection: 'articles', id: '__proto__' });
  expect(unknown).toMatchObject({ ok: false, failure: { kind: 'not-found' } });
});

test('[admin-guard-api] only admins read tables and records', async () => {
  const { backOffice } = createTestBackOffice();
  for (const actor of [visitor, { kind: 'reader', userId: 'user-1' } as const]) {
    const input = {
      collection: 'articles',
      search: '',
      sort: undefined,
      isDescending: false,
      page: 1,
    } as const;
    expect(await backOffice.listRecords(actor, input)).toMatchObject({
      failure: { kind: 'not-logged-in' },
    });
    expect(await backOffice.readRecord(actor, { ...input, id: 'x' })).toMatchObject({
      failure: { kind: 'not-logged-in' },
    });
    expect(await backOffice.readDashboard(actor, {})).toMatchObject({
      failure: { kind: 'not-logged-in' },
    });
  }
});

describe('[admin-rows] a table has rows', () => {
  const long = 'A paragraph of a long article, as reporters write them. '.repeat(20);
  const content = Array.from({ length: 100 }, (_, at) => ({
    id: `${at}`,
    type: 'paragraph',
    content: long,
  }));
  const picture = { id: 'p', type: 'image', src: '/media/0123456789abcdef.jpg', alt: 'A harbour' };
  const many = <Stored>(make: (at: number) => Stored): Stored[] =>
    Array.from({ length: 50 }, (_, at) => make(at));
  const stored = {
    articles: many((at) =>
      storedArticle({
        title: `A headline of quite some length, as it stands over number ${at}`,
        standfirst: long.slice(0, 300),
        author: 'Asha Rao-Fernandes',
        writerId: 'user-1',
        content: [picture, ...content],
      }),
    ),
    stories: many((at) => ({
      id: `story-${at}`,
      title: `A story in pictures with the number ${at}`,
      coverImage: 'A harbour at dawn',
      pages: Array.from({ length: 20 }, () => ({ ...picture, text: long })),
    })),
    messages: many((at) => ({
      id: `message-${at}`,
      name: 'Asha Rao-Fernandes',
      email: 'asha.rao.fernandes@example.com',
      subject: `About the article of last week, number ${at}`,
      message: long.repeat(5),
      status: 'new',
      createdAt: '2026-11-01T00:00:00.000Z',
    })),
    videos: many((at) => ({
      id: `yt-${at}`,
      videoId: 'dQw4w9WgXcQ',
      title: `A film about the harbour, part ${at}`,
      description: long,
    })),
    advertisements: many((at) => ({
      id: `ad-${at}`,
      name: `Campaign of the season ${at}`,
      placement: 'homepage-top',
      type: 'image',
      mediaUrl: `data:image/png;base64,${long}`,
      link: `https://shop.example/${at}`,
      active: true,
    })),
  };

  test.each(Object.keys(stored) as (keyof typeof stored)[])(
    'of %s, fifty in 25 KB, each with the id of its record',
    async (name) => {
      const { backOffice } = createTestBackOffice(stored);
      const pages = await Promise.all([1, 2, 3].map((page) => list(backOffice, name, { page })));
      const rows = pages.flatMap(({ records }) => records);
      expect(rows).toHaveLength(50);
      expect(JSON.stringify(rows).length).toBeLessThan(25_000);
      const { id } = rows[0] ?? { id: '' };
      const record = valueIn(await backOffice.readRecord(admin, { collection: name, id }));
      expect(JSON.stringify(record)).toContain(long.slice(0, 100));
    },
  );

  test('of users, without passwords', async () => {
    const { backOffice } = createTestBackOffice({ users: [storedUser({ password: 'plain' })] });
    const [row] = (await list(backOffice, 'users')).records;
    expect(row).toMatchObject({ email: expect.any(String) });
    expect(row).not.toHaveProperty('password');
  });
});
