import { expect, test } from 'vitest';
import { onlineForExamples } from '../../../tests/support/newsroom/change-examples.ts';
import {
  createTestPorts,
  storedUser,
  TEST_ADMIN_PASSWORD,
} from '../../../tests/support/newsroom/test-newsroom.ts';
import { type Actor, visitor } from '../actor.ts';
import type { Outcome } from '../errors.ts';
import type { Online } from '../ports.ts';
import { bindSecondFactorUseCases } from '../second-factor-use-cases.ts';

const outcomeOf = (outcome: Outcome<unknown>) =>
  outcome.ok ? outcome.value : outcome.failure.code;

/** A site with two accounts, the second of which has an authenticator app. */
function openSite() {
  const users = [storedUser(), storedUser({ id: 'user-2', email: 'b@example.com' })];
  const recorded: string[] = [];
  const online: Online = onlineForExamples();
  const { kept } = online.secondFactor;
  kept.of = async (userId) => ({
    passkeys: [],
    recoveryCodes: 1,
    ...(userId === 'user-2' ? { app: { key: 'K', createdAt: '', isConfirmed: true } } : {}),
  });
  kept.spendRecoveryCode = async (userId, code) => userId === 'user-2' && code === '7FQ2M9KDH3XW';
  online.security.record = async (_, { kind, description }) => {
    recorded.push(`${kind}: ${description}`);
  };
  const { ports } = createTestPorts({ users }, { online });
  return { factors: bindSecondFactorUseCases(ports), recorded };
}

const author = (userId: string): Actor => ({ kind: 'staff', role: 'author', userId });
const shared: Actor = { kind: 'staff', role: 'owner', isByPassword: true };
const owing = (userId: string): Actor => ({ kind: 'reader', userId, owedRole: 'author' });

test('the proof asked for is what the log-in began with', async () => {
  const { factors } = openSite();
  const asked = async (actor: Actor) => outcomeOf(await factors.readProofAsked(actor, {}));
  const factor = { passkey: false, app: true, recoveryCode: true };
  expect(await asked(visitor)).toBe('not-logged-in');
  expect(await asked({ kind: 'reader', userId: 'user-1' })).toBe('not-logged-in');
  expect(await asked(owing('user-1'))).toEqual({ by: 'account' });
  expect(await asked(author('user-1'))).toEqual({ by: 'account' });
  expect(await asked(author('user-2'))).toEqual({ by: 'account', factor });
  expect(await asked(shared)).toEqual({ by: 'password' });
  expect(await asked({ ...shared, userId: 'user-2' })).toEqual({ by: 'password' });
  expect(await asked({ kind: 'staff', role: 'owner' })).toEqual({ by: 'account' });
});

test.each<[string, Actor, object, string | undefined]>([
  ['an account gives its password', author('user-1'), { password: 'secret word' }, undefined],
  ['one that owes a factor does', owing('user-1'), { password: 'secret word' }, undefined],
  [
    'an account gives another password',
    author('user-1'),
    { password: TEST_ADMIN_PASSWORD },
    'present-password-wrong',
  ],
  ['an account gives nothing', author('user-1'), {}, 'present-password-wrong'],
  ['an account with a factor gives it', author('user-2'), { code: '7fq2-m9kd-h3xw' }, undefined],
  [
    'an account with a factor gives its password',
    author('user-2'),
    { password: 'secret word' },
    'factor-code-wrong',
  ],
  [
    'a session by the shared password gives it',
    { ...shared, userId: 'user-2' },
    { password: TEST_ADMIN_PASSWORD },
    undefined,
  ],
  [
    'a session by the shared password gives that of its account',
    { ...shared, userId: 'user-1' },
    { password: 'secret word' },
    'admin-password-not-confirmed',
  ],
  ['a deleted account gives a password', author('user-0'), { password: 'x' }, 'not-logged-in'],
  [
    'the command line gives the shared password',
    { kind: 'staff', role: 'owner' },
    { password: TEST_ADMIN_PASSWORD },
    'not-logged-in',
  ],
  ['a reader gives a password', { kind: 'reader', userId: 'user-1' }, {}, 'not-logged-in'],
])('%s as a proof', async (_, actor, given, refusal) => {
  const { factors, recorded } = openSite();
  expect(outcomeOf(await factors.proveIdentity(actor, given))).toBe(refusal);
  const isRecorded = refusal === 'present-password-wrong' || refusal === 'factor-code-wrong';
  expect(recorded).toHaveLength(isRecorded ? 1 : 0);
});
