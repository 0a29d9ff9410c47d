import { expect, test } from 'vitest';
import { failures, refused } from '#core/errors.ts';
import { statusOf } from '../../tests/support/newsroom/status-of.ts';
import { createTestApi, type TestApi } from '../../tests/support/newsroom/test-api.ts';
import {
  paragraph,
  storedArticle,
  storedUser,
} from '../../tests/support/newsroom/test-newsroom.ts';

const credentials = { email: 'asha@example.com', password: 'secret word' };
const sessionOf = ({ client }: TestApi) => client.ask('GET /session');
const storedSession = ({ storage }: TestApi) =>
  JSON.parse(storage.getItem('currentUser') ?? 'null');
const storedUsers = ({ storage }: TestApi) => JSON.parse(storage.getItem('users') ?? '[]');

test('without a session, nobody is logged in', async () => {
  expect(await sessionOf(createTestApi())).toEqual({});
});

test('[register-success] registering logs in', async () => {
  const api = createTestApi();
  const reader = await api.client.ask('POST /users', { name: 'B', ...credentials });
  expect(await sessionOf(api)).toEqual({ reader });
  expect(storedSession(api)).toEqual(reader);
});

test('[login-success] [password-hash] a plain-text record logs in and is replaced by its hash', async () => {
  const api = createTestApi({ users: [storedUser()] });
  const answer = await api.client.send('POST /session', credentials);
  expect(answer.status).toBe(201);
  expect((await sessionOf(api)).reader?.id).toBe('user-1');
  expect(storedUsers(api)[0].password).toMatch(/^\$pbkdf2/);
  const first = storedUsers(api)[0].password;
  await api.client.ask('POST /session', credentials);
  expect(storedUsers(api)[0].password).toBe(first);
});

test('a log-in succeeds even if its password can’t be rehashed', async () => {
  const api = createTestApi(
    { users: [storedUser()] },
    {
      securePassword: async () => ({
        ok: false,
        failure: failures.storageFull(),
      }),
    },
  );
  expect(await statusOf(api.client.ask('POST /session', credentials))).toBe(200);
  expect((await sessionOf(api)).reader?.id).toBe('user-1');
});

test('[login-failure] a failed log-in leaves the session unchanged', async () => {
  const api = createTestApi({ users: [storedUser()] });
  const answer = api.client.ask('POST /session', { ...credentials, password: 'x' });
  expect(await statusOf(answer)).toBe(401);
  expect(storedSession(api)).toBeNull();
});

test('[subscription-copy] changing one’s subscription updates the account and its copy in the session', async () => {
  const api = createTestApi({ users: [storedUser()], currentUser: storedUser() });
  for (const subscribed of [true, false]) {
    await api.client.ask('PUT /me/premium', { subscribed });
    expect(storedSession(api)).toMatchObject({ id: 'user-1', subscribed });
    expect(storedSession(api)).not.toHaveProperty('password');
    expect(storedUsers(api)[0].subscribed).toBe(subscribed);
    expect((await sessionOf(api)).reader?.subscribed).toBe(subscribed);
  }
});

test('[article-premium] access to premium articles follows the account, not its copy in the session', async () => {
  const content = ['One.', 'Two.', 'Rest.'].map(paragraph);
  const articles = [storedArticle({ id: 'article-x', isPremium: true, content })];
  const api = createTestApi({
    articles,
    users: [storedUser()],
    currentUser: storedUser({ subscribed: true }),
  });
  const isCut = async () => (await api.client.ask('GET /articles/:id', { id: 'article-x' })).isCut;
  expect(await isCut()).toBe(true);
  await api.client.ask('PUT /me/premium', { subscribed: true });
  expect(await isCut()).toBe(false);
});

test('[session-deleted] a deleted user is logged out', async () => {
  const api = createTestApi({ users: [storedUser()], currentUser: storedUser() });
  expect((await sessionOf(api)).reader?.name).toBe('Asha Rao');
  await api.store.change((change) => change.remove('users', 'user-1'));
  expect(await sessionOf(api)).toEqual({});
  const answer = api.client.ask('PUT /me/premium', { subscribed: true });
  expect(await statusOf(answer)).toBe(401);
});

test('[logout] logging out clears the session, and succeeds without one', async () => {
  const api = createTestApi({ users: [storedUser()], currentUser: storedUser() });
  for (let times = 0; times < 2; times += 1) {
    expect((await api.client.send('DELETE /session')).status).toBe(204);
    expect(api.storage.getItem('currentUser')).toBeNull();
    expect(await sessionOf(api)).toEqual({});
  }
});

test.each(['{half', '7', '[]', '{"id":5}', '""', 'null', '{"name":"x"}'])(
  '[session-restored] the damaged session %s counts as none',
  async (currentUser) => {
    const api = createTestApi({ users: [storedUser()] });
    api.storage.setItem('currentUser', currentUser);
    expect(await sessionOf(api)).toEqual({});
  },
);

const endless = `a${'\u0315'.repeat(200)}\u0300`;

test.each([
  ['POST', '/api/session', { email: credentials.email, password: endless }],
  ['POST', '/api/users', { name: 'B', email: 'b@example.com', password: endless }],
  ['PUT', '/api/me/password', { current: endless, password: 'another word' }],
  ['PUT', '/api/me/password', { current: credentials.password, password: endless }],
  ['DELETE', '/api/me', { password: endless }],
  ['PUT', '/api/password', { token: 'x', password: endless }],
  ['POST', '/api/admin/session', { password: endless }],
])('%s %s refuses a password that is too long without comparing it', async (method, path, body) => {
  const user = storedUser();
  const api = createTestApi({ users: [user], currentUser: user });
  const answer = await api.send(method, path, JSON.stringify(body));
  expect(await answer.json()).toMatchObject({
    status: 422,
    kind: 'invalid',
    code: 'password-too-long',
    detail: 'This password is too long.',
    params: { most: 200, length: endless.length },
  });
});

test('[too-busy] an overloaded site answers 503 with a message and `Retry-After`', async () => {
  const api = createTestApi({}, { logIn: async () => refused(failures.tooBusy()) });
  const answer = await api.send('POST', '/api/session', JSON.stringify(credentials));
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await answer.json()).toMatchObject({
    kind: 'too-busy',
    code: 'too-busy',
    title: 'Too Busy',
    detail: 'The site has too much to do at the moment. Please try again in a few seconds.',
  });
});
