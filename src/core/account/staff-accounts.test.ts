import { describe, expect, test } from 'vitest';
import { onlineForExamples } from '../../../tests/support/newsroom/change-examples.ts';
import { createTestPorts, storedUser } from '../../../tests/support/newsroom/test-newsroom.ts';
import { type Actor, visitor } from '../actor.ts';
import { createBackOffice } from '../back-office.ts';
import type { Outcome } from '../errors.ts';
import { createNewsroom } from '../newsroom.ts';

const owner: Actor = { kind: 'staff', role: 'owner', isProven: true };
const codeOf = (outcome: Outcome<unknown>) => (outcome.ok ? 'ok' : outcome.failure.code);

/** A site with these accounts whose shared password is on or off. */
async function siteWith(users: object[], { sharedPassword = true } = {}) {
  const online = onlineForExamples();
  const { ports } = createTestPorts({ users }, { online });
  await online.secondFactor.policies.save({
    requiredFor: [],
    allowsSharedPassword: sharedPassword,
  });
  const userOf = (id: string) => ports.store.read((view) => view.get('users', id));
  return { ports, office: createBackOffice(ports), newsroom: createNewsroom(ports), userOf };
}

describe('changing a role', () => {
  test('gives a first role only to a confirmed address', async () => {
    const { office, userOf } = await siteWith([
      storedUser(),
      storedUser({ id: 'user-2', email: 'b@example.com', emailConfirmed: true, generation: 3 }),
      storedUser({ id: 'user-3', email: 'c@example.com', role: 'author' }),
    ]);
    const give = async (userId: string, role?: 'editor') =>
      codeOf(await office.changeRole(owner, { userId, ...(role ? { role } : {}) }));
    expect(await give('user-1', 'editor')).toBe('address-not-confirmed');
    expect((await userOf('user-1'))?.role).toBeUndefined();
    expect(await give('user-2', 'editor')).toBe('ok');
    expect(await userOf('user-2')).toMatchObject({ role: 'editor', generation: 4 });
    expect(await give('user-3', 'editor')).toBe('ok');
    expect(await userOf('user-3')).toMatchObject({ role: 'editor', generation: 1 });
    expect(await give('user-3')).toBe('ok');
    expect((await userOf('user-3'))?.role).toBeUndefined();
    expect(await give('user-1')).toBe('ok');
  });

  test('ends an open invitation', async () => {
    const invited = { name: 'Edda', role: 'editor' };
    const { office, userOf } = await siteWith([storedUser({ invited })]);
    expect((await userOf('user-1'))?.invited).toEqual(invited);
    await office.changeRole(owner, { userId: 'user-1' });
    expect((await userOf('user-1'))?.invited).toBeUndefined();
  });
});

describe('the last owner', () => {
  const first = storedUser({ role: 'owner' });
  const second = storedUser({ id: 'user-2', email: 'b@example.com', role: 'owner' });
  const editor = storedUser({ id: 'user-3', email: 'c@example.com', role: 'editor' });
  const own: Actor = { kind: 'staff', role: 'owner', userId: 'user-1' };

  test.each([
    ['with another owner', [first, second, editor], false, 'ok'],
    ['with the shared password on', [first, editor], true, 'ok'],
    ['alone with the shared password off', [first, editor], false, 'last-owner'],
  ])('%s', async (_, users, sharedPassword, code) => {
    const site = () => siteWith(users, { sharedPassword });
    const codes = [
      await (await site()).office.changeRole(owner, { userId: 'user-1', role: 'editor' }),
      await (await site()).office.changeRole(owner, { userId: 'user-1' }),
      await (await site()).office.deleteUser(owner, { id: 'user-1' }),
      await (await site()).newsroom.deleteAccount(own, { password: 'secret word' }),
    ].map(codeOf);
    expect(codes).toEqual([code, code, code, code]);
    // Keeping the role, and changing others, is always possible.
    const { office } = await site();
    expect(codeOf(await office.changeRole(owner, { userId: 'user-1', role: 'owner' }))).toBe('ok');
    expect(codeOf(await office.changeRole(owner, { userId: 'user-3' }))).toBe('ok');
    expect(codeOf(await office.deleteUser(owner, { id: 'user-3' }))).toBe('ok');
  });

  test('can leave a site without a server, which has no staff', async () => {
    const { ports } = createTestPorts({ users: [first] });
    const outcome = await createBackOffice(ports).deleteUser(owner, { id: 'user-1' });
    expect(codeOf(outcome)).toBe('ok');
  });
});

describe('inviting', () => {
  const invitation = { name: 'Edda', email: ' EDDA@example.com', role: 'editor' } as const;

  test('leaves an account as it is until the link is redeemed', async () => {
    const known = storedUser({ id: 'user-2', name: 'Mallory', email: 'edda@example.com' });
    const { office, ports, userOf } = await siteWith([storedUser(), known]);
    const answer = { name: 'Edda', email: 'EDDA@example.com', role: 'editor' };
    expect(await office.inviteStaff(owner, invitation)).toEqual({
      ok: true,
      value: { ...answer, id: 'user-2' },
    });
    const { version, ...invited } = (await userOf('user-2')) ?? {};
    expect(invited).toMatchObject({ ...known, invited: { name: 'Edda', role: 'editor' } });
    expect(invited).not.toHaveProperty('role');
    expect(await ports.store.read((view) => view.count('users'))).toBe(2);
  });

  test('anew ends the links of the invitation before, which would grant its role', async () => {
    const { office, ports } = await siteWith([]);
    const { value } = (await office.inviteStaff(owner, { ...invitation, role: 'owner' })) as {
      value: { id: string };
    };
    const made = await office.sendPasswordLink(owner, { userId: value.id });
    if (!made.ok) throw new Error('no link');
    expect(codeOf(await office.inviteStaff(owner, { ...invitation, role: 'contributor' }))).toBe(
      'ok',
    );
    const token = new URL(made.value.link).searchParams.get('token') ?? '';
    const redeemed = await createNewsroom(ports).resetPassword(visitor, {
      ...{ token, password: 'harbour lights' },
    });
    expect(codeOf(redeemed)).toBe('password-link-expired');
  });

  test('makes an account without a password', async () => {
    const { office, ports } = await siteWith([]);
    expect(codeOf(await office.inviteStaff(owner, invitation))).toBe('ok');
    const [made] = await ports.store.read((view) => view.list('users'));
    expect(made).toMatchObject({
      name: 'Edda',
      email: 'EDDA@example.com',
      subscribed: false,
      createdAt: '2026-11-21T06:30:00.000Z',
      invited: { name: 'Edda', role: 'editor' },
    });
    expect(made?.role).toBeUndefined();
    // `argon2Passwords` never accepts a stored text of this form.
    expect(made?.password).toBe('$none');
  });

  test('needs a server', async () => {
    const { ports } = createTestPorts();
    expect(codeOf(await createBackOffice(ports).inviteStaff(owner, invitation))).toBe(
      'staff-need-server',
    );
    expect(await ports.store.read((view) => view.count('users'))).toBe(0);
  });
});

test('an account that is gone already is refused as such', async () => {
  const { office } = await siteWith([]);
  const userId = 'user-1';
  expect([
    codeOf(await office.changeRole(owner, { userId, role: 'owner' })),
    codeOf(await office.deleteUser(owner, { id: userId })),
    codeOf(await office.changePremium(owner, { userId, subscribed: true })),
    codeOf(await office.sendPasswordLink(owner, { userId })),
  ]).toEqual(Array.from({ length: 4 }, () => 'deleted-already'));
});
