import { expect, test } from 'vitest';
import {
  createTestNewsroom,
  TEST_NOW,
  valueIn,
} from '../../../tests/support/newsroom/test-newsroom.ts';
import { visitor } from '../actor.ts';
import { LONGEST_MESSAGE } from './message-fields.ts';

const message = {
  name: ' Asha ',
  email: 'asha@example.com',
  subject: 'Hello',
  message: ' <b>Two\nlines</b> ',
};

test('[contact-store] messages are stored verbatim and as new, newest first', async () => {
  const { newsroom, store } = createTestNewsroom();
  valueIn(await newsroom.sendMessage(visitor, message));
  const { id } = valueIn(await newsroom.sendMessage(visitor, { ...message, subject: 'Second' }));
  const kept = await store.read((view) => view.list('messages'));
  expect(kept.map(({ subject }) => subject)).toEqual(['Second', 'Hello']);
  expect(kept[0]).toMatchObject({
    id,
    name: 'Asha',
    message: '<b>Two\nlines</b>',
    status: 'new',
    createdAt: TEST_NOW.toISOString(),
  });
});

test.each([
  [{ name: ' ' }, 'name'],
  [{ email: 'x' }, 'email'],
  [{ subject: '\t' }, 'subject'],
  [{ message: '' }, 'message'],
  [{ message: 'x'.repeat(LONGEST_MESSAGE + 1) }, 'message'],
  [{ subject: '', message: '' }, 'subject'],
])(
  '[static-contact] %j is refused, and the first field that breaks a rule is named',
  async (wrong, field) => {
    const { newsroom, store } = createTestNewsroom();
    const outcome = await newsroom.sendMessage(visitor, { ...message, ...wrong });
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'invalid', field } });
    expect(await store.read((view) => view.count('messages'))).toBe(0);
  },
);
