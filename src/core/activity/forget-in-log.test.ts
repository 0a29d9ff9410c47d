import { expect, test } from 'vitest';
import { createTestBackOffice, valueIn } from '../../../tests/support/newsroom/test-newsroom.ts';
import type { Actor } from '../actor.ts';
import { FORGOTTEN } from './forget-in-log.ts';

const owner: Actor = { kind: 'staff', role: 'owner' };
const actor = { kind: 'reader', id: 'user-7', name: 'Rita Reader' };
const about = (collection: string, id: string) => ({ collection, id });
const entry = (id: string, fields: object) => ({
  ...{ id, action: 'A', timestamp: '2026-11-20', event: 'user-registered', ...fields },
});
const activity = [
  entry('log-1', {
    description: 'User "Rita Reader" registered',
    subject: about('users', 'user-7'),
    actor,
  }),
  entry('log-2', {
    description: 'Rita Reader wrote "Rates of Rita"',
    subject: about('messages', 'message-7'),
  }),
  // Somebody else of that name, and a mention that is no record of hers.
  entry('log-3', {
    description: 'User "Rita Reader" registered',
    subject: about('users', 'user-8'),
  }),
];
const users = [
  { id: 'user-7', name: 'Rita Reader', email: 'rita@reader.example', password: 'x' },
  { id: 'user-9', name: 'Edda', email: 'edda@x.example', password: 'x', role: 'editor' },
];
const messages = [
  { ...users[0], id: 'message-7', subject: 'Rates of Rita', message: 'M', status: 'new' },
].map((message) => ({ ...message, createdAt: '' }));

test('a deleted account and a deleted message leave no name in the log', async () => {
  const { backOffice, store } = createTestBackOffice({ activity, users, messages });
  valueIn(await backOffice.deleteMessage(owner, { id: 'message-7' }));
  valueIn(await backOffice.deleteUser(owner, { id: 'user-7' }));
  const log = await store.read((view) => view.list('activity'));
  const byId = new Map(log.map((one) => [one.id, one]));
  expect(byId.get('log-1')).toMatchObject({ description: FORGOTTEN });
  expect(byId.get('log-1')?.actor).toEqual({ kind: 'reader', id: 'user-7' });
  expect(byId.get('log-2')?.description).toBe(FORGOTTEN);
  expect(byId.get('log-3')?.description).toBe('User "Rita Reader" registered');
  const theirs = log.filter(({ id }) => id !== 'log-3');
  expect(JSON.stringify(theirs)).not.toMatch(/rita/i);
});

test('what somebody did as an editor stays with their name, also once they are a reader', async () => {
  const asEditor = { kind: 'staff', id: 'user-7', name: 'Rita Reader', role: 'editor' };
  const { backOffice, store } = createTestBackOffice({
    users,
    activity: [
      entry('log-1', { description: 'Article "Rita Reader" was updated', actor: asEditor }),
    ],
  });
  valueIn(await backOffice.deleteUser(owner, { id: 'user-7' }));
  const log = await store.read((view) => view.list('activity'));
  expect(log.find(({ id }) => id === 'log-1')).toMatchObject({
    description: 'Article "Rita Reader" was updated',
    actor: { name: 'Rita Reader' },
  });
});

test('what staff did stays with their name', async () => {
  const { backOffice, store } = createTestBackOffice({ users, activity: [] });
  valueIn(await backOffice.deleteUser(owner, { id: 'user-9' }));
  const [deleted] = await store.read((view) => view.list('activity'));
  expect(deleted?.description).toBe('User "Edda" was deleted');
});
