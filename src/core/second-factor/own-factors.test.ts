import { describe, expect, test } from 'vitest';
import { valueIn } from '../../../tests/support/newsroom/test-newsroom.ts';
import { appCode } from '../../../tests/support/server/app-code.ts';
import type { ServerApi } from '../../../tests/support/server/server-api.ts';
import { serverApiOfEachTest } from '../../../tests/support/server/server-api-of-each-test.ts';
import type { User } from '../account/user.ts';
import { type Actor, type StaffActor, visitor } from '../actor.ts';
import type { Outcome } from '../errors.ts';
import { bindSecondFactorUseCases, type SecondFactorUseCases } from '../second-factor-use-cases.ts';
import { LONGEST_PASSKEY_NAME, MOST_PASSKEYS } from './second-factor.ts';

let api: ServerApi;
let factors: SecondFactorUseCases;

serverApiOfEachTest((opened) => {
  api = opened;
  factors = bindSecondFactorUseCases(api.ports);
});

const email = 'mara@example.com';

/** Adds an editor who proved who they are. */
async function mara(): Promise<{ user: User; actor: StaffActor }> {
  const user = await api.addUser({ email, name: 'Mara', role: 'editor' });
  return { user, actor: { kind: 'staff', role: 'editor', userId: user.id, isProven: true } };
}

const kept = () => api.database.secondFactors;
const addPasskey = (userId: string, id: string) =>
  kept().addPasskey(userId, { id, publicKey: 'key', counter: 0, transports: [], name: 'Phone' });

async function addApp(actor: Actor) {
  const { key } = valueIn(await factors.beginApp(actor, {}));
  const code = await appCode(key, api.now());
  const made = valueIn(await factors.confirmApp(actor, { code }));
  return { key, ...made };
}

const actions = async () =>
  (await api.database.store.read((view) => view.list('activity'))).map(({ action }) => action);

describe('[second-factor] the second factors of an account', () => {
  test('are read and changed by their holder alone, changed only after a proof', async () => {
    const { user } = await mara();
    const { id: userId } = user;
    const editor = { kind: 'staff', role: 'editor', userId } as const;
    const owing = { kind: 'reader', userId, owedRole: 'editor' } as const;
    const cases: [Actor, reads: string, changes: string][] = [
      [visitor, 'not-logged-in', 'not-logged-in'],
      [{ kind: 'reader', userId }, 'not-allowed', 'not-allowed'],
      [owing, 'ok', 'proof-needed'],
      [{ ...owing, isProven: true }, 'ok', 'ok'],
      [editor, 'ok', 'proof-needed'],
      [{ ...editor, isProven: true }, 'ok', 'ok'],
      [{ ...editor, userId: 'user-0', isProven: true }, 'not-logged-in', 'not-logged-in'],
      // The shared password doesn't prove whose account it is.
      [
        { ...editor, isByPassword: true, isProven: true },
        'shared-password-in-use',
        'shared-password-in-use',
      ],
      [{ kind: 'staff', role: 'owner', isProven: true }, 'not-allowed', 'not-allowed'],
    ];
    const codeOf = (outcome: Outcome<unknown>) => (outcome.ok ? 'ok' : outcome.failure.code);
    for (const [actor, reads, changes] of cases) {
      expect(codeOf(await factors.readOwnFactors(actor, {})), JSON.stringify(actor)).toBe(reads);
      expect(codeOf(await factors.beginApp(actor, {})), JSON.stringify(actor)).toBe(changes);
      expect(codeOf(await factors.beginPasskey(actor, {})), JSON.stringify(actor)).toBe(changes);
    }
  });

  test('are shown without their secrets', async () => {
    const { user, actor } = await mara();
    const view = async () => valueIn(await factors.readOwnFactors(actor, {}));
    const none = { passkeys: [], recoveryCodes: 0, isRequired: false };
    expect(await view()).toEqual(none);
    await factors.beginApp(actor, {});
    expect(await view()).toEqual(none);
    await addApp(actor);
    await addPasskey(user.id, 'p-1');
    await addPasskey(user.id, 'p-2');
    await kept().spendSignature('p-2', 0);
    await api.database.accessPolicies.save({ requiredFor: ['editor'], allowsSharedPassword: true });
    const instant = expect.stringMatching(/^\d{4}-.*Z$/);
    expect(await view()).toEqual({
      passkeys: [
        { id: 'p-1', name: 'Phone', createdAt: instant },
        { id: 'p-2', name: 'Phone', createdAt: instant, usedAt: instant },
      ],
      appSince: instant,
      recoveryCodes: 10,
      isRequired: true,
    });
    await api.database.accessPolicies.save({ requiredFor: ['owner'], allowsSharedPassword: true });
    expect((await view()).isRequired).toBe(false);
  });
});

describe('[second-factor] an authenticator app', () => {
  test('brings recovery codes if it is the first factor, and is logged', async () => {
    const { user, actor } = await mara();
    expect((await addApp(actor)).recoveryCodes).toHaveLength(10);
    expect(await actions()).toEqual(['Added Authenticator App']);
    expect(await factors.beginApp(actor, {})).toMatchObject({
      failure: { kind: 'taken', code: 'app-already-set-up' },
    });
    expect(await factors.removeApp(actor, {})).toEqual({ ok: true, value: undefined });
    expect(await kept().of(user.id)).toEqual({ passkeys: [], recoveryCodes: 0 });
    expect(await factors.removeApp(actor, {})).toMatchObject({
      failure: { code: 'deleted-already' },
    });
    expect(await actions()).toEqual(['Removed Authenticator App', 'Added Authenticator App']);

    await addPasskey(user.id, 'p-1');
    expect(await addApp(actor)).toEqual({ key: expect.any(String) });
  });

  test('is confirmed only by a code of its own key', async () => {
    const { user, actor } = await mara();
    const wrong = { failure: { code: 'app-code-wrong', field: 'code' } };
    expect(await factors.confirmApp(actor, { code: '123456' })).toMatchObject(wrong);
    const first = valueIn(await factors.beginApp(actor, {})).key;
    const { key, address, picture } = valueIn(await factors.beginApp(actor, {}));
    expect(address).toContain(`secret=${key}`);
    expect(decodeURIComponent(address)).toContain(`Daybreak:${email}`);
    expect(picture.path).toMatch(/^M/);
    const now = api.now();
    for (const code of ['', 'abcdef', await appCode(first, now)]) {
      expect(await factors.confirmApp(actor, { code })).toMatchObject(wrong);
    }
    expect(await kept().has(user.id)).toBe(false);
    const code = await appCode(key, now);
    expect(await factors.confirmApp(actor, { code })).toMatchObject({ ok: true });
    expect(await kept().has(user.id)).toBe(true);
  });
});

describe('[second-factor] recovery codes', () => {
  test('are renewed only for an account with a second factor', async () => {
    const { user, actor } = await mara();
    expect(await factors.renewRecoveryCodes(actor, {})).toMatchObject({
      failure: { kind: 'invalid', code: 'recovery-codes-need-factor' },
    });
    expect((await kept().of(user.id)).recoveryCodes).toBe(0);
    await addPasskey(user.id, 'p-1');
    const { recoveryCodes } = valueIn(await factors.renewRecoveryCodes(actor, {}));
    expect(recoveryCodes).toHaveLength(10);
    expect(await actions()).toEqual(['Made Recovery Codes']);
    expect((await api.securityEvents())[0]).toMatchObject({
      kind: 'second-factor',
      description: 'made new recovery codes',
    });
  });
});

describe('[passkey] passkeys of an account', () => {
  test('are at most twenty', async () => {
    const { user, actor } = await mara();
    for (let made = 1; made < MOST_PASSKEYS; made += 1) await addPasskey(user.id, `p-${made}`);
    const { options, challenge } = valueIn(await factors.beginPasskey(actor, {}));
    expect(options).toMatchObject({
      challenge,
      user: { name: email, displayName: 'Mara' },
      excludeCredentials: { length: MOST_PASSKEYS - 1 },
    });
    await addPasskey(user.id, 'p-last');
    expect(await factors.beginPasskey(actor, {})).toMatchObject({
      failure: { code: 'too-many-passkeys', params: { most: MOST_PASSKEYS } },
    });
  });

  test('are renamed and removed by their account alone', async () => {
    const { user, actor } = await mara();
    const ravi = await api.addUser({ email: 'ravi@example.com', role: 'editor' });
    await addPasskey(ravi.id, 'his');
    await addPasskey(user.id, 'hers');
    for (const id of ['his', 'unknown']) {
      const gone = { ok: false, failure: { code: 'deleted-already' } };
      expect(await factors.renamePasskey(actor, { id, name: 'Mine' })).toMatchObject(gone);
      expect(await factors.removePasskey(actor, { id })).toMatchObject(gone);
    }
    expect((await kept().of(ravi.id)).passkeys).toMatchObject([{ name: 'Phone' }]);
    expect(await actions()).toEqual([]);

    const names: [string, string | undefined][] = [
      [' ', 'passkey-name-missing'],
      ['x'.repeat(LONGEST_PASSKEY_NAME + 1), 'passkey-name-too-long'],
      [` ${'x'.repeat(LONGEST_PASSKEY_NAME)} `, undefined],
    ];
    for (const [name, code] of names) {
      const outcome = await factors.renamePasskey(actor, { id: 'hers', name });
      expect(outcome).toMatchObject(
        code ? { failure: { code, titled: 'passkey-not-renamed' } } : { ok: true },
      );
    }
    expect((await kept().of(user.id)).passkeys[0]?.name).toHaveLength(LONGEST_PASSKEY_NAME);
    expect(await factors.removePasskey(actor, { id: 'hers' })).toMatchObject({ ok: true });
    expect(await actions()).toEqual(['Removed Passkey', 'Renamed Passkey']);
  });
});
