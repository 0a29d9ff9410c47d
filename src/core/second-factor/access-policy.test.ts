import { expect, test } from 'vitest';
import { valueIn } from '../../../tests/support/newsroom/test-newsroom.ts';
import type { ServerApi } from '../../../tests/support/server/server-api.ts';
import { serverApiOfEachTest } from '../../../tests/support/server/server-api-of-each-test.ts';
import type { Actor } from '../actor.ts';
import { createBackOffice } from '../back-office.ts';
import { entryRules } from './entry-rules.ts';

let api: ServerApi;

serverApiOfEachTest((opened) => {
  api = opened;
});

const passkey = { id: 'p-1', publicKey: 'key', counter: 0, transports: [], name: 'Phone' };

test('[second-factor-required] a factor is owed by staff who have one, setting it up by their role', async () => {
  const { secondFactors, accessPolicies } = api.database;
  const rules = entryRules({ kept: secondFactors, policies: accessPolicies });
  const owed = async (role: 'owner' | 'editor' | undefined, hasFactor: boolean) => {
    const user = await api.addUser({ email: `${role}-${hasFactor}@example.com`, role });
    if (hasFactor) await secondFactors.addPasskey(user.id, { ...passkey, id: user.id });
    return [await rules.owesFactor(user), await rules.owesSetUp(user)];
  };
  await accessPolicies.save({ requiredFor: ['editor'], allowsSharedPassword: true });
  expect(await owed('editor', false)).toEqual([false, true]);
  expect(await owed('editor', true)).toEqual([true, false]);
  expect(await owed('owner', false)).toEqual([false, false]);
  expect(await owed('owner', true)).toEqual([true, false]);
  expect(await owed(undefined, false)).toEqual([false, false]);
  // A former member of staff keeps the factor, but as a reader no longer owes it.
  expect(await owed(undefined, true)).toEqual([false, false]);
});

test('[second-factor-required] only an owner with an own log-in switches the shared password off', async () => {
  const office = createBackOffice(api.ports);
  const owner = { kind: 'staff', role: 'owner', userId: 'user-1', isProven: true } as const;
  const save = async (actor: Actor, allowsSharedPassword: boolean) => {
    const policy = { requiredFor: ['editor' as const, 'author' as const], allowsSharedPassword };
    const outcome = await office.saveAccessPolicy(actor, policy);
    return outcome.ok ? 'ok' : outcome.failure.code;
  };
  const { userId: _, ...byPasswordAlone } = owner;
  expect(await save(byPasswordAlone, false)).toBe('own-account-needed');
  expect(await save({ ...owner, isByPassword: true }, false)).toBe('own-account-needed');
  expect(await save({ ...owner, isProven: false }, false)).toBe('proof-needed');
  expect(await save({ ...owner, role: 'editor' }, false)).toBe('not-allowed');
  expect(valueIn(await office.readAccessPolicy(owner, {}))).toEqual({
    requiredFor: [],
    allowsSharedPassword: true,
  });
  expect(await save(byPasswordAlone, true)).toBe('ok');
  expect(await save(owner, false)).toBe('ok');
  const [off, on] = await api.database.store.read((view) => view.list('activity'));
  expect(on?.description).toBe(
    'Now a second factor is required of: Editor and Author; the shared password is on',
  );
  expect(off?.description).toContain('; the shared password is off');
  const none = { requiredFor: [], allowsSharedPassword: false };
  expect(await office.saveAccessPolicy(owner, none)).toEqual({ ok: true, value: none });
  expect(valueIn(await office.readAccessPolicy(owner, {}))).toEqual(none);
});
