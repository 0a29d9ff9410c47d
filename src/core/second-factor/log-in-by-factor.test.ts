import { describe, expect, test } from 'vitest';
import { valueIn } from '../../../tests/support/newsroom/test-newsroom.ts';
import { appCode } from '../../../tests/support/server/app-code.ts';
import { FACTOR_HOST } from '../../../tests/support/server/second-factor-steps.ts';
import { ORIGIN, type ServerApi } from '../../../tests/support/server/server-api.ts';
import { serverApiOfEachTest } from '../../../tests/support/server/server-api-of-each-test.ts';
import {
  createSoftwarePasskey,
  type SoftwarePasskey,
} from '../../../tests/support/server/software-passkey.ts';
import type { StaffActor } from '../actor.ts';
import { visitor } from '../actor.ts';
import { bindSecondFactorUseCases, type SecondFactorUseCases } from '../second-factor-use-cases.ts';

let api: ServerApi;
let factors: SecondFactorUseCases;

serverApiOfEachTest((opened) => {
  api = opened;
  factors = bindSecondFactorUseCases(api.ports);
});

/** Adds an editor who proved who they are. */
async function editor(name: string): Promise<StaffActor & { userId: string }> {
  const { id } = await api.addUser({ email: `${name}@example.com`, name, role: 'editor' });
  return { kind: 'staff', role: 'editor', userId: id, isProven: true };
}

async function addPasskey(actor: StaffActor): Promise<SoftwarePasskey> {
  const passkey = createSoftwarePasskey(FACTOR_HOST);
  const { challenge } = valueIn(await factors.beginPasskey(actor, {}));
  const answer = passkey.create({ challenge, origin: ORIGIN });
  valueIn(await factors.addPasskey(actor, { name: 'Phone', challenge, answer }));
  return passkey;
}

const kept = () => api.database.secondFactors;

/** Completes a log-in; returns the kind of factor, or the code of the refusal. */
async function complete(userId: string, given: object): Promise<string | undefined> {
  const outcome = await factors.completeLogIn(visitor, { userId, ...given });
  return outcome.ok ? outcome.value.factor : outcome.failure.code;
}

describe('[second-factor] completing a log-in', () => {
  test('takes a confirmed app’s code, a recovery code, or nothing', async () => {
    const mara = await editor('mara');
    const { userId } = mara;
    const { key } = valueIn(await factors.beginApp(mara, {}));
    expect(await complete(userId, { code: await appCode(key, api.now()) })).toBe(
      'factor-code-wrong',
    );
    expect(await factors.readOwedFactor(visitor, { userId })).toMatchObject({
      failure: { kind: 'not-found' },
    });
    const code = await appCode(key, api.now());
    const { recoveryCodes = [] } = valueIn(await factors.confirmApp(mara, { code }));
    expect(await complete(userId, { code })).toBe('factor-code-wrong');
    api.pass(30);
    expect(await complete(userId, { code: await appCode(key, api.now()) })).toBe('app');
    expect(await complete(userId, { code: recoveryCodes[3] })).toBe('recovery-code');
    expect(await complete(userId, { code: recoveryCodes[3] })).toBe('factor-code-wrong');
    expect(await complete(userId, {})).toBe('factor-code-wrong');
    expect(valueIn(await factors.readOwedFactor(visitor, { userId }))).toEqual({
      passkey: false,
      app: true,
      recoveryCode: true,
    });
    await kept().replaceRecoveryCodes(userId, []);
    expect(valueIn(await factors.readOwedFactor(visitor, { userId })).recoveryCode).toBe(false);
  });

  test('refuses the factors of another account, and records whose log-in it was', async () => {
    const [mara, ravi] = [await editor('mara'), await editor('ravi')];
    await addPasskey(mara);
    const his = await addPasskey(ravi);
    const { recoveryCodes } = valueIn(await factors.renewRecoveryCodes(ravi, {}));
    expect(await complete(mara.userId, { code: recoveryCodes[0] })).toBe('factor-code-wrong');

    const { challenge } = valueIn(await factors.askForPasskey(visitor, { userId: mara.userId }));
    const answer = his.get({ challenge, origin: ORIGIN });
    expect(await complete(mara.userId, { passkey: { challenge, answer } })).toBe('passkey-wrong');
    expect(await complete('user-0', { code: '123456' })).toBe('factor-code-wrong');
    const refused = (await api.securityEvents()).filter(({ kind }) => kind === 'log-in-refused');
    expect(refused.map(({ subject, count }) => [subject, count]).toSorted()).toEqual([
      ['', 1],
      ['mara', 2],
    ]);
  });

  test('takes a passkey’s answer to a challenge for this account and purpose, once', async () => {
    const [mara, ravi] = [await editor('mara'), await editor('ravi')];
    const passkey = await addPasskey(mara);
    const give = (challenge: string) => {
      const answer = passkey.get({ challenge, origin: ORIGIN, isVerified: false });
      return complete(mara.userId, { passkey: { challenge, answer } });
    };
    const forAnother = valueIn(await factors.askForPasskey(visitor, { userId: ravi.userId }));
    const forLogIn = valueIn(await factors.askForPasskey(visitor, {}));
    const forCreation = valueIn(await factors.beginPasskey(mara, {}));
    for (const { challenge } of [forAnother, forLogIn, forCreation]) {
      expect(await give(challenge)).toBe('passkey-wrong');
    }
    const { challenge, options } = valueIn(
      await factors.askForPasskey(visitor, { userId: mara.userId }),
    );
    expect(options).toMatchObject({
      allowCredentials: [{ id: passkey.id }],
      userVerification: 'preferred',
    });
    expect(await give(challenge)).toBe('passkey');
    expect(await give(challenge)).toBe('passkey-wrong');
  });
});

describe('[passkey] adding a passkey', () => {
  test('takes an answer to a challenge of one’s own, and each passkey once', async () => {
    const [mara, ravi] = [await editor('mara'), await editor('ravi')];
    const passkey = createSoftwarePasskey(FACTOR_HOST);
    const add = async (actor: StaffActor, challenge: string, origin = ORIGIN) => {
      const answer = passkey.create({ challenge, origin });
      const outcome = await factors.addPasskey(actor, { name: 'Phone', challenge, answer });
      return outcome.ok ? outcome.value : outcome.failure.code;
    };
    const challengeOf = async (actor: StaffActor) =>
      valueIn(await factors.beginPasskey(actor, {})).challenge;
    const refused = 'passkey-not-checked';
    expect(await add(mara, await challengeOf(ravi))).toBe(refused);
    expect(await add(mara, await challengeOf(mara), 'https://news.example.evil')).toBe(refused);
    expect(await kept().has(mara.userId)).toBe(false);
    const challenge = await challengeOf(mara);
    expect(await add(mara, challenge)).toMatchObject({ recoveryCodes: { length: 10 } });
    expect(await add(mara, challenge)).toBe(refused);
    expect(await add(ravi, await challengeOf(ravi))).toBe(refused);
    expect((await api.securityEvents())[0]?.description).toBe('added the passkey “Phone”');
  });
});

describe('[passkey] a log-in by passkey alone', () => {
  test('takes the answer of a known passkey to a challenge for a log-in', async () => {
    const mara = await editor('mara');
    const passkey = await addPasskey(mara);
    const enter = async (challenge: string, by = passkey, isVerified = true) => {
      const answer = by.get({ challenge, origin: ORIGIN, isVerified });
      const outcome = await factors.logInByPasskey(visitor, { challenge, answer });
      return outcome.ok ? outcome.value : outcome.failure.code;
    };
    const ask = async (asked: object = {}) =>
      valueIn(await factors.askForPasskey(visitor, asked)).challenge;
    const refused = 'passkey-unknown';
    expect(await enter(await ask({ userId: mara.userId }))).toBe(refused);
    expect(await enter(await ask(), createSoftwarePasskey(FACTOR_HOST))).toBe(refused);
    expect(await enter(await ask(), passkey, false)).toBe(refused);
    const challenge = await ask();
    expect(await factors.logInByPasskey(visitor, { challenge, answer: {} })).toMatchObject({
      failure: { code: refused },
    });
    expect(await enter(await ask())).toMatchObject({
      reader: { name: 'mara' },
      generation: 0,
      factor: 'passkey',
    });
  });
});
