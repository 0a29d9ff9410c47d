import { expect, test } from 'vitest';
import { createTestBackOffice } from '../../../tests/support/newsroom/test-newsroom.ts';
import type { Actor } from '../actor.ts';

const owner: Actor = { kind: 'staff', role: 'owner' };
const message = {
  name: 'Ravi',
  email: 'r@example.com',
  subject: 'Hi',
  message: 'M',
  createdAt: '',
};

const openOffice = () => {
  const { backOffice, store } = createTestBackOffice({
    messages: [
      { ...message, id: 'message-1', status: 'new' },
      { ...message, id: 'message-2', status: 'unheard of' },
    ],
  });
  const statuses = async () =>
    (await store.read((view) => view.list('messages'))).map(({ id, status }) => [id, status]);
  return { backOffice, store, statuses };
};

test('a message is marked as read and as new again, others stay as they are', async () => {
  const { backOffice, statuses } = openOffice();
  for (const status of ['read', 'new'] as const) {
    expect(await backOffice.markMessage(owner, { id: 'message-1', status })).toMatchObject({
      value: { id: 'message-1', subject: 'Hi', status },
    });
    expect(await statuses()).toEqual([
      ['message-1', status],
      ['message-2', 'new'],
    ]);
  }
});

test('a message that is gone already is neither marked nor deleted', async () => {
  const { backOffice, store, statuses } = openOffice();
  const gone = { ok: false, failure: { kind: 'not-found', code: 'deleted-already' } };
  expect(await backOffice.markMessage(owner, { id: 'message-0', status: 'read' })).toEqual(gone);
  expect(await backOffice.deleteMessage(owner, { id: 'message-0' })).toEqual(gone);
  expect(await backOffice.deleteSubscriber(owner, { id: 'subscriber-0' })).toEqual(gone);
  expect(await backOffice.deleteMessage(owner, { id: 'message-2' })).toMatchObject({ ok: true });
  expect(await backOffice.deleteMessage(owner, { id: 'message-2' })).toEqual(gone);
  expect(await statuses()).toEqual([['message-1', 'new']]);
  expect(await store.read((view) => view.count('activity'))).toBe(1);
});

test('editors change messages, authors do not', async () => {
  const { backOffice, statuses } = openOffice();
  const id = 'message-1';
  const of = (role: 'author' | 'editor'): Actor => ({ kind: 'staff', role });
  for (const outcome of [
    await backOffice.markMessage(of('author'), { id, status: 'read' }),
    await backOffice.deleteMessage(of('author'), { id }),
  ]) {
    expect(outcome).toMatchObject({ failure: { kind: 'forbidden' } });
  }
  expect(await statuses()).toContainEqual([id, 'new']);
  expect(await backOffice.markMessage(of('editor'), { id, status: 'read' })).toMatchObject({
    ok: true,
  });
  expect(await backOffice.deleteMessage(of('editor'), { id })).toMatchObject({ ok: true });
});
