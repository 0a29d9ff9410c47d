import { expect, test } from 'vitest';
import { createTestPorts, storedUser } from '../../../tests/support/newsroom/test-newsroom.ts';
import type { Actor } from '../actor.ts';
import { describeActor } from './describe-actor.ts';
import { actorInWords, type LoggedActor } from './logged-actor.ts';

const { ports } = createTestPorts({
  users: [
    storedUser(),
    storedUser({ id: 'user-2', name: 'Edda', role: 'editor' }),
    storedUser({ id: 'user-4', name: ' @example.com', role: 'author' }),
    storedUser({ id: 'user-3', name: 'tara@example.com', role: 'author' }),
  ],
});
const named = async (actor: Actor): Promise<string> =>
  actorInWords(await ports.store.read((view) => describeActor(view, actor)));

test('an actor is named by account and role, and never by an e-mail address', async () => {
  expect(await named({ kind: 'staff', role: 'editor', userId: 'user-2' })).toBe('Edda, editor');
  expect(await named({ kind: 'staff', role: 'author', userId: 'user-3' })).toBe('tara, author');
  expect(await named({ kind: 'reader', userId: 'user-1' })).toBe('Asha Rao, reader');
  expect(await named({ kind: 'visitor' })).toBe('a visitor');
  expect(await named({ kind: 'reader', userId: 'user-9' })).toBe('a deleted account, reader');
});

test('sessions by the shared password and the command line are named as such', async () => {
  expect(await named({ kind: 'staff', role: 'owner' })).toBe('the shared password');
  expect(await named({ kind: 'staff', role: 'owner', userId: 'user-1' })).toBe(
    'Asha Rao, shared password',
  );
  expect(await named({ kind: 'staff', role: 'owner', isCommandLine: true })).toBe(
    'the command line',
  );
});

test('the log holds the kind of actor, their account and, of staff, the role', async () => {
  const describe = (actor: Actor) => ports.store.read((view) => describeActor(view, actor));
  expect(await describe({ kind: 'visitor' })).toEqual({ kind: 'visitor' });
  const asha = { id: 'user-1', name: 'Asha Rao' };
  const reader = await describe({ kind: 'reader', userId: 'user-1' });
  expect(reader).toEqual({ kind: 'reader', ...asha });
  expect(reader).not.toHaveProperty('role');
  expect(await describe({ kind: 'staff', role: 'editor', userId: 'user-2' })).toEqual({
    ...{ kind: 'staff', id: 'user-2', name: 'Edda', role: 'editor' },
  });
  // Another role than the account's own comes from the shared password.
  expect(await describe({ kind: 'staff', role: 'owner', userId: 'user-2' })).toEqual({
    ...{ kind: 'shared-password', id: 'user-2', name: 'Edda', role: 'owner' },
  });
  const unnamed = await describe({ kind: 'staff', role: 'author', userId: 'user-4' });
  expect(unnamed).toEqual({ kind: 'staff', id: 'user-4', role: 'author' });
  expect(unnamed).not.toHaveProperty('name');
  expect(actorInWords(unnamed)).toBe('a deleted account, author');
});

test.each<[LoggedActor, string]>([
  [{ kind: 'reader' }, 'an account, reader'],
  [{ kind: 'staff' }, 'an account, staff'],
  [{ kind: 'staff', id: 'user-9' }, 'a deleted account, staff'],
  [{ kind: 'staff', name: 'Edda', role: 'owner' }, 'Edda, owner'],
  [{ kind: 'command-line', name: 'Edda' }, 'the command line'],
])('an entry that lacks fields, %j, is said to be of %s', (actor, words) => {
  expect(actorInWords(actor)).toBe(words);
});
