import { describe, expect, test } from 'vitest';
import { onlineForExamples } from '../../../tests/support/newsroom/change-examples.ts';
import { plainPasswords } from '../../../tests/support/newsroom/mailing-newsroom.ts';
import { createTestPorts, storedUser } from '../../../tests/support/newsroom/test-newsroom.ts';
import { type Actor, visitor } from '../actor.ts';
import type { Outcome } from '../errors.ts';
import { createNewsroom } from '../newsroom.ts';
import type { Ports } from '../ports.ts';
import { bindSecondFactorUseCases } from '../second-factor-use-cases.ts';

const codeOf = (outcome: Outcome<unknown>) => (outcome.ok ? 'ok' : outcome.failure.code);
const asha: Actor = { kind: 'reader', userId: 'user-1' };
const password = 'long enough';

/** Calls with the tokens of `onlineForExamples`. */
const linkCalls = (ports: Ports) => {
  const newsroom = createNewsroom(ports);
  return {
    readPasswordLink: () => newsroom.readPasswordLink(visitor, { token: 'token-1' }),
    resetPassword: () => newsroom.resetPassword(visitor, { token: 'token-1', password }),
    confirmEmail: () => newsroom.confirmEmail(visitor, { token: 'token-4' }),
  };
};

test('without a server no link is good, and no letter is sent', async () => {
  const { ports } = createTestPorts({ users: [storedUser()] });
  const newsroom = createNewsroom(ports);
  for (const call of Object.values(linkCalls(ports))) {
    expect(codeOf(await call())).toBe('password-link-expired');
  }
  const email = 'asha@example.com';
  expect(codeOf(await newsroom.requestPasswordReset(visitor, { email }))).toBe(
    'mail-needed-for-password',
  );
  expect(codeOf(await newsroom.askForConfirmation(asha, {}))).toBe('mail-needed');
  expect(codeOf(await newsroom.confirmSubscription(visitor, { token: 'token-2' }))).toBe(
    'newsletter-link-expired',
  );
  expect(codeOf(await newsroom.unsubscribeFromNewsletter(visitor, { token: 'token-3' }))).toBe(
    'newsletter-link-expired',
  );
});

test('a server without mail refuses what only a letter can do', async () => {
  const { ports } = createTestPorts({ users: [storedUser()] }, { online: onlineForExamples() });
  const newsroom = createNewsroom(ports);
  const email = 'asha@example.com';
  expect(codeOf(await newsroom.requestPasswordReset(visitor, { email }))).toBe(
    'mail-needed-for-password',
  );
  expect(codeOf(await newsroom.askForConfirmation(asha, {}))).toBe('mail-needed');
  expect(codeOf(await newsroom.askForConfirmation(visitor, {}))).toBe('not-logged-in');
  const shared: Actor = { kind: 'staff', role: 'owner' };
  expect(codeOf(await newsroom.askForConfirmation(shared, {}))).toBe('not-logged-in');
  expect(await ports.store.read((view) => view.count('jobs'))).toBe(0);
});

test.each([
  ['no longer exists', []],
  ['was given a new password or role', [storedUser({ generation: 1 })]],
])('a link is expired if its account %s', async (_, users) => {
  const server = { online: onlineForExamples(), passwords: plainPasswords };
  const { ports } = createTestPorts({ users }, server);
  for (const call of Object.values(linkCalls(ports))) {
    expect(codeOf(await call())).toBe('password-link-expired');
  }
  expect(await ports.store.read((view) => view.count('activity'))).toBe(0);
});

test('a link for one purpose is good for no other', async () => {
  const { ports } = createTestPorts({ users: [storedUser()] }, { online: onlineForExamples() });
  const newsroom = createNewsroom(ports);
  expect(codeOf(await newsroom.confirmEmail(visitor, { token: 'token-1' }))).toBe(
    'password-link-expired',
  );
  expect(codeOf(await newsroom.readPasswordLink(visitor, { token: 'token-4' }))).toBe(
    'password-link-expired',
  );
});

describe('a wrong password', () => {
  /** Calls with a wrong password, and what the security log says of them. */
  async function attempt(run: (ports: Ports) => Promise<Outcome<unknown>>) {
    const online = onlineForExamples();
    const recorded: unknown[] = [];
    online.security.record = async (actor, { kind, description, subject }) => {
      recorded.push([actor.kind, kind, description, subject]);
    };
    const users = [storedUser({ password: 'secret' })];
    const { ports } = createTestPorts({ users }, { online, passwords: plainPasswords });
    return [codeOf(await run(ports)), recorded];
  }
  const logIn = (email: string) => (ports: Ports) =>
    createNewsroom(ports).logIn(visitor, { email, password });

  test('at a log-in is recorded with the account’s name, never with the address', async () => {
    const kind = 'log-in-refused';
    expect(await attempt(logIn('ASHA@example.com'))).toEqual([
      'email-or-password-wrong',
      [['visitor', kind, 'did not know the password', 'Asha Rao']],
    ]);
    expect(await attempt(logIn('nobody@example.com'))).toEqual([
      'email-or-password-wrong',
      [['visitor', kind, 'tried an address without account', '']],
    ]);
  });

  test('for a change of one’s own account is recorded, and changes nothing', async () => {
    const description = 'did not confirm who they are: wrong password';
    const refused = [
      'present-password-wrong',
      [['reader', 'log-in-refused', description, undefined]],
    ];
    expect(
      await attempt((ports) =>
        createNewsroom(ports).changePassword(asha, { current: 'wrong', password }),
      ),
    ).toEqual(refused);
    expect(
      await attempt((ports) => createNewsroom(ports).deleteAccount(asha, { password })),
    ).toEqual(refused);
  });

  test('in the browser edition is refused alike', async () => {
    const { ports } = createTestPorts({ users: [storedUser()] });
    const newsroom = createNewsroom(ports);
    expect(codeOf(await newsroom.deleteAccount(asha, { password }))).toBe('present-password-wrong');
    expect(codeOf(await newsroom.deleteAccount(visitor, { password }))).toBe('not-logged-in');
    const gone: Actor = { kind: 'reader', userId: 'user-0' };
    expect(codeOf(await newsroom.deleteAccount(gone, { password }))).toBe('not-logged-in');
    const author: Actor = { kind: 'staff', role: 'author', userId: 'user-1' };
    const factors = bindSecondFactorUseCases(ports);
    expect(codeOf(await factors.proveIdentity(author, { password }))).toBe(
      'present-password-wrong',
    );
  });
});

test('an account that is deleted while its password is checked is not deleted twice', async () => {
  const { ports } = createTestPorts({ users: [storedUser()] });
  const { matches } = ports.passwords;
  ports.passwords = {
    ...ports.passwords,
    matches: async (...given) => {
      await ports.store.change((change) => change.remove('users', 'user-1'));
      return matches(...given);
    },
  };
  const outcome = await createNewsroom(ports).deleteAccount(asha, { password: 'secret word' });
  expect(codeOf(outcome)).toBe('not-logged-in');
  expect(await ports.store.read((view) => view.count('activity'))).toBe(0);
});
