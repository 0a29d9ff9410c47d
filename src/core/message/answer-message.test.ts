import { expect, test } from 'vitest';
import { createMailingNewsroom } from '../../../tests/support/newsroom/mailing-newsroom.ts';
import {
  createTestBackOffice,
  storedUser,
  valueIn,
} from '../../../tests/support/newsroom/test-newsroom.ts';
import type { Actor } from '../actor.ts';
import type { Outcome } from '../errors.ts';
import { defaultSiteSettings } from '../settings/site-settings.ts';

const id = 'message-1';
const message = {
  ...{ id, name: 'Ravi', email: 'ravi@reader.example', subject: 'Ferry times' },
  ...{ message: 'When does it\nleave?', status: 'new', createdAt: '' },
};
const users = [
  storedUser({ role: 'editor', name: 'Asha' }),
  storedUser({ id: 'user-2', email: 'mara@example.com', name: 'Mara', role: 'editor' }),
];
const stored = { users, messages: [message], settings: [defaultSiteSettings()] };
const editor = (userId: string): Actor => ({ kind: 'staff', role: 'editor', userId });
const [asha, mara] = [editor('user-1'), editor('user-2')];
const codeOf = (outcome: Outcome<unknown>) => (outcome.ok ? 'ok' : outcome.failure.code);

test('one person answers a message, and another one only once they released it', async () => {
  const { backOffice } = createTestBackOffice(stored);
  const mark = (actor: Actor, status: 'read' | 'taken') =>
    backOffice.markMessage(actor, { id, status });
  expect(valueIn(await mark(asha, 'taken'))).toMatchObject({
    ...{ status: 'taken', takenBy: { id: 'user-1', name: 'Asha' } },
  });
  expect([codeOf(await mark(asha, 'taken')), codeOf(await mark(mara, 'taken'))]).toEqual([
    'ok',
    'message-taken',
  ]);
  expect(valueIn(await mark(mara, 'read')).takenBy).toBeUndefined();
  expect(valueIn(await mark(mara, 'taken')).takenBy).toMatchObject({ name: 'Mara' });
});

test('notes are kept in their order, and the list of messages has none of them', async () => {
  const { backOffice } = createTestBackOffice(stored);
  const note = (actor: Actor, text: string) => backOffice.noteMessage(actor, { id, text });
  valueIn(await note(asha, 'Ask the port'));
  expect(valueIn(await note(mara, 'Done')).notes).toMatchObject([
    { text: 'Ask the port', by: { name: 'Asha' } },
    { text: 'Done', by: { name: 'Mara' } },
  ]);
  const { records } = valueIn(
    await backOffice.listRecords(asha, {
      ...({ collection: 'messages', search: '', isDescending: false, page: 1 } as const),
    }),
  );
  expect(records[0]).not.toHaveProperty('notes');
  for (let at = 2; at < 50; at += 1) valueIn(await note(asha, 'More'));
  expect(codeOf(await note(asha, 'Too many'))).toBe('message-notes-full');
});

test('an answer is mailed with the message below it, and back to the contact address', async () => {
  const site = createMailingNewsroom(stored);
  const answered = valueIn(
    await site.backOffice.answerMessage(asha, { id, text: 'At six.', version: 0 }),
  );
  expect(answered).toMatchObject({
    ...{ status: 'answered', answers: [{ text: 'At six.', by: { name: 'Asha' } }] },
  });
  await site.workOffJobs();
  expect(site.letters).toEqual([
    {
      to: 'ravi@reader.example',
      subject: 'Re: Ferry times',
      text: 'At six.\n\nRavi wrote:\n\n> When does it\n> leave?\n',
      replyTo: 'newsroom@daybreak.example',
    },
  ]);
  // Nobody answers what was answered since they read it.
  const again = await site.backOffice.answerMessage(mara, { id, text: 'At seven.', version: 0 });
  expect(codeOf(again)).toBe('changed-elsewhere');
  const { version = 0 } = answered;
  expect(
    codeOf(await site.backOffice.answerMessage(mara, { id, text: 'Or seven.', version })),
  ).toBe('ok');
  await site.workOffJobs();
  expect(site.letters.map(({ text }) => text.split('\n')[0])).toEqual(['At six.', 'Or seven.']);
});

test('without mail nothing is answered, and nothing is marked as if it were', async () => {
  const { backOffice, store } = createTestBackOffice(stored);
  expect(
    codeOf(await backOffice.answerMessage(asha, { id, text: 'At six.', version: 'any' })),
  ).toBe('mail-needed');
  expect(await store.read((view) => view.get('messages', id))).toMatchObject({ status: 'new' });
});
