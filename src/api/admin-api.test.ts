import { describe, expect, test } from 'vitest';
import { collectionNames } from '#core/collections.ts';
import { articleForm, categoryForm } from '../../tests/support/newsroom/change-examples.ts';
import { createTestApi } from '../../tests/support/newsroom/test-api.ts';
import {
  contentsOf,
  type StoredAtFirst,
  storedArticle,
  storedUser,
} from '../../tests/support/newsroom/test-newsroom.ts';
import { answerOf } from './client.ts';

const openApi = (stored: StoredAtFirst = {}) =>
  createTestApi({ isAdminAuthenticated: 'true', ...stored });

const letter = {
  ...{ id: 'message-1', name: 'B', email: 'b@example.com', subject: 'S', message: 'M' },
  ...{ status: 'new', createdAt: '2026-11-20T06:30:00.000Z' },
};

describe('content', () => {
  test('is made, read, listed, changed and deleted', async () => {
    const { adminClient, client } = openApi();
    const categories = adminClient[':collection'];
    const collection = 'categories';
    const posted = await categories.$post({ param: { collection }, json: categoryForm });
    expect(posted.status).toBe(201);
    const made = await posted.json();
    expect(made).toMatchObject({ name: 'Climate', version: 1 });

    const param = { collection, id: made.id };
    expect(await answerOf(categories[':id'].$get({ param }))).toEqual(made);
    const query = { q: 'climate', page: '1' };
    const listed = await answerOf(categories.$get({ param: { collection }, query }));
    expect(listed).toEqual({ records: [made], total: 1, page: 1, pages: 1 });

    const json = { name: 'Weather', version: 1 };
    const changed = await answerOf(categories[':id'].$put({ param, json }));
    expect(changed).toEqual({ ...made, ...json, version: 2 });
    const names = (await answerOf(client.site.$get())).categories.map(({ name }) => name);
    expect(names.at(-1)).toBe('Weather');

    expect(await answerOf(categories[':id'].$delete({ param, query: {} }))).toEqual({
      id: made.id,
    });
    expect((await categories[':id'].$get({ param })).status).toBe(404);
    expect((await categories[':id'].$delete({ param, query: {} })).status).toBe(404);
    expect((await categories[':id'].$put({ param, json })).status).toBe(412);
  });

  test('has the id of its address, whatever its body says', async () => {
    const { adminClient, storage } = openApi({
      categories: [
        { id: 'cat-1', name: 'A' },
        { id: 'cat-2', name: 'B' },
      ],
    });
    const categories = adminClient[':collection'];
    const json = { id: 'cat-2', name: 'C' };
    await categories[':id'].$put({ param: { collection: 'categories', id: 'cat-1' }, json });
    const made = await answerOf(
      categories.$post({ param: { collection: 'categories' }, json: { ...json, version: 5 } }),
    );
    expect(JSON.parse(storage.getItem('categories') ?? '[]')).toMatchObject([
      { id: 'cat-1', name: 'C' },
      { id: 'cat-2', name: 'B' },
      { id: made.id, name: 'C', version: 1 },
    ]);
  });

  test('[admin-conflict] is not overwritten by the second of two', async () => {
    const { adminClient } = openApi({ articles: [storedArticle({ id: 'article-x', version: 3 })] });
    const param = { collection: 'articles', id: 'article-x' };
    const save = (title: string) =>
      answerOf(
        adminClient[':collection'][':id'].$put({
          param,
          json: { ...articleForm, title, version: 3 },
        }),
      );
    expect(await save('Mine')).toMatchObject({ title: 'Mine', version: 4 });
    await expect(save('Theirs')).rejects.toMatchObject({
      details: { status: 412, code: 'conflict', title: 'Changed elsewhere' },
    });
  });

  test('that breaks a rule is refused with the field', async () => {
    const { adminClient } = openApi();
    const param = { collection: 'images' };
    await expect(
      answerOf(adminClient[':collection'].$post({ param, json: { url: '/x.svg', alt: ' ' } })),
    ).rejects.toMatchObject({
      details: {
        ...{ status: 422, code: 'invalid', title: 'Error', field: 'alt' },
        detail: 'Image URL and Alt Text are required.',
      },
    });
  });

  test.each(['a/b', '100%', 'what?x=1#y', 'Café ☕', '..', '&=+'])(
    'is reached by the id %j',
    async (id) => {
      const { adminClient } = openApi({ articles: [storedArticle({ id: `article-${id}` })] });
      const param = { collection: 'articles', id: `article-${id}` };
      expect(await answerOf(adminClient[':collection'][':id'].$get({ param }))).toMatchObject({
        id: param.id,
      });
      expect((await adminClient[':collection'][':id'].$delete({ param, query: {} })).status).toBe(
        200,
      );
    },
  );

  test.each([
    'users',
    'activity',
    'settings',
    'subscribers',
    'nothing',
    '__proto__',
    'constructor',
  ])('is not what %s holds', async (collection) => {
    const { adminClient, storage } = openApi();
    const before = contentsOf(storage);
    const part = adminClient[':collection'];
    expect((await part.$post({ param: { collection }, json: categoryForm })).status).toBe(404);
    expect(
      (await part[':id'].$put({ param: { collection, id: 'x' }, json: categoryForm })).status,
    ).toBe(404);
    expect((await part[':id'].$delete({ param: { collection, id: 'x' }, query: {} })).status).toBe(
      404,
    );
    expect(contentsOf(storage)).toEqual(before);
  });
});

describe('tables', () => {
  test('[admin-search] [admin-sort] [admin-paging] take search, sort, order and page from the address', async () => {
    const users = Array.from({ length: 45 }, (_, at) =>
      storedUser({
        id: `user-${at}`,
        name: `${at % 2 ? 'Odd' : 'Even'} ${at}`,
        email: `${at}@example.com`,
      }),
    );
    const { adminClient } = openApi({ users });
    const query = { q: 'even', sort: 'name', order: 'desc' as const, page: '2' };
    const list = await answerOf(
      adminClient[':collection'].$get({ param: { collection: 'users' }, query }),
    );
    expect(list).toMatchObject({ total: 23, page: 2, pages: 2 });
    const names = ['Even 4', 'Even 2', 'Even 0'].map((name) => ({ name }));
    expect(list.records).toMatchObject(names);
  });

  test.each([
    '',
    '?page=x&order=up&sort=password',
    '?page=-1',
    '?sort=__proto__&order=desc',
    '?q=%00',
    '?x=1',
  ])('answer to the query %j', async (query) => {
    const { send } = openApi();
    const answer = await send('GET', `/api/admin/categories${query}`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ page: 1 });
  });

  test('[admin-users-password] show every collection, and no password', async () => {
    const users = [storedUser(), storedUser({ id: 'user-2', password: '$pbkdf2$' })];
    const { send, adminClient } = openApi({ users });
    for (const collection of collectionNames) {
      const query = { q: '', page: '1' };
      const list = await answerOf(
        adminClient[':collection'].$get({ param: { collection }, query }),
      );
      expect(list.pages).toBe(1);
      const text = JSON.stringify(list);
      expect(text).not.toMatch(/password|secret word|pbkdf2/);
    }
    const text = await (await send('GET', '/api/admin/users/user-1')).text();
    expect(text).toContain('asha@example.com');
    expect(text).not.toMatch(/password|secret word/);
  });

  test('of what is unknown are not found', async () => {
    const { send } = openApi();
    for (const path of ['nothing', '__proto__', 'nothing/x', 'a/b/c/d']) {
      expect((await send('GET', `/api/admin/${path}`)).status).toBe(404);
    }
  });
});

describe('users', () => {
  test('[admin-users-switch] become Premium and Standard, their session’s copy with them', async () => {
    const { adminClient, client, storage } = openApi({
      users: [storedUser()],
      currentUser: storedUser(),
    });
    const param = { id: 'user-1' };
    for (const subscribed of [true, false]) {
      const reader = await answerOf(
        adminClient.users[':id'].subscription.$put({ param, json: { subscribed } }),
      );
      expect(reader).toMatchObject({ id: 'user-1', subscribed });
      expect(JSON.parse(storage.getItem('currentUser') ?? '{}').subscribed).toBe(subscribed);
      expect((await answerOf(client.session.$get())).reader?.subscribed).toBe(subscribed);
    }
    const gone = await adminClient.users[':id'].subscription.$put({
      param: { id: 'x' },
      json: { subscribed: true },
    });
    expect(gone.status).toBe(404);
  });

  test('[admin-users-deleted] [session-deleted] are deleted, and with that logged out', async () => {
    const { adminClient, client, storage } = openApi({
      users: [storedUser()],
      currentUser: storedUser(),
    });
    expect(await answerOf(adminClient.users[':id'].$delete({ param: { id: 'user-1' } }))).toEqual({
      id: 'user-1',
    });
    expect(await answerOf(client.session.$get())).toEqual({ role: 'owner' });
    expect(JSON.parse(storage.getItem('users') ?? '[]')).toEqual([]);
    expect((await adminClient.users[':id'].$delete({ param: { id: 'user-1' } })).status).toBe(404);
  });
});

test('messages are marked and deleted', async () => {
  const { adminClient } = openApi({ messages: [letter] });
  const param = { id: 'message-1' };
  const message = adminClient.messages[':id'];
  for (const status of ['read', 'new'] as const) {
    expect(await answerOf(message.$put({ param, json: { status } }))).toMatchObject({ status });
  }
  expect(await answerOf(message.$delete({ param }))).toEqual(param);
  expect((await message.$delete({ param })).status).toBe(404);
});

test('subscribers of the newsletter are deleted', async () => {
  const { adminClient, storage } = openApi({
    subscribers: [{ id: 'subscriber-1', email: 'a@example.com' }],
  });
  const param = { id: 'subscriber-1' };
  expect(await answerOf(adminClient.subscribers[':id'].$delete({ param }))).toEqual(param);
  expect(storage.getItem('newsletterSubscribers')).toBe('[]');
});

test('a notification is sent and logged', async () => {
  const { adminClient } = openApi();
  const json = { title: ' Rain ', message: 'Take an umbrella', link: '' };
  const sent = await adminClient.notifications.$post({ json });
  expect([sent.status, await sent.json()]).toEqual([201, { ...json, title: 'Rain' }]);
  const { activity } = await answerOf(adminClient.dashboard.$get());
  expect(activity[0]).toMatchObject({ action: 'Sent Push Notification' });
});

test('settings are saved, and the site has them', async () => {
  const { adminClient, client } = openApi();
  const param = { collection: 'settings', id: 'site' };
  const settings = await answerOf(adminClient[':collection'][':id'].$get({ param }));
  await answerOf(adminClient.settings.$put({ json: { ...settings, siteName: 'The Morning' } }));
  expect((await answerOf(client.site.$get())).settings.siteName).toBe('The Morning');
  const again = adminClient.settings.$put({ json: { ...settings, siteName: 'The Evening' } });
  expect((await again).status).toBe(412);
});
