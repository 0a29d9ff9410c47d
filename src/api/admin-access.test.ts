import { describe, expect, test } from 'vitest';
import { createBackOffice } from '#core/back-office.ts';
import { sayInEnglish } from '#core/words/say-in-english.ts';
import { statusOf } from '../../tests/support/newsroom/status-of.ts';
import { createTestApi } from '../../tests/support/newsroom/test-api.ts';
import {
  contentsOf,
  createTestPorts,
  storedUser,
} from '../../tests/support/newsroom/test-newsroom.ts';
import { createAdminApi } from './admin-api.ts';

/** Routes without authentication: access check, log-in and log-out. */
const open = ['GET /api/admin/access', 'POST /api/admin/session', 'DELETE /api/admin/session'];

const guarded = createTestApi()
  .adminApi.endpoints.map(({ contract }) => contract.route.replace(' ', ' /api'))
  .map((route) => route.replaceAll(/:\w+/g, 'x'))
  .filter((route) => !open.includes(route));

const others = [
  'GET /api/admin/nothing',
  'GET /api/admin/articles',
  'GET /api/admin/users/user-1',
  'GET /api/admin/a/b/c/d',
  'GET /api/admin/session',
  'PUT /api/admin/access',
  'PATCH /api/admin/articles/x',
  'DELETE /api/admin/settings/site',
  'GET /api/admin/articles?page=x&order=y',
];

describe('[admin-guard-api] without a valid session flag every call is refused', () => {
  const sessions: [what: string, stored: Record<string, unknown>][] = [
    ['nobody', {}],
    ['a reader', { currentUser: { id: 'user-1' } }],
    ...['"true"', 'yes', '1', '{', 'false', '[ true ]', ' '].map(
      (flag): [string, Record<string, unknown>] => [
        `the flag ${flag}`,
        { isAdminAuthenticated: flag },
      ],
    ),
  ];

  test('there are many guarded routes', () => expect(guarded.length).toBeGreaterThan(14));

  test.each(sessions)('for %s', async (_, session) => {
    const { send, storage, reported } = createTestApi({ users: [storedUser()], ...session });
    const before = contentsOf(storage);
    for (const route of [...new Set([...guarded, ...others])]) {
      const [method = '', path = ''] = route.split(' ');
      for (const body of method === 'GET' ? [undefined] : [undefined, '{}', '{"broken']) {
        const answer = await send(method, path, body);
        expect([route, answer.status]).toEqual([route, 401]);
        expect(answer.headers.get('content-type')).toBe('application/problem+json');
        expect(await answer.json()).toMatchObject({ kind: 'not-logged-in', status: 401 });
      }
    }
    expect(contentsOf(storage)).toEqual(before);
    expect(reported).toEqual([]);
  });
});

test('[admin-access-hint] the demo’s password is the hint; other sites have none', async () => {
  const { adminClient } = createTestApi();
  expect(await adminClient.ask('GET /admin/access')).toEqual({ hint: 'daybreak' });
  const { ports } = createTestPorts();
  const sessions = {
    actorOf: async () => ({ kind: 'visitor' }) as const,
    logIn: async () => 'open' as const,
    logOut: async () => {},
    renew: async () => {},
    endAllOf: async () => {},
    logInAdmin: async () => {},
    logOutAdmin: async () => {},
    listOwn: async () => [],
    endOwn: async () => {},
    noteProof: async () => {},
  };
  const api = createAdminApi({
    backOffice: createBackOffice(ports),
    sessions,
    say: sayInEnglish,
    reportUnexpected: () => {},
  });
  const answer = await api.fetch(new Request('http://in-page.invalid/api/admin/access'));
  expect(await answer.json()).toEqual({});
});

test('[admin-access-flag] the password opens the back office until logout', async () => {
  const { client, adminClient, storage } = createTestApi();
  const role = async () => (await client.ask('GET /session')).role;
  const status = async () => statusOf(adminClient.ask('GET /admin/dashboard'));
  expect([await role(), await status()]).toEqual([undefined, 401]);

  await adminClient.ask('POST /admin/session', { password: 'daybreak' });
  expect(storage.getItem('isAdminAuthenticated')).toBe('true');
  expect([await role(), await status()]).toEqual(['owner', 200]);

  for (let times = 0; times < 2; times += 1) {
    expect((await adminClient.send('DELETE /admin/session')).status).toBe(204);
    expect(storage.getItem('isAdminAuthenticated')).toBeNull();
    expect([await role(), await status()]).toEqual([undefined, 401]);
  }
});

test.each([
  ['', 'invalid', 'admin-password-missing'],
  [' ', 'wrong-credentials', 'admin-password-wrong'],
  ['Daybreak', 'wrong-credentials', 'admin-password-wrong'],
  ['daybreak ', 'wrong-credentials', 'admin-password-wrong'],
])('[admin-access-failure] the password %j is refused', async (password, kind, code) => {
  const { send, storage } = createTestApi();
  const answer = await send('POST', '/api/admin/session', JSON.stringify({ password }));
  expect(await answer.json()).toMatchObject({
    kind,
    code,
    title: 'Login Failed',
    detail: 'Incorrect password. Please try again.',
    field: 'password',
  });
  expect(storage.getItem('isAdminAuthenticated')).toBeNull();
});

test.each(['{}', '{"password":5}', '[]', 'null', ''])('the body %j is refused', async (body) => {
  const { send, storage } = createTestApi();
  expect((await send('POST', '/api/admin/session', body)).status).toBe(422);
  expect(storage.getItem('isAdminAuthenticated')).toBeNull();
});

test('logging out of the back office keeps the reader’s session', async () => {
  const { client, adminClient } = createTestApi({
    users: [storedUser()],
    currentUser: storedUser(),
  });
  await adminClient.ask('POST /admin/session', { password: 'daybreak' });
  expect(await client.ask('GET /session')).toMatchObject({
    role: 'owner',
    reader: { id: 'user-1' },
  });
  await adminClient.ask('DELETE /admin/session');
  const after = await client.ask('GET /session');
  expect(after.reader?.id).toBe('user-1');
  expect(after).not.toHaveProperty('role');
});
