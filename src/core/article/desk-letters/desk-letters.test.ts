import { expect, test } from 'vitest';
import { articleForm } from '../../../../tests/support/newsroom/content-examples.ts';
import { createMailingNewsroom } from '../../../../tests/support/newsroom/mailing-newsroom.ts';
import { storedUser, valueIn } from '../../../../tests/support/newsroom/test-newsroom.ts';
import type { Actor } from '../../actor.ts';

const staffMember = (number: number, name: string, role: string) =>
  storedUser({ id: `user-${number}`, name, role, email: `${name.toLowerCase()}@example.com` });

const ravi: Actor = { kind: 'staff', role: 'contributor', userId: 'user-1' };
const mara: Actor = { kind: 'staff', role: 'editor', userId: 'user-2' };

function openNewsroom() {
  return createMailingNewsroom({
    users: [
      staffMember(1, 'Ravi', 'contributor'),
      staffMember(2, 'Mara', 'editor'),
      staffMember(3, 'Edda', 'owner'),
      staffMember(4, 'Zoya', 'author'),
    ],
  });
}

test('who may judge hears of an article for review, its writer of a return and an approval', async () => {
  const { backOffice, letters, workOffJobs } = openNewsroom();
  const sent = async () => {
    await workOffJobs();
    const all = letters.splice(0).map(({ to, subject, text }) => ({ to, subject, text }));
    // Letters are sent after random delays.
    return all.toSorted((a, b) => (a.to < b.to ? -1 : 1));
  };
  const { id } = valueIn(await backOffice.article('submit')(ravi, articleForm));
  const asked = await sent();
  expect(asked.map(({ to }) => to)).toEqual(['edda@example.com', 'mara@example.com']);
  expect(asked[1]).toEqual({
    to: 'mara@example.com',
    subject: 'For review: Rain',
    text: `Hello Mara,\n\n“Rain” was sent for review.\n\nhttps://news.example/admin/articles/${id}\n`,
  });
  const any = { id, version: 'any' };
  valueIn(await backOffice.article('return')(mara, { ...any, reason: 'Says who?' }));
  expect(await sent()).toMatchObject([
    { to: 'ravi@example.com', text: expect.stringContaining('was returned to you:\n\nSays who?') },
  ]);
  valueIn(await backOffice.article('submit')(ravi, any));
  await sent();
  valueIn(await backOffice.article('approve')(mara, any));
  expect(await sent()).toMatchObject([{ to: 'ravi@example.com', subject: 'Approved: Rain' }]);
});

test('one person can be asked, by a day: they alone get the letter, until the review ends', async () => {
  const { backOffice, letters, ports, workOffJobs } = openNewsroom();
  const { judges } = valueIn(await backOffice.listJudges(ravi, {}));
  expect(judges.map(({ name, isHere }) => [name, isHere])).toEqual([
    ['Mara', false],
    ['Edda', false],
  ]);
  const asked = { askedId: 'user-3', neededBy: '2026-11-24' };
  const { id } = valueIn(await backOffice.article('submit')(ravi, { ...articleForm, ...asked }));
  await workOffJobs();
  expect(letters).toMatchObject([
    {
      to: 'edda@example.com',
      text: expect.stringContaining(
        'was sent to you for review, and is needed by 24 November 2026.',
      ),
    },
  ]);
  const any = { ...articleForm, id, version: 'any' };
  const draft = () => ports.store.read((view) => view.get('drafts', id));
  valueIn(await backOffice.article('save-draft')(ravi, any));
  expect(await draft()).toMatchObject({ ...asked, askedName: 'Edda' });
  valueIn(await backOffice.article('return')(mara, { id, version: 'any', reason: 'Says who?' }));
  expect(await draft()).not.toHaveProperty('askedId');
  valueIn(await backOffice.article('submit')(ravi, any));
  expect(await draft()).toMatchObject({ stage: 'in-review' });
  expect(await draft()).not.toHaveProperty('askedId');
});

test.each([
  [{ askedId: 'user-4' }, 'asked-unknown'],
  [{ askedId: 'user-9' }, 'asked-unknown'],
  [{ neededBy: 'tomorrow' }, 'needed-by-malformed'],
])('nothing is sent for review with %j', async (input, code) => {
  const { backOffice } = openNewsroom();
  const outcome = await backOffice.article('submit')(ravi, { ...articleForm, ...input });
  expect(outcome).toMatchObject({ ok: false, failure: { code } });
});

test('a letter about an article that has moved on is not sent; nobody writes to themselves', async () => {
  const { backOffice, letters, workOffJobs } = openNewsroom();
  const { id } = valueIn(await backOffice.article('submit')(ravi, articleForm));
  valueIn(await backOffice.article('approve')(mara, { id, version: 'any' }));
  await workOffJobs();
  expect(letters.map(({ subject }) => subject)).toEqual(['Approved: Rain']);
  letters.length = 0;
  const own = valueIn(await backOffice.article('submit')(mara, articleForm));
  valueIn(await backOffice.article('return')(mara, { id: own.id, version: 'any', reason: 'No.' }));
  await workOffJobs();
  expect(letters).toEqual([]);
});
