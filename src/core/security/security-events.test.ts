import { expect, test } from 'vitest';
import { onlineForExamples } from '../../../tests/support/newsroom/change-examples.ts';
import { plainPasswords } from '../../../tests/support/newsroom/mailing-newsroom.ts';
import {
  createTestPorts,
  storedUser,
  TEST_NOW,
} from '../../../tests/support/newsroom/test-newsroom.ts';
import type { Actor } from '../actor.ts';
import { createBackOffice } from '../back-office.ts';
import type { Outcome } from '../errors.ts';
import { createNewsroom } from '../newsroom.ts';
import type { Ports } from '../ports.ts';

const owner: Actor = { kind: 'staff', role: 'owner', userId: 'user-9', isProven: true };

test('[security-events] a change writes its event with actor, subject and hashed client address', async () => {
  const online = onlineForExamples();
  online.security.callerHash = () => '0123456789abcdef';
  const users = [
    storedUser(),
    storedUser({ id: 'user-9', name: 'Olga o@example.com', email: 'o@example.com', role: 'owner' }),
  ];
  const { ports } = createTestPorts({ users }, { online });
  const office = createBackOffice(ports);
  await office.deleteUser(owner, { id: 'user-1' });
  const policy = { requiredFor: [], allowsSharedPassword: true };
  await office.saveAccessPolicy(owner, policy);
  const find = (search = '') => ports.store.read((view) => view.list('securityEvents', { search }));
  const [changed, deleted] = await find();
  const common = {
    kind: 'role',
    timestamp: TEST_NOW.toISOString(),
    actor: { kind: 'staff', id: 'user-9', name: 'Olga o', role: 'owner' },
    caller: '0123456789abcdef',
    count: 1,
    callers: 1,
  };
  expect(deleted).toMatchObject({
    ...common,
    description: 'deleted an account',
    subject: 'Asha Rao',
  });
  expect(changed).toMatchObject({ ...common, subject: '' });

  const found = async (search: string) => (await find(search)).length;
  expect(await found('asha')).toBe(1);
  expect(await found('deleted an')).toBe(1);
  expect(await found('olga owner')).toBe(2);
  // The list shows four digits of the hash, so more of it finds nothing.
  expect([await found('0123'), await found('01234')]).toEqual([2, 0]);
});

test('[security-events] changes of access are written with the words of their event', async () => {
  const users = [storedUser({ role: 'editor', emailConfirmed: true })];
  const own: Actor = { kind: 'staff', role: 'editor', userId: 'user-1' };
  const invitation = { name: 'Edda', email: 'edda@example.com', role: 'author' } as const;
  const written = async (change: (ports: Ports) => Promise<Outcome<unknown>>) => {
    const server = { online: onlineForExamples(), passwords: plainPasswords };
    const { ports } = createTestPorts({ users }, server);
    expect(await change(ports)).toMatchObject({ ok: true });
    const events = await ports.store.read((view) => view.list('securityEvents'));
    return events.map(({ kind, description, subject }) => [kind, description, subject]);
  };
  expect(
    await written((ports) =>
      createNewsroom(ports).changePassword(own, {
        current: 'secret word',
        password: 'twelve chars',
      }),
    ),
  ).toEqual([['password', 'changed their password', '']]);
  expect(
    await written((ports) => createNewsroom(ports).deleteAccount(own, { password: 'secret word' })),
  ).toEqual([['role', 'deleted their own account', 'Asha Rao']]);
  expect(await written((ports) => createBackOffice(ports).inviteStaff(owner, invitation))).toEqual([
    ['role', 'invited as Author', 'Edda'],
  ]);
  expect(
    await written((ports) =>
      createBackOffice(ports).resetSecondFactor(owner, { userId: 'user-1' }),
    ),
  ).toEqual([['second-factor', 'took away the second factor of', 'Asha Rao']]);
  expect(
    await written((ports) => createBackOffice(ports).changeRole(owner, { userId: 'user-1' })),
  ).toEqual([['role', 'took the role away', 'Asha Rao']]);
});

test('[security-events] a change without a server writes none', async () => {
  const { ports } = createTestPorts({ users: [storedUser()] });
  await createBackOffice(ports).deleteUser(owner, { id: 'user-1' });
  expect(await ports.store.read((view) => view.count('securityEvents'))).toBe(0);
});
