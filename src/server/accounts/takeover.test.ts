import { describe, expect, test } from 'vitest';
import { OWNER_PASSWORD, type ServerApi } from '../../../tests/support/server/server-api.ts';
import { serverApiOfEachTest } from '../../../tests/support/server/server-api-of-each-test.ts';

let api: ServerApi;

serverApiOfEachTest((opened) => {
  api = opened;
});

type Caller = ReturnType<ServerApi['newCaller']>;

const HOUR = 60 * 60;

const rita = { email: 'rita@news.example', password: 'a first sentence' };
const tokenIn = (text: string): string => /token=([\w-]+)/.exec(text)?.[1] ?? '';

async function owner(): Promise<Caller> {
  const caller = api.newCaller();
  await caller.call('POST', '/api/admin/session', { password: OWNER_PASSWORD });
  return caller;
}

async function loggedIn(account = rita): Promise<Caller> {
  const caller = api.newCaller();
  expect((await caller.call('POST', '/api/session', account)).status).toBe(201);
  return caller;
}

/** Status of a caller's request for the list of users. */
const seesUsers = async ({ call }: Caller): Promise<number> =>
  (await call('GET', '/api/admin/users')).status;

const isLoggedIn = async ({ call }: Caller): Promise<boolean> =>
  (await (await call('GET', '/api/session')).json()).reader !== undefined;

/** Token of a password link that an owner makes for an account. */
async function linkFor(by: Caller, id: string): Promise<string> {
  const answer = await by.call('POST', `/api/admin/users/${id}/password-link`);
  expect(answer.status).toBe(201);
  return tokenIn((await answer.json()).link);
}

const setPassword = (token: string, password: string, by = api.newCaller()) =>
  by.call('PUT', '/api/password', { token, password });

describe('an invitation to an address that an attacker registered before', () => {
  const chief = { name: 'The Chief', email: 'chief@news.example', role: 'owner' };

  test('gives its role to the redeemer of the link, and ends the attacker’s sessions', async () => {
    const mallory = api.newCaller();
    const registration = { name: 'Mallory', email: chief.email, password: 'long enough 1' };
    expect((await mallory.call('POST', '/api/users', registration)).status).toBe(201);
    const inviting = await owner();
    const answer = await inviting.call('POST', '/api/admin/staff', chief);
    expect(answer.status).toBe(201);
    const invited = await answer.json();
    expect(JSON.stringify(invited)).not.toContain('Mallory');
    expect(invited).toMatchObject({ name: 'The Chief', role: 'owner' });
    expect(await seesUsers(mallory)).toBe(401);
    const token = await linkFor(inviting, invited.id);
    expect(api.letters.at(-1)?.text).not.toContain('Mallory');
    expect(await seesUsers(mallory)).toBe(401);

    const found = await api.newCaller().call('GET', `/api/password?token=${token}`);
    expect(await found.json()).toEqual({
      name: 'The Chief',
      email: chief.email,
      isStaff: true,
    });
    const real = api.newCaller();
    expect((await setPassword(token, 'the chief’s own words', real)).status).toBe(200);
    expect([await seesUsers(real), await seesUsers(mallory)]).toEqual([200, 401]);
    expect(await isLoggedIn(mallory)).toBe(false);
    const { email, password } = registration;
    const again = await api.newCaller().call('POST', '/api/session', { email, password });
    expect(again.status).toBe(401);
  });

  test('a reset requested by the attacker sets a password and gives no role', async () => {
    await api.addUser({ ...rita });
    const inviting = await owner();
    await inviting.call('POST', '/api/admin/staff', { ...chief, email: rita.email });
    await api.newCaller().call('POST', '/api/password-resets', { email: rita.email });
    const caller = api.newCaller();
    const reset = tokenIn(api.letters.at(-1)?.text ?? '');
    expect((await setPassword(reset, 'another long sentence', caller)).status).toBe(200);
    expect(await seesUsers(caller)).toBe(401);
  });

  test('the invitation ends when the owner makes the account a reader again', async () => {
    const inviting = await owner();
    const { id } = await (await inviting.call('POST', '/api/admin/staff', chief)).json();
    const token = await linkFor(inviting, id);
    expect((await inviting.call('PUT', `/api/admin/users/${id}/role`, {})).status).toBe(200);
    expect((await setPassword(token, 'another long sentence')).status).toBe(404);
  });

  test('an unconfirmed address can not be given a role', async () => {
    const { id } = await api.addUser(rita);
    const by = await owner();
    const answer = await by.call('PUT', `/api/admin/users/${id}/role`, { role: 'author' });
    expect([answer.status, (await answer.json()).title]).toEqual([403, 'Address Not Confirmed']);
  });
});

describe('links and sessions end with the password', () => {
  test('a reset ends the link of an invitation, a change both', async () => {
    const { id } = await api.addUser({ ...rita, role: 'author' });
    const by = await owner();
    const askForReset = async (): Promise<string> => {
      await api.newCaller().call('POST', '/api/password-resets', { email: rita.email });
      return tokenIn(
        api.letters.findLast(({ subject }) => /new password/.test(subject))?.text ?? '',
      );
    };
    const caller = await loggedIn();
    let links = [await linkFor(by, id), await askForReset()];
    const change = { current: rita.password, password: 'a second sentence' };
    expect((await caller.call('PUT', '/api/me/password', change)).status).toBe(200);
    for (const link of links) {
      expect((await api.newCaller().call('GET', `/api/password?token=${link}`)).status).toBe(404);
      expect((await setPassword(link, 'stolen by a thief')).status).toBe(404);
    }
    expect(await isLoggedIn(caller)).toBe(true);

    // Waits out the limit of letters per address.
    api.pass(HOUR);
    await by.call('POST', '/api/admin/proof', { password: OWNER_PASSWORD });
    links = [await linkFor(by, id), await askForReset()];
    expect((await setPassword(links[1] ?? '', 'a third sentence')).status).toBe(200);
    expect((await setPassword(links[0] ?? '', 'stolen by a thief')).status).toBe(404);
    expect(await isLoggedIn(caller)).toBe(false);
  });

  test('log-ins with the old password in progress create no session', async () => {
    await api.addUser(rita);
    const caller = await loggedIn();
    const others = Array.from({ length: 12 }, () => api.newCaller());
    const change = { current: rita.password, password: 'a second sentence' };
    const [changed] = await Promise.all([
      caller.call('PUT', '/api/me/password', change),
      ...others.map(({ call }) => call('POST', '/api/session', rita)),
    ]);
    expect(changed?.status).toBe(200);
    expect(await Promise.all(others.map(isLoggedIn))).toEqual(others.map(() => false));
    expect(await isLoggedIn(caller)).toBe(true);
  });

  test('a changed role ends the sessions that the account had', async () => {
    const { id } = await api.addUser({ ...rita, role: 'editor' });
    const caller = await loggedIn();
    await (await owner()).call('PUT', `/api/admin/users/${id}/role`, { role: 'author' });
    expect(await isLoggedIn(caller)).toBe(false);
    expect(await isLoggedIn(await loggedIn())).toBe(true);
  });
});

describe('sessions', () => {
  test('of staff end after twelve hours without a request, of readers after thirty days', async () => {
    await api.addUser({ ...rita, role: 'author' });
    const ravi = { email: 'ravi@news.example', password: 'a first sentence' };
    await api.addUser(ravi);
    const [author, reader] = [await loggedIn(), await loggedIn(ravi)];
    const shared = await owner();
    for (let times = 0; times < 2; times += 1) {
      api.pass(11.9 * HOUR);
      expect(await seesUsers(author)).toBe(403);
    }
    expect(await seesUsers(shared)).toBe(401);
    api.pass(12.1 * HOUR);
    expect(await seesUsers(author)).toBe(401);
    expect(await isLoggedIn(reader)).toBe(true);
    api.pass(29 * 24 * HOUR);
    expect(await isLoggedIn(reader)).toBe(true);
    api.pass(30.1 * 24 * HOUR);
    expect(await isLoggedIn(reader)).toBe(false);
  });

  test('are not extended by an event stream', async () => {
    const shared = await owner();
    const cookie = [...shared.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const listening = new Request('https://news.example/api/events', { headers: { cookie } });
    api.pass(11.9 * HOUR);
    expect(await api.lookUp(listening)).toMatchObject({ kind: 'staff', role: 'owner' });
    api.pass(0.2 * HOUR);
    expect(await api.lookUp(listening)).toEqual({ kind: 'visitor' });
    expect(await seesUsers(shared)).toBe(401);
  });

  test('are listed, ended one by one, and all at once', async () => {
    await api.addUser(rita);
    await api.addUser({ email: 'other@news.example', password: rita.password });
    const other = await loggedIn({ ...rita, email: 'other@news.example' });
    const here = await loggedIn();
    const phone = api.newCaller();
    const agent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';
    await phone.call('POST', '/api/session', rita, { 'user-agent': agent });
    const list = async () => (await here.call('GET', '/api/me/sessions')).json();
    const listed: { id: string; device: string; isCurrent: boolean }[] = await list();
    expect(listed.map(({ isCurrent }) => isCurrent).toSorted()).toEqual([false, true]);
    const remote = listed.find(({ isCurrent }) => !isCurrent);
    expect(remote?.device).toBe('Safari on iPhone');
    await other.call('DELETE', `/api/me/sessions/${remote?.id}`);
    expect(await isLoggedIn(phone)).toBe(true);
    await here.call('DELETE', `/api/me/sessions/${remote?.id}`);
    expect([await isLoggedIn(phone), await isLoggedIn(here)]).toEqual([false, true]);
    const again = await loggedIn();
    expect((await here.call('DELETE', '/api/me/sessions')).status).toBe(204);
    expect([await isLoggedIn(again), await isLoggedIn(here)]).toEqual([false, false]);
    expect(await isLoggedIn(other)).toBe(true);
    expect(await (await api.newCaller().call('GET', '/api/me/sessions')).json()).toEqual([]);
  });
});

describe('granting access or exporting the site', () => {
  const guarded: [method: string, path: string, body?: unknown][] = [
    ['PUT', '/api/admin/users/{id}/role', { role: 'author' }],
    ['POST', '/api/admin/users/{id}/password-link'],
    ['POST', '/api/admin/staff', { name: 'R', email: 'r@example.com', role: 'author' }],
    ['GET', '/api/admin/archive'],
    ['POST', '/api/admin/archive'],
  ];

  test('asks for the password again ten minutes after the last proof', async () => {
    const { id } = await api.addUser({ email: 'someone@news.example', emailConfirmed: true });
    await api.addUser({ ...rita, role: 'owner' });
    const owners: [Caller, string][] = [
      [await owner(), OWNER_PASSWORD],
      [await loggedIn(), rita.password],
    ];
    for (const [{ call }, password] of owners) {
      const refusals = async () => {
        const kinds: unknown[] = [];
        for (const [method, path, body] of guarded) {
          const answer = await call(method, path.replace('{id}', id), body);
          const isJson = answer.headers.get('content-type')?.includes('json');
          kinds.push(isJson ? (await answer.json()).kind : undefined);
        }
        return kinds.filter((kind) => kind === 'proof-needed').length;
      };
      expect(await refusals()).toBe(0);
      api.pass(601);
      expect(await refusals()).toBe(guarded.length);
      expect((await call('GET', '/api/admin/users')).status).toBe(200);
      const wrong = await call('POST', '/api/admin/proof', { password: 'not that one' });
      expect([wrong.status, (await wrong.json()).field]).toEqual([401, 'password']);
      expect(await refusals()).toBe(guarded.length);
      expect((await call('POST', '/api/admin/proof', { password })).status).toBe(204);
      expect(await refusals()).toBe(0);
      api.pass(-601);
    }
  });
});
