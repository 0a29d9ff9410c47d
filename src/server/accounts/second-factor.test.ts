import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { appCode } from '../../../tests/support/server/app-code.ts';
import {
  addPasskey,
  addStaff,
  bodyOf,
  type Caller,
  FACTOR_HOST,
  FACTOR_PATH,
  give,
  isInBackOffice,
  loggedIn,
  logIn,
  sessionOf,
  staffAccount,
} from '../../../tests/support/server/second-factor-steps.ts';
import { OWNER_PASSWORD, type ServerApi } from '../../../tests/support/server/server-api.ts';
import { serverApiOfEachTest } from '../../../tests/support/server/server-api-of-each-test.ts';
import { createSoftwarePasskey } from '../../../tests/support/server/software-passkey.ts';
import { factorCodes } from './factor-codes.ts';

let api: ServerApi;

serverApiOfEachTest((opened) => {
  api = opened;
});

const { email, password } = staffAccount;

/** The current six digits of an authenticator app with that key. */
const codeOf = (key: string): Promise<string> => appCode(key, api.now());

async function addApp(caller: Caller) {
  const { key } = await bodyOf(caller.call('POST', `${FACTOR_PATH}/app`));
  const answer = await caller.call('PUT', `${FACTOR_PATH}/app`, { code: await codeOf(key) });
  expect(answer.status).toBe(200);
  api.pass(30);
  return { key: String(key), codes: (await answer.json()).newCodes as string[] };
}

describe('[second-factor] a log-in with a second factor', () => {
  test('grants nothing by the password alone, everything with an app’s code, once', async () => {
    await addStaff(api);
    const { key } = await addApp(await loggedIn(api));
    const caller = api.newCaller();
    const begun = await logIn(caller);
    expect(await begun.json()).toEqual({ isWaiting: true });
    expect(await sessionOf(caller)).toEqual({});
    expect(await isInBackOffice(caller)).toBe(false);
    expect((await caller.call('GET', FACTOR_PATH)).status).toBe(401);
    expect(await bodyOf(caller.call('GET', `${FACTOR_PATH}/owed`))).toEqual({
      passkey: false,
      app: true,
      recoveryCode: true,
    });

    expect((await give(caller, { code: '000000' })).status).toBe(401);
    expect((await give(caller, {})).status).toBe(401);
    const code = await codeOf(key);
    const given = await give(caller, { code: `${code.slice(0, 3)} ${code.slice(3)}` });
    expect(given.status).toBe(201);
    expect(await given.json()).toMatchObject({ email });
    expect(await isInBackOffice(caller)).toBe(true);

    // An observer has the password and the same code.
    const other = api.newCaller();
    await logIn(other);
    expect((await give(other, { code })).status).toBe(401);
    expect(await sessionOf(other)).toEqual({});
  });

  test('accepts codes of one step before and after, and no older ones', async () => {
    const now = new Date(1_111_111_109_000);
    const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    const step = Math.floor(1_111_111_109 / 30);
    // Test vector of RFC 6238, appendix B, truncated to six digits.
    expect(await factorCodes.stepOf(key, '081804', now)).toBe(step);
    for (const [seconds, found] of [
      [30, step],
      [-30, step],
      [60, undefined],
      [-60, undefined],
    ] as const) {
      const at = new Date(now.getTime() + seconds * 1000);
      expect(await factorCodes.stepOf(key, '081804', at)).toBe(found);
    }
  });

  test('waits ten minutes for the factor, and ends with a new password', async () => {
    const user = await addStaff(api);
    const { key } = await addApp(await loggedIn(api));
    const late = api.newCaller();
    await logIn(late);
    api.pass(10 * 60);
    expect((await give(late, { code: await codeOf(key) })).status).toBe(401);

    const caller = api.newCaller();
    await logIn(caller);
    await api.database.store.change(async (change) => {
      const stored = await change.get('users', user.id);
      if (stored) await change.replace('users', { ...stored, generation: 1 });
    });
    expect((await give(caller, { code: await codeOf(key) })).status).toBe(401);
  });

  test('a lost device: a recovery code logs in once, and is refused the second time', async () => {
    await addStaff(api);
    const { codes } = await addApp(await loggedIn(api));
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    const [code = ''] = codes;
    expect(code).toMatch(/^[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{4}$/);

    const caller = api.newCaller();
    await logIn(caller);
    expect((await give(caller, { code: code.toLowerCase().replaceAll('-', ' ') })).status).toBe(
      201,
    );
    expect(await bodyOf(caller.call('GET', FACTOR_PATH))).toMatchObject({ recoveryCodes: 9 });
    const again = api.newCaller();
    await logIn(again);
    const refused = await give(again, { code });
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({
      detail: 'This code is not right, or was used already.',
    });

    const renewed = await bodyOf(caller.call('POST', `${FACTOR_PATH}/recovery-codes`));
    expect(renewed.newCodes).toHaveLength(10);
    expect((await give(again, { code: codes[1] })).status).toBe(401);
    expect((await give(again, { code: renewed.newCodes[0] })).status).toBe(201);
  });

  test('guesses are limited per account, from all addresses together', async () => {
    await addStaff(api);
    const { key } = await addApp(await loggedIn(api));
    const caller = api.newCaller();
    await logIn(caller);
    const statuses = new Set<number>();
    for (let guess = 0; guess < 20; guess += 1) {
      statuses.add((await give(caller, { code: String(guess).padStart(6, '0') })).status);
    }
    expect([...statuses]).toEqual([401, 429]);
    expect((await give(caller, { code: await codeOf(key) })).status).toBe(429);
  });

  test('a link to set a password does not bypass it', async () => {
    const user = await addStaff(api);
    await addApp(await loggedIn(api));
    const token = await api.database.tokens.create(
      'reset-password',
      { subject: user.id, generation: 0 },
      60,
    );
    const caller = api.newCaller();
    const set = await caller.call('PUT', '/api/password', {
      token,
      password: 'another of her words',
    });
    expect(await set.json()).toEqual({ isWaiting: true });
    expect(await sessionOf(caller)).toEqual({});
  });

  test('changing the password in an open session needs no second factor', async () => {
    await addStaff(api);
    const caller = await loggedIn(api);
    await addApp(caller);
    const changed = await caller.call('PUT', '/api/me/password', {
      current: password,
      password: 'another of her words',
    });
    expect(changed.status).toBe(200);
    expect(await isInBackOffice(caller)).toBe(true);
  });
});

describe('[second-factor-required] an owner', () => {
  /** A browser logged in as an owner with an account. */
  async function owner(): Promise<Caller> {
    await addStaff(api, { email: 'anand@example.com', role: 'owner' });
    return loggedIn(api, 'anand@example.com');
  }
  const policy = (caller: Caller, saved: object) =>
    caller.call('PUT', '/api/admin/access-policy', {
      requiredFor: [],
      allowsSharedPassword: true,
      ...saved,
    });

  test('requires it by role: nothing opens until it is set up', async () => {
    await addStaff(api);
    const anand = await owner();
    const mara = await loggedIn(api);
    expect(await isInBackOffice(mara)).toBe(true);
    expect((await policy(anand, { requiredFor: ['editor'] })).status).toBe(200);
    expect(await isInBackOffice(mara)).toBe(false);
    expect(await sessionOf(mara)).toMatchObject({ reader: { email }, mustSetUpFactor: true });
    expect(await isInBackOffice(anand)).toBe(true);
    await addApp(mara);
    expect(await isInBackOffice(mara)).toBe(true);
    expect(await bodyOf(anand.call('GET', '/api/admin/second-factors'))).toMatchObject([
      { passkeys: 0, hasApp: true },
    ]);
    expect((await mara.call('GET', '/api/admin/second-factors')).status).toBe(403);
  });

  test('switches the shared password off only with an account of their own', async () => {
    const shared = api.newCaller();
    const enter = (caller: Caller) =>
      caller.call('POST', '/api/admin/session', { password: OWNER_PASSWORD });
    expect((await enter(shared)).status).toBe(204);
    const locked = await policy(shared, { allowsSharedPassword: false });
    expect(locked.status).toBe(403);
    expect(await isInBackOffice(shared)).toBe(true);

    const anand = await owner();
    expect((await policy(anand, { allowsSharedPassword: false })).status).toBe(200);
    expect(await isInBackOffice(shared)).toBe(false);
    const refused = await enter(api.newCaller());
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ title: 'Password Switched Off' });
    expect(await bodyOf(api.newCaller().call('GET', '/api/admin/access'))).toEqual({
      isPasswordOff: true,
    });
    // Switching it on again doesn't revive old sessions.
    await policy(anand, { allowsSharedPassword: true });
    expect(await isInBackOffice(shared)).toBe(false);
    expect((await enter(shared)).status).toBe(204);
  });

  test('can’t remove the last owner while the shared password is off', async () => {
    const anand = await owner();
    const mara = await addStaff(api);
    await policy(anand, { allowsSharedPassword: false });
    const [own] = (await bodyOf(anand.call('GET', '/api/admin/users?q=anand'))).records;
    const attempts: [string, string, object | undefined][] = [
      ['PUT', `/api/admin/users/${own.id}/role`, { role: 'editor' }],
      ['DELETE', `/api/admin/users/${own.id}`, undefined],
      ['DELETE', '/api/me', { password }],
    ];
    for (const [method, address, body] of attempts) {
      const answer = await anand.call(method, address, body);
      expect([answer.status, (await answer.json()).title]).toEqual([403, 'The last owner']);
    }
    const editor = await anand.call('DELETE', `/api/admin/users/${mara.id}`);
    expect(editor.status).toBe(200);
  });

  test('resets a lost one: sessions end, a letter is sent, the password alone logs in', async () => {
    const user = await addStaff(api);
    const mara = await loggedIn(api);
    await addApp(mara);
    const anand = await owner();
    const reset = await anand.call('DELETE', `/api/admin/users/${user.id}/second-factor`);
    expect(reset.status).toBe(200);
    expect(await sessionOf(mara)).toEqual({});
    expect(api.letters).toMatchObject([{ to: email, subject: 'Your second factor was removed' }]);
    expect((await (await logIn(api.newCaller())).json()).email).toBe(email);
    const gone = await anand.call('DELETE', `/api/admin/users/${user.id}/second-factor`);
    expect(gone.status).toBe(404);
  });
});

test('[second-factor] readers have none, and visitors get no information', async () => {
  await addStaff(api, { role: undefined });
  const reader = await loggedIn(api);
  expect((await reader.call('GET', FACTOR_PATH)).status).toBe(403);
  expect((await reader.call('POST', `${FACTOR_PATH}/app`)).status).toBe(403);
  const visitor = api.newCaller();
  expect((await visitor.call('GET', FACTOR_PATH)).status).toBe(401);
  expect((await visitor.call('GET', `${FACTOR_PATH}/owed`)).status).toBe(404);
  expect((await give(visitor, { code: '123456' })).status).toBe(401);
});

test('[api-document] answers match the document', async () => {
  await addStaff(api, { role: 'owner' });
  const caller = await loggedIn(api);
  await addPasskey(caller, createSoftwarePasskey(FACTOR_HOST));
  const waiting = api.newCaller();
  await logIn(waiting);
  const reads = api.endpoints
    .map(({ contract }) => contract)
    .filter(({ route }) => /^GET .*(?:second-factor|access-policy)/.test(route));
  expect(reads.length).toBeGreaterThan(4);
  for (const { route, answers = z.never() } of reads) {
    const from = route.endsWith('/owed') ? waiting : caller;
    const answer = await bodyOf(from.call('GET', route.replace('GET ', '/api')));
    expect([route, z.safeParse(answers, answer).error?.issues ?? []]).toEqual([route, []]);
  }
});

test('[second-factor] the security log shows owners who set it up, used it or lacked it', async () => {
  await addStaff(api, { name: 'Mara' });
  const { key } = await addApp(await loggedIn(api));
  const caller = api.newCaller();
  await logIn(caller);
  await give(caller, { code: '000000' });
  await give(caller, { code: await codeOf(key) });
  const events = await api.securityEvents();
  expect(events.map(({ description }) => description)).toEqual(
    expect.arrayContaining([
      'set up an authenticator app',
      'gave the password; the second factor is owed',
      'did not have the second factor',
      'logged in with a code of the app',
    ]),
  );
});
