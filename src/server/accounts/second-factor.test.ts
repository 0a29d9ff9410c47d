import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { accessOperations, secondFactorOperations } from '#api/openapi/second-factor-operations.ts';
import {
  ORIGIN,
  OWNER_PASSWORD,
  openServerApi,
  type ServerApi,
} from '../../../tests/support/server-api.ts';
import {
  createSoftwarePasskey,
  type SoftwarePasskey,
} from '../../../tests/support/software-passkey.ts';
import { factorCodes } from './factor-codes.ts';

let api: ServerApi;

beforeEach(async () => {
  api = await openServerApi();
});

afterEach(async () => {
  expect(api.reported).toEqual([]);
  await api.close();
});

const HOST = new URL(ORIGIN).hostname;
const email = 'mara@example.com';
const password = 'a word of hers';
const path = '/api/second-factor';

type Caller = ReturnType<ServerApi['newCaller']>;

const addStaff = (fields: object = {}) =>
  api.addUser({ email, password, role: 'editor', ...fields });

const logIn = (caller: Caller, address = email) =>
  caller.call('POST', '/api/session', { email: address, password });

/** A browser in which somebody with that account is logged in. */
async function loggedIn(address = email): Promise<Caller> {
  const caller = api.newCaller();
  expect((await logIn(caller, address)).status).toBe(201);
  return caller;
}

const bodyOf = async (answer: Promise<Response>) => (await answer).json();

/** The challenge that the API asks with now. */
const challengeAt = async (caller: Caller, address: string): Promise<string> =>
  (await bodyOf(caller.call('POST', address))).challenge;

async function addPasskey(caller: Caller, passkey: SoftwarePasskey): Promise<Response> {
  const challenge = await challengeAt(caller, `${path}/passkeys/options`);
  const answer = passkey.create({ challenge, origin: ORIGIN });
  return caller.call('POST', `${path}/passkeys`, { name: 'Phone', answer });
}

/** The six digits that an app with that key shows now. */
async function codeOf(key: string): Promise<string> {
  const { Secret, TOTP } = await import('otpauth');
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: api.now().getTime() });
}

async function addApp(caller: Caller) {
  const { key } = await bodyOf(caller.call('POST', `${path}/app`));
  const answer = await caller.call('PUT', `${path}/app`, { code: await codeOf(key) });
  expect(answer.status).toBe(200);
  api.pass(30);
  return { key: String(key), codes: (await answer.json()).newCodes as string[] };
}

const sessionOf = (caller: Caller) => bodyOf(caller.call('GET', '/api/session'));
const give = (caller: Caller, given: object) => caller.call('POST', `${path}/session`, given);
const isInBackOffice = async (caller: Caller): Promise<boolean> =>
  (await caller.call('GET', '/api/admin/dashboard')).ok;

describe('[second-factor] a log-in with a second factor', () => {
  test('opens nothing by the password alone, then everything by a code of the app, once', async () => {
    await addStaff();
    const { key } = await addApp(await loggedIn());
    const caller = api.newCaller();
    const begun = await logIn(caller);
    expect(await begun.json()).toEqual({ isWaiting: true });
    expect(await sessionOf(caller)).toEqual({});
    expect(await isInBackOffice(caller)).toBe(false);
    expect((await caller.call('GET', path)).status).toBe(401);
    expect(await bodyOf(caller.call('GET', `${path}/owed`))).toEqual({
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

    // Whoever looked over a shoulder has the password and that very code.
    const other = api.newCaller();
    await logIn(other);
    expect((await give(other, { code })).status).toBe(401);
    expect(await sessionOf(other)).toEqual({});
  });

  test('takes the code of the step before and after, and no older one', async () => {
    const now = new Date(1_111_111_109_000);
    const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    const step = Math.floor(1_111_111_109 / 30);
    // RFC 6238, appendix B, cut to six digits.
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

  test('waits ten minutes, and ends with a new password', async () => {
    const user = await addStaff();
    const { key } = await addApp(await loggedIn());
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

  test('a lost device: a recovery code comes in once, and is refused the second time', async () => {
    await addStaff();
    const { codes } = await addApp(await loggedIn());
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    const [code = ''] = codes;
    expect(code).toMatch(/^[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{4}$/);

    const caller = api.newCaller();
    await logIn(caller);
    expect((await give(caller, { code: code.toLowerCase().replaceAll('-', ' ') })).status).toBe(
      201,
    );
    expect(await bodyOf(caller.call('GET', path))).toMatchObject({ recoveryCodes: 9 });
    const again = api.newCaller();
    await logIn(again);
    const refused = await give(again, { code });
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({
      detail: 'This code is not right, or was used already.',
    });

    const renewed = await bodyOf(caller.call('POST', `${path}/recovery-codes`));
    expect(renewed.newCodes).toHaveLength(10);
    expect((await give(again, { code: codes[1] })).status).toBe(401);
    expect((await give(again, { code: renewed.newCodes[0] })).status).toBe(201);
  });

  test('guesses are counted by account, from wherever they come', async () => {
    await addStaff();
    const { key } = await addApp(await loggedIn());
    const caller = api.newCaller();
    await logIn(caller);
    const statuses = new Set<number>();
    for (let guess = 0; guess < 20; guess += 1) {
      statuses.add((await give(caller, { code: String(guess).padStart(6, '0') })).status);
    }
    expect([...statuses]).toEqual([401, 429]);
    expect((await give(caller, { code: await codeOf(key) })).status).toBe(429);
  });

  test('a link that sets a password is no way around it', async () => {
    const user = await addStaff();
    await addApp(await loggedIn());
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

  test('changing one’s password in an open session asks for nothing again', async () => {
    await addStaff();
    const caller = await loggedIn();
    await addApp(caller);
    const changed = await caller.call('PUT', '/api/me/password', {
      current: password,
      password: 'another of her words',
    });
    expect(changed.status).toBe(200);
    expect(await isInBackOffice(caller)).toBe(true);
  });
});

describe('[passkey] a passkey', () => {
  test('is a second factor after the password, and a log-in by itself', async () => {
    await addStaff();
    const owner = await loggedIn();
    const passkey = createSoftwarePasskey(HOST);
    const added = await addPasskey(owner, passkey);
    expect(added.status).toBe(200);
    expect(await added.json()).toMatchObject({
      passkeys: [{ id: passkey.id, name: 'Phone' }],
      newCodes: expect.any(Array),
    });

    const second = api.newCaller();
    await logIn(second);
    const challenge = await challengeAt(second, `${path}/options`);
    const answer = passkey.get({ challenge, origin: ORIGIN, isVerified: false });
    expect((await give(second, { passkey: answer })).status).toBe(201);
    expect(await isInBackOffice(second)).toBe(true);

    const alone = api.newCaller();
    const asked = await bodyOf(alone.call('POST', `${path}/options`));
    expect(asked).toMatchObject({ rpId: HOST, userVerification: 'required' });
    expect(asked).not.toHaveProperty('allowCredentials');
    const signed = passkey.get({ challenge: asked.challenge, origin: ORIGIN });
    expect((await alone.call('POST', `${path}/passkey-session`, signed)).status).toBe(201);
    expect(await isInBackOffice(alone)).toBe(true);
  });

  test('is refused with a challenge that was used, is another browser’s or too old', async () => {
    await addStaff();
    const passkey = createSoftwarePasskey(HOST);
    await addPasskey(await loggedIn(), passkey);
    const caller = api.newCaller();
    const enter = (signed: object, from = caller) =>
      from.call('POST', `${path}/passkey-session`, signed);

    const first = await challengeAt(caller, `${path}/options`);
    const signed = passkey.get({ challenge: first, origin: ORIGIN });
    expect((await enter(signed, api.newCaller())).status).toBe(401);
    expect((await enter(signed)).status).toBe(201);
    expect((await enter(signed)).status).toBe(401);

    const other = api.newCaller();
    const foreign = await challengeAt(other, `${path}/options`);
    await challengeAt(caller, `${path}/options`);
    const crossed = passkey.get({ challenge: foreign, origin: ORIGIN });
    expect((await enter(crossed)).status).toBe(401);

    const late = await challengeAt(caller, `${path}/options`);
    api.pass(5 * 60);
    expect((await enter(passkey.get({ challenge: late, origin: ORIGIN }))).status).toBe(401);
  });

  test('is refused from another site, without a checked user, with an old count, of no account', async () => {
    await addStaff();
    const passkey = createSoftwarePasskey(HOST);
    await addPasskey(await loggedIn(), passkey);
    async function enter(
      by: SoftwarePasskey,
      ceremony: { origin?: string; isVerified?: boolean; counter?: number },
    ): Promise<number> {
      const caller = api.newCaller();
      const challenge = await challengeAt(caller, `${path}/options`);
      const signed = by.get({ challenge, origin: ORIGIN, ...ceremony });
      return (await caller.call('POST', `${path}/passkey-session`, signed)).status;
    }
    expect(await enter(passkey, { origin: 'https://news.example.evil' })).toBe(401);
    expect(await enter(passkey, { isVerified: false })).toBe(401);
    expect(await enter(createSoftwarePasskey(HOST), {})).toBe(401);
    expect(await enter(createSoftwarePasskey('news.example.evil'), {})).toBe(401);
    expect(await enter(passkey, { counter: 50 })).toBe(201);
    expect(await enter(passkey, { counter: 50 })).toBe(401);
    expect(await enter(passkey, { counter: 51 })).toBe(201);
  });

  test('of somebody else is no second factor', async () => {
    await addStaff();
    await addStaff({ email: 'ravi@example.com' });
    const [hers, his] = [createSoftwarePasskey(HOST), createSoftwarePasskey(HOST)];
    await addPasskey(await loggedIn(), hers);
    await addPasskey(await loggedIn('ravi@example.com'), his);
    const caller = api.newCaller();
    await logIn(caller);
    const challenge = await challengeAt(caller, `${path}/options`);
    const answer = his.get({ challenge, origin: ORIGIN });
    expect((await give(caller, { passkey: answer })).status).toBe(401);
  });

  test('is added, renamed and removed only a few minutes after a proof', async () => {
    await addStaff();
    const caller = await loggedIn();
    const passkey = createSoftwarePasskey(HOST);
    await addPasskey(caller, passkey);
    api.pass(11 * 60);
    for (const [method, address, body] of [
      ['POST', '/passkeys/options', undefined],
      ['PUT', `/passkeys/${passkey.id}`, { name: 'Mine' }],
      ['DELETE', `/passkeys/${passkey.id}`, undefined],
      ['POST', '/app', undefined],
      ['POST', '/recovery-codes', undefined],
    ] as const) {
      const answer = await caller.call(method, path + address, body);
      expect(await answer.json()).toMatchObject({ code: 'proof-needed' });
    }
    // The password alone is no proof where there is a second factor.
    const proof = (given: object) => caller.call('POST', `${path}/proof`, given);
    expect((await proof({ password })).status).toBe(401);
    const challenge = await challengeAt(caller, `${path}/options`);
    const answer = passkey.get({ challenge, origin: ORIGIN });
    expect((await proof({ passkey: answer })).status).toBe(204);
    const renamed = caller.call('PUT', `${path}/passkeys/${passkey.id}`, { name: 'Mine' });
    expect((await bodyOf(renamed)).passkeys).toMatchObject([{ name: 'Mine' }]);
    const left = await bodyOf(caller.call('DELETE', `${path}/passkeys/${passkey.id}`));
    expect(left).toMatchObject({ passkeys: [], recoveryCodes: 0 });
  });
});

describe('[second-factor-required] an owner', () => {
  /** A browser of an owner with an account of their own. */
  async function owner(): Promise<Caller> {
    await addStaff({ email: 'anand@example.com', role: 'owner' });
    return loggedIn('anand@example.com');
  }
  const policy = (caller: Caller, saved: object) =>
    caller.call('PUT', '/api/admin/access-policy', {
      requiredFor: [],
      allowsSharedPassword: true,
      ...saved,
    });

  test('requires it by role: nothing opens until it is set up', async () => {
    await addStaff();
    const anand = await owner();
    const mara = await loggedIn();
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

  test('switches the shared password off, with an account of their own alone', async () => {
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
    // A session from before is not revived by the password's coming back.
    await policy(anand, { allowsSharedPassword: true });
    expect(await isInBackOffice(shared)).toBe(false);
    expect((await enter(shared)).status).toBe(204);
  });

  test('can’t take the last way in: the last owner stays while the password is off', async () => {
    const anand = await owner();
    const mara = await addStaff();
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

  test('resets a lost one: sessions end, a letter goes out, the password alone comes in', async () => {
    const user = await addStaff();
    const mara = await loggedIn();
    await addApp(mara);
    const anand = await owner();
    const reset = await anand.call('DELETE', `/api/admin/users/${user.id}/second-factor`);
    expect(reset.status).toBe(200);
    expect(await sessionOf(mara)).toEqual({});
    expect(api.letters).toMatchObject([
      { to: email, subject: 'Your second factor was taken away' },
    ]);
    expect((await (await logIn(api.newCaller())).json()).email).toBe(email);
    const gone = await anand.call('DELETE', `/api/admin/users/${user.id}/second-factor`);
    expect(gone.status).toBe(404);
  });
});

test('[second-factor] readers have none, and visitors learn nothing', async () => {
  await addStaff({ role: undefined });
  const reader = await loggedIn();
  expect((await reader.call('GET', path)).status).toBe(403);
  expect((await reader.call('POST', `${path}/app`)).status).toBe(403);
  const visitor = api.newCaller();
  expect((await visitor.call('GET', path)).status).toBe(401);
  expect((await visitor.call('GET', `${path}/owed`)).status).toBe(404);
  expect((await give(visitor, { code: '123456' })).status).toBe(401);
});

test('[api-document] answers are what the document says', async () => {
  await addStaff({ role: 'owner' });
  const caller = await loggedIn();
  await addPasskey(caller, createSoftwarePasskey(HOST));
  const waiting = api.newCaller();
  await logIn(waiting);
  const reads = { ...secondFactorOperations, ...accessOperations };
  for (const key of Object.keys(reads).filter((one) => one.startsWith('GET '))) {
    const address = key.slice(4);
    const from = address.endsWith('/owed') ? waiting : caller;
    const parsed = z.safeParse(
      reads[key]?.answers ?? z.never(),
      await bodyOf(from.call('GET', address)),
    );
    expect([key, parsed.error?.issues ?? []]).toEqual([key, []]);
  }
});

test('[second-factor] owners read in the security log who set it up, used it, lacked it', async () => {
  await addStaff({ name: 'Mara' });
  const { key } = await addApp(await loggedIn());
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
