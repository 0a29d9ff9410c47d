import { expect, test } from 'vitest';
import { createTestPorts, storedUser } from '../../../tests/support/newsroom/test-newsroom.ts';
import type { Actor } from '../actor.ts';
import { describeActor } from './describe-actor.ts';
import { actorInWords } from './logged-actor.ts';

const { ports } = createTestPorts({
  users: [
    storedUser(),
    storedUser({ id: 'user-2', name: 'Edda', role: 'editor' }),
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
