import { describe, expect, test } from 'vitest';
import { listedNames } from '#core/back-office/visibility.ts';
import { articleForm, categoryForm } from '../../tests/support/newsroom/content-examples.ts';
import { statusOf } from '../../tests/support/newsroom/status-of.ts';
import { createTestApi } from '../../tests/support/newsroom/test-api.ts';
import {
  contentsOf,
  type StoredAtFirst,
  storedArticle,
  storedUser,
} from '../../tests/support/newsroom/test-newsroom.ts';

const openApi = (stored: StoredAtFirst = {}) =>
  createTestApi({ isAdminAuthenticated: 'true', ...stored });

const letter = {
  ...{ id: 'message-1', name: 'B', email: 'b@example.com', subject: 'S', message: 'M' },
  ...{ status: 'new', createdAt: '2026-11-20T06:30:00.000Z' },
};

describe('content', () => {
  test('can be created, read, listed, changed and deleted', async () => {
    const { adminClient, client } = openApi();
    const posted = await adminClient.send('POST /admin/categories', categoryForm);
    expect(posted.status).toBe(201);
    const made = await posted.json();
    expect(made).toMatchObject({ name: 'Climate', version: 1 });

    const { id } = made;
    expect(await adminClient.ask('GET /admin/categories/:id', { id })).toEqual(made);
    const listed = await adminClient.ask('GET /admin/categories', { q: 'climate', page: '1' });
    expect(listed).toEqual({ records: [made], total: 1, page: 1, pages: 1 });

    const change = () =>
      adminClient.ask('PUT /admin/categories/:id', { id, name: 'Weather', version: 1 });
    expect(await change()).toEqual({
      ...{ ...made, name: 'Weather', formerSlugs: ['climate'], version: 2 },
    });
    const names = (await client.ask('GET /site')).categories.map(({ name }) => name);
    expect(names.at(-1)).toBe('Weather');

    const remove = () => adminClient.ask('DELETE /admin/categories/:id', { id, version: 'any' });
    expect(await remove()).toEqual({ id });
    expect(await statusOf(adminClient.ask('GET /admin/categories/:id', { id }))).toBe(404);
    expect(await statusOf(remove())).toBe(404);
    expect(await statusOf(change())).toBe(412);
  });

  test('has the id in its address, whatever id the body has', async () => {
    const api = openApi({
      categories: [
        { id: 'cat-1', name: 'A' },
        { id: 'cat-2', name: 'B' },
      ],
    });
    const { adminClient, storage, send } = api;
    const changed = { id: 'cat-2', name: 'C', version: 0 };
    expect((await send('PUT', '/api/admin/categories/cat-1', JSON.stringify(changed))).status).toBe(
      200,
    );
    const made = await adminClient.ask('POST /admin/categories', { ...changed, version: 5 });
    expect(JSON.parse(storage.getItem('categories') ?? '[]')).toMatchObject([
      { id: 'cat-1', name: 'C' },
      { id: 'cat-2', name: 'B' },
      { id: made.id, name: 'C', version: 1 },
    ]);
  });

  test('[admin-conflict] is not overwritten by the second of two saves', async () => {
    const { adminClient } = openApi({ articles: [storedArticle({ id: 'article-x', version: 3 })] });
    const save = (title: string) =>
      adminClient.ask('PUT /admin/articles/:id', {
        ...articleForm,
        id: 'article-x',
        title,
        version: 3,
      });
    expect(await save('Mine')).toMatchObject({ title: 'Mine', version: 4 });
    await expect(save('Theirs')).rejects.toMatchObject({
      details: { status: 412, kind: 'conflict', title: 'Changed elsewhere' },
    });
  });

  test('that breaks a rule is refused with the field', async () => {
    const { adminClient } = openApi();
    await expect(
      adminClient.ask('POST /admin/images', { url: '/x.svg', alt: ' ' }),
    ).rejects.toMatchObject({
      details: {
        ...{ status: 422, code: 'image-alt-missing', title: 'Error', field: 'alt' },
        detail: 'Image URL and Alt Text are required.',
      },
    });
  });

  test.each(['a/b', '100%', 'what?x=1#y', 'Café ☕', '..', '&=+'])(
    'can be addressed by the id %j',
    async (id) => {
      const { adminClient } = openApi({ articles: [storedArticle({ id: `article-${id}` })] });
      const address = { id: `article-${id}` };
      expect(await adminClient.ask('GET /admin/articles/:id', address)).toMatchObject(address);
      const remove = adminClient.ask('DELETE /admin/articles/:id', { ...address, version: 'any' });
      expect(await remove).toEqual(address);
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
  ])('can’t be saved or deleted in %s', async (collection) => {
    const { send, storage } = openApi();
    const before = contentsOf(storage);
    const body = JSON.stringify(categoryForm);
    const path = `/api/admin/${collection}`;
    expect((await send('POST', path, body)).status).toBe(404);
    expect((await send('PUT', `${path}/x`, body)).status).toBe(404);
    // Accounts can be deleted, but none has the id `x`.
    expect((await send('DELETE', `${path}/x`)).status).toBe(404);
    expect(contentsOf(storage)).toEqual(before);
  });
});

describe('tables', () => {
  test('[admin-search] [admin-sort] [admin-paging] take search, sort, order and page from the query', async () => {
    const users = Array.from({ length: 45 }, (_, at) =>
      storedUser({
        id: `user-${at}`,
        name: `${at % 2 ? 'Odd' : 'Even'} ${at}`,
        email: `${at}@example.com`,
      }),
    );
    const { adminClient } = openApi({ users });
    const query = { q: 'even', sort: 'name', order: 'desc' as const, page: '2' };
    const list = await adminClient.ask('GET /admin/users', query);
    expect(list).toMatchObject({ total: 23, page: 2, pages: 2 });
    const names = ['Even 4', 'Even 2', 'Even 0'].map((name) => ({ name }));
    expect(list.records).toMatchObject(names);
  });

  test.each(['', '?q=%00', '?x=1'])('answer to the query %j', async (query) => {
    const { send } = openApi();
    const answer = await send('GET', `/api/admin/categories${query}`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ page: 1 });
  });

  test.each([
    '?page=x',
    '?order=up',
    '?sort=password',
    '?page=-1',
    '?rows=7',
    '?sort=__proto__&order=desc',
  ])('refuse the query %j in words', async (query) => {
    const { send } = openApi();
    const answer = await send('GET', `/api/admin/categories${query}`);
    expect(answer.status).toBe(422);
    expect((await answer.json()).detail).toMatch(/understood|sorted/);
  });

  test('[admin-users-password] show every collection, but no passwords', async () => {
    const users = [storedUser(), storedUser({ id: 'user-2', password: '$pbkdf2$' })];
    const { send, adminClient } = openApi({ users });
    for (const collection of listedNames) {
      const list = await adminClient.ask(`GET /admin/${collection}`);
      expect(list.pages).toBe(1);
      const text = JSON.stringify(list);
      expect(text).not.toMatch(/password|secret word|pbkdf2/);
    }
    const text = await (await send('GET', '/api/admin/users/user-1')).text();
    expect(text).toContain('asha@example.com');
    expect(text).not.toMatch(/password|secret word/);
  });

  test('of unknown collections are not found', async () => {
    const { send } = openApi();
    for (const path of ['nothing', '__proto__', 'nothing/x', 'a/b/c/d']) {
      expect((await send('GET', `/api/admin/${path}`)).status).toBe(404);
    }
  });
});

describe('users', () => {
  test('[admin-users-switch] become Premium and Standard, as does the copy in their session', async () => {
    const { adminClient, client, storage } = openApi({
      users: [storedUser()],
      currentUser: storedUser(),
    });
    for (const subscribed of [true, false]) {
      const reader = await adminClient.ask('PUT /admin/users/:userId/premium', {
        userId: 'user-1',
        subscribed,
      });
      expect(reader).toMatchObject({ id: 'user-1', subscribed });
      expect(JSON.parse(storage.getItem('currentUser') ?? '{}').subscribed).toBe(subscribed);
      expect((await client.ask('GET /session')).reader?.subscribed).toBe(subscribed);
    }
    const gone = adminClient.ask('PUT /admin/users/:userId/premium', {
      userId: 'x',
      subscribed: true,
    });
    expect(await statusOf(gone)).toBe(404);
  });

  test('[admin-users-deleted] [session-deleted] are logged out when they are deleted', async () => {
    const { adminClient, client, storage } = openApi({
      users: [storedUser()],
      currentUser: storedUser(),
    });
    expect(await adminClient.ask('DELETE /admin/users/:id', { id: 'user-1' })).toEqual({
      id: 'user-1',
    });
    expect(await client.ask('GET /session')).toEqual({ role: 'owner' });
    expect(JSON.parse(storage.getItem('users') ?? '[]')).toEqual([]);
    expect(await statusOf(adminClient.ask('DELETE /admin/users/:id', { id: 'user-1' }))).toBe(404);
  });
});

test('messages can be marked and deleted', async () => {
  const { adminClient } = openApi({ messages: [letter] });
  const id = 'message-1';
  for (const status of ['read', 'new'] as const) {
    const marked = await adminClient.ask('PUT /admin/messages/:id', { id, status });
    expect(marked).toMatchObject({ status });
  }
  const remove = () => adminClient.ask('DELETE /admin/messages/:id', { id });
  expect(await remove()).toEqual({ id });
  expect(await statusOf(remove())).toBe(404);
});

test('subscribers of the newsletter can be deleted', async () => {
  const { adminClient, storage } = openApi({
    subscribers: [{ id: 'subscriber-1', email: 'a@example.com' }],
  });
  const param = { id: 'subscriber-1' };
  expect(await adminClient.ask('DELETE /admin/subscribers/:id', param)).toEqual(param);
  expect(storage.getItem('newsletterSubscribers')).toBe('[]');
});

test('a notification is sent and logged', async () => {
  const { adminClient } = openApi();
  const json = { title: ' Rain ', message: 'Take an umbrella', link: '' };
  const sent = await adminClient.send('POST /admin/notifications', json);
  expect([sent.status, await sent.json()]).toEqual([201, { ...json, title: 'Rain' }]);
  const { activity } = await adminClient.ask('GET /admin/dashboard');
  expect(activity[0]).toMatchObject({ action: 'Sent Push Notification' });
});

test('saved settings are shown by the site', async () => {
  const { adminClient, client } = openApi();
  const { version, ...settings } = await adminClient.ask('GET /admin/settings/:id', {
    id: 'site',
  });
  const save = (siteName: string) =>
    adminClient.ask('PUT /admin/settings', { ...settings, siteName, version });
  await save('The Morning');
  expect((await client.ask('GET /site')).settings.siteName).toBe('The Morning');
  expect(await statusOf(save('The Evening'))).toBe(412);
});
