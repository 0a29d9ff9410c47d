import { describe, expect, test } from 'vitest';
import {
  addPasskey,
  addStaff,
  bodyOf,
  challengeAt,
  FACTOR_HOST,
  FACTOR_PATH,
  give,
  isInBackOffice,
  loggedIn,
  logIn,
  staffAccount,
} from '../../../tests/support/server/second-factor-steps.ts';
import { ORIGIN, type ServerApi } from '../../../tests/support/server/server-api.ts';
import { serverApiOfEachTest } from '../../../tests/support/server/server-api-of-each-test.ts';
import {
  createSoftwarePasskey,
  type SoftwarePasskey,
} from '../../../tests/support/server/software-passkey.ts';

let api: ServerApi;

serverApiOfEachTest((opened) => {
  api = opened;
});

const { password } = staffAccount;

describe('[passkey] a passkey', () => {
  test('is a second factor after the password, or a complete log-in', async () => {
    await addStaff(api);
    const owner = await loggedIn(api);
    const passkey = createSoftwarePasskey(FACTOR_HOST);
    const added = await addPasskey(owner, passkey);
    expect(added.status).toBe(200);
    expect(await added.json()).toMatchObject({
      passkeys: [{ id: passkey.id, name: 'Phone' }],
      newCodes: expect.any(Array),
    });

    const second = api.newCaller();
    await logIn(second);
    const challenge = await challengeAt(second, `${FACTOR_PATH}/options`);
    const answer = passkey.get({ challenge, origin: ORIGIN, isVerified: false });
    expect((await give(second, { passkey: answer })).status).toBe(201);
    expect(await isInBackOffice(second)).toBe(true);

    const alone = api.newCaller();
    const asked = await bodyOf(alone.call('POST', `${FACTOR_PATH}/options`));
    expect(asked).toMatchObject({ rpId: FACTOR_HOST, userVerification: 'required' });
    expect(asked).not.toHaveProperty('allowCredentials');
    const signed = passkey.get({ challenge: asked.challenge, origin: ORIGIN });
    expect((await alone.call('POST', `${FACTOR_PATH}/passkey-session`, signed)).status).toBe(201);
    expect(await isInBackOffice(alone)).toBe(true);
  });

  test('is refused with a challenge that is used, expired or another browser’s', async () => {
    await addStaff(api);
    const passkey = createSoftwarePasskey(FACTOR_HOST);
    await addPasskey(await loggedIn(api), passkey);
    const caller = api.newCaller();
    const enter = (signed: object, from = caller) =>
      from.call('POST', `${FACTOR_PATH}/passkey-session`, signed);

    const first = await challengeAt(caller, `${FACTOR_PATH}/options`);
    const signed = passkey.get({ challenge: first, origin: ORIGIN });
    expect((await enter(signed, api.newCaller())).status).toBe(401);
    expect((await enter(signed)).status).toBe(201);
    expect((await enter(signed)).status).toBe(401);

    const other = api.newCaller();
    const foreign = await challengeAt(other, `${FACTOR_PATH}/options`);
    await challengeAt(caller, `${FACTOR_PATH}/options`);
    const crossed = passkey.get({ challenge: foreign, origin: ORIGIN });
    expect((await enter(crossed)).status).toBe(401);

    const late = await challengeAt(caller, `${FACTOR_PATH}/options`);
    api.pass(5 * 60);
    expect((await enter(passkey.get({ challenge: late, origin: ORIGIN }))).status).toBe(401);
  });

  test('is refused from another site, without user verification, with an old counter, without account', async () => {
    await addStaff(api);
    const passkey = createSoftwarePasskey(FACTOR_HOST);
    await addPasskey(await loggedIn(api), passkey);
    async function enter(
      by: SoftwarePasskey,
      ceremony: { origin?: string; isVerified?: boolean; counter?: number },
    ): Promise<number> {
      const caller = api.newCaller();
      const challenge = await challengeAt(caller, `${FACTOR_PATH}/options`);
      const signed = by.get({ challenge, origin: ORIGIN, ...ceremony });
      return (await caller.call('POST', `${FACTOR_PATH}/passkey-session`, signed)).status;
    }
    expect(await enter(passkey, { origin: 'https://news.example.evil' })).toBe(401);
    expect(await enter(passkey, { isVerified: false })).toBe(401);
    expect(await enter(createSoftwarePasskey(FACTOR_HOST), {})).toBe(401);
    expect(await enter(createSoftwarePasskey('news.example.evil'), {})).toBe(401);
    expect(await enter(passkey, { counter: 50 })).toBe(201);
    expect(await enter(passkey, { counter: 50 })).toBe(401);
    expect(await enter(passkey, { counter: 51 })).toBe(201);
  });

  test('of another account is no second factor', async () => {
    await addStaff(api);
    await addStaff(api, { email: 'ravi@example.com' });
    const [hers, his] = [createSoftwarePasskey(FACTOR_HOST), createSoftwarePasskey(FACTOR_HOST)];
    await addPasskey(await loggedIn(api), hers);
    await addPasskey(await loggedIn(api, 'ravi@example.com'), his);
    const caller = api.newCaller();
    await logIn(caller);
    const challenge = await challengeAt(caller, `${FACTOR_PATH}/options`);
    const answer = his.get({ challenge, origin: ORIGIN });
    expect((await give(caller, { passkey: answer })).status).toBe(401);
  });

  test('is added, renamed and removed only within minutes after a proof', async () => {
    await addStaff(api);
    const caller = await loggedIn(api);
    const passkey = createSoftwarePasskey(FACTOR_HOST);
    await addPasskey(caller, passkey);
    api.pass(11 * 60);
    for (const [method, address, body] of [
      ['POST', '/passkeys/options', undefined],
      ['PUT', `/passkeys/${passkey.id}`, { name: 'Mine' }],
      ['DELETE', `/passkeys/${passkey.id}`, undefined],
      ['POST', '/app', undefined],
      ['POST', '/recovery-codes', undefined],
    ] as const) {
      const answer = await caller.call(method, FACTOR_PATH + address, body);
      expect(await answer.json()).toMatchObject({ kind: 'proof-needed' });
    }
    // With a second factor, the password alone isn't a proof.
    const proof = (given: object) => caller.call('POST', `${FACTOR_PATH}/proof`, given);
    expect((await proof({ password })).status).toBe(401);
    const challenge = await challengeAt(caller, `${FACTOR_PATH}/options`);
    const answer = passkey.get({ challenge, origin: ORIGIN });
    expect((await proof({ passkey: answer })).status).toBe(204);
    const renamed = caller.call('PUT', `${FACTOR_PATH}/passkeys/${passkey.id}`, { name: 'Mine' });
    expect((await bodyOf(renamed)).passkeys).toMatchObject([{ name: 'Mine' }]);
    const left = await bodyOf(caller.call('DELETE', `${FACTOR_PATH}/passkeys/${passkey.id}`));
    expect(left).toMatchObject({ passkeys: [], recoveryCodes: 0 });
  });
});
