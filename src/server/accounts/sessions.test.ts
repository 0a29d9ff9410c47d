import { describe, expect, test } from 'vitest';
import { OWNER_PASSWORD, type ServerApi } from '../../../tests/support/server/server-api.ts';
import { serverApiOfEachTest } from '../../../tests/support/server/server-api-of-each-test.ts';

let api: ServerApi;

serverApiOfEachTest((opened) => {
  api = opened;
});

const asha = { email: 'asha@example.com', password: 'secret word' };

async function loggedIn() {
  const caller = api.newCaller();
  expect((await caller.call('POST', '/api/session', asha)).status).toBe(201);
  return caller;
}

const readerOf = async ({ call }: ReturnType<ServerApi['newCaller']>): Promise<string> => {
  const session = await (await call('GET', '/api/session')).json();
  return session.reader?.id ?? 'nobody';
};

describe('the session cookie', () => {
  test('is HttpOnly, bound to this host and opaque', async () => {
    const user = await api.addUser(asha);
    const { call, cookies } = api.newCaller();
    const answer = await call('POST', '/api/session', asha);
    const set = answer.headers.getSetCookie();
    const cookie = set.find((one) => one.startsWith('__Host-daybreak=')) ?? '';
    expect(cookie).toMatch(/^__Host-daybreak=[\w-]{40,}; /);
    for (const attribute of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']) {
      expect(cookie.split('; ')).toContain(attribute);
    }
    expect(cookie).not.toContain('Domain');
    expect(cookie).not.toContain(user.id);
    expect([...cookies.keys()]).toEqual(['__Host-known-device', '__Host-daybreak']);
  });

  test('is new with every log-in, and the old one is invalid', async () => {
    await api.addUser(asha);
    const caller = await loggedIn();
    const before = caller.cookies.get('__Host-daybreak') ?? '';
    await caller.call('POST', '/api/session', asha);
    expect(caller.cookies.get('__Host-daybreak')).not.toBe(before);
    const thief = api.newCaller();
    thief.cookies.set('__Host-daybreak', before);
    expect(await readerOf(thief)).toBe('nobody');
  });

  test('a planted one is not adopted (session fixation)', async () => {
    await api.addUser(asha);
    const caller = api.newCaller();
    caller.cookies.set('__Host-daybreak', 'planted-by-somebody-else-who-knows-it-too');
    await caller.call('POST', '/api/session', asha);
    const thief = api.newCaller();
    thief.cookies.set('__Host-daybreak', 'planted-by-somebody-else-who-knows-it-too');
    expect(await readerOf(thief)).toBe('nobody');
    expect(await readerOf(caller)).not.toBe('nobody');
  });

  test('the old one is invalid after a log-out', async () => {
    await api.addUser(asha);
    const caller = await loggedIn();
    const old = new Map(caller.cookies);
    expect((await caller.call('DELETE', '/api/session')).status).toBe(204);
    // The browser stays known, which grants no access.
    expect([...caller.cookies.keys()]).toEqual(['__Host-known-device']);
    const thief = api.newCaller();
    for (const [name, value] of old) thief.cookies.set(name, value);
    expect(await readerOf(thief)).toBe('nobody');
  });
});

describe('what ends sessions everywhere', () => {
  test('a new password: only the session that set it stays', async () => {
    const { id } = await api.addUser(asha);
    const [here, elsewhere] = [await loggedIn(), await loggedIn()];
    const change = { current: asha.password, password: 'another word' };
    expect((await here.call('PUT', '/api/me/password', change)).status).toBe(200);
    expect([await readerOf(here), await readerOf(elsewhere)]).toEqual([id, 'nobody']);
    const again = api.newCaller();
    expect((await again.call('POST', '/api/session', asha)).status).toBe(401);
    const fresh = { ...asha, password: 'another word' };
    expect((await again.call('POST', '/api/session', fresh)).status).toBe(201);
  });

  test('a wrong current password changes nothing', async () => {
    const { id } = await api.addUser(asha);
    const caller = await loggedIn();
    const change = { current: 'wrong', password: 'another word' };
    const answer = await caller.call('PUT', '/api/me/password', change);
    expect([answer.status, (await answer.json()).field]).toEqual([401, 'current']);
    expect(await readerOf(caller)).toBe(id);
  });

  test('deletion of the account, by its owner or by the newsroom', async () => {
    await api.addUser(asha);
    const [here, elsewhere] = [await loggedIn(), await loggedIn()];
    const wrong = await here.call('DELETE', '/api/me', { password: 'wrong' });
    expect(wrong.status).toBe(401);
    const deleted = await here.call('DELETE', '/api/me', { password: asha.password });
    expect(deleted.status).toBe(204);
    expect([await readerOf(here), await readerOf(elsewhere)]).toEqual(['nobody', 'nobody']);

    const { id } = await api.addUser(asha);
    const reader = await loggedIn();
    const owner = api.newCaller();
    await owner.call('POST', '/api/admin/session', { password: OWNER_PASSWORD });
    expect((await owner.call('DELETE', `/api/admin/users/${id}`)).status).toBe(200);
    expect(await readerOf(reader)).toBe('nobody');
    // The newsroom's reason is known for a day, the session for no longer.
    const stored = () => api.database.sessions.find(reader.cookies.get('__Host-daybreak') ?? '');
    expect(await stored()).toBeDefined();
    api.pass(24 * 3600 + 1);
    expect(await stored()).toBeUndefined();
  });
});

describe('a forgotten password', () => {
  const linkIn = (text: string): string => /token=([\w-]+)/.exec(text)?.[1] ?? '';

  test('a link by mail sets a new one, once, and logs in', async () => {
    const { id } = await api.addUser(asha);
    const elsewhere = await loggedIn();
    const caller = api.newCaller();
    const asked = await caller.call('POST', '/api/password-resets', { email: 'ASHA@example.com' });
    expect(asked.status).toBe(202);
    expect(api.letters).toMatchObject([{ to: asha.email, subject: 'Set a new password' }]);
    const token = linkIn(api.letters[0]?.text ?? '');
    const find = () => api.newCaller().call('GET', `/api/password?token=${token}`);
    expect(await (await find()).json()).toEqual({
      name: 'Asha Rao',
      email: asha.email,
      isStaff: false,
    });
    const change = { token, password: 'another word' };
    expect((await caller.call('PUT', '/api/password', change)).status).toBe(200);
    expect([await readerOf(caller), await readerOf(elsewhere)]).toEqual([id, 'nobody']);
    const again = await api.newCaller().call('PUT', '/api/password', change);
    expect([again.status, (await again.json()).title]).toEqual([404, 'Link Expired']);
    expect((await find()).status).toBe(404);
  });

  test('a known and an unknown address get the same answer', async () => {
    await api.addUser(asha);
    const answers: unknown[] = [];
    for (const email of [asha.email, 'nobody@example.com']) {
      const answer = await api.newCaller().call('POST', '/api/password-resets', { email });
      answers.push([answer.status, await answer.text(), [...answer.headers]]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(api.letters).toHaveLength(1);
  });

  test('a newer link makes the older one useless', async () => {
    await api.addUser(asha);
    const caller = api.newCaller();
    for (let times = 0; times < 2; times += 1) {
      await caller.call('POST', '/api/password-resets', { email: asha.email });
    }
    const [older, newer] = api.letters.map(({ text }) => linkIn(text));
    const set = (token: string | undefined) =>
      caller.call('PUT', '/api/password', { token, password: 'another word' });
    expect((await set(older)).status).toBe(404);
    expect((await set(newer)).status).toBe(200);
  });
});

describe('limits', () => {
  test('too many log-ins from one address are refused, for any account', async () => {
    await api.addUser(asha);
    const statuses: number[] = [];
    for (let tried = 0; tried < 21; tried += 1) {
      const { call } = api.newCaller();
      const email = `reader-${tried}@example.com`;
      statuses.push((await call('POST', '/api/session', { email, password: 'x' })).status);
    }
    expect(new Set(statuses.slice(0, 20))).toEqual(new Set([401]));
    expect(statuses[20]).toBe(429);
    const right = await api.newCaller().call('POST', '/api/session', asha);
    expect([right.status, (await right.json()).detail]).toEqual([
      429,
      'That was tried too often. Please wait a few minutes and try again.',
    ]);
  });

  test('forged headers do not circumvent them', async () => {
    const statuses: number[] = [];
    for (let tried = 0; tried < 11; tried += 1) {
      const { call } = api.newCaller();
      const letter = { email: `reader-${tried}@example.com` };
      const headers = { 'x-forwarded-for': `198.51.100.${tried}`, 'user-agent': `${tried}` };
      statuses.push((await call('POST', '/api/newsletter', letter, headers)).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  test('registration, messages and the back office’s password are limited, too', async () => {
    const { call } = api.newCaller();
    const last = async (path: string, body: unknown, tries: number): Promise<number> => {
      for (let tried = 0; tried < tries; tried += 1) await call('POST', path, body);
      return (await call('POST', path, body)).status;
    };
    expect(await last('/api/users', { name: '', email: '', password: '' }, 10)).toBe(429);
    const letter = { name: '', email: '', subject: '', message: '' };
    expect(await last('/api/messages', letter, 10)).toBe(429);
    expect(await last('/api/password-resets', { email: 'x@example.com' }, 5)).toBe(429);
    expect(await last('/api/admin/session', { password: 'wrong' }, 20)).toBe(429);
  });
});
