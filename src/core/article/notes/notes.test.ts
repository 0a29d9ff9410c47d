import { expect, test } from 'vitest';
import { admin } from '../../../../tests/support/newsroom/change-examples.ts';
import {
  createTestPorts,
  storedArticle,
  storedUser,
  valueIn,
} from '../../../../tests/support/newsroom/test-newsroom.ts';
import { type Actor, visitor } from '../../actor.ts';
import { createBackOffice } from '../../back-office.ts';
import { LONGEST_QUOTE } from './note.ts';

const mara: Actor = { kind: 'staff', role: 'editor', userId: 'user-1' };

function openNewsroom() {
  const { ports } = createTestPorts({
    drafts: [{ ...storedArticle({ id: 'article-1', writerId: 'user-2' }), stage: 'in-review' }],
    articles: [storedArticle({ id: 'article-2' })],
    users: [storedUser({ id: 'user-1', name: 'Mara' })],
  });
  const backOffice = createBackOffice(ports);
  return {
    ...backOffice,
    ports,
    notes: async () => valueIn(await backOffice.readNotes(admin, { id: 'article-1' })).notes,
    open: async () => valueIn(await backOffice.countNotes(admin, {})).articles,
  };
}

const onPassage = { id: 'article-1', text: 'Says who?', blockId: 'b1', quote: 'nine days' };

test('a note to a passage is answered, resolved and opened again', async () => {
  const { answerNote, notes, open, resolveNote, writeNote } = openNewsroom();
  const { id: noteId } = valueIn(await writeNote(mara, onPassage));
  valueIn(await writeNote(mara, { id: 'article-1', text: 'Good.' }));
  expect(await notes()).toMatchObject([
    { text: 'Says who?', blockId: 'b1', quote: 'nine days', by: { name: 'Mara' }, answers: [] },
    { text: 'Good.' },
  ]);
  expect(await open()).toEqual([{ id: 'article-1', open: 2 }]);
  const given = { id: 'article-1', noteId };
  valueIn(await resolveNote(mara, { ...given, isResolved: true }));
  expect(await open()).toEqual([{ id: 'article-1', open: 1 }]);
  valueIn(await answerNote(mara, { ...given, text: 'The district.' }));
  expect(await open()).toEqual([{ id: 'article-1', open: 2 }]);
  expect((await notes())[0]).toMatchObject({ answers: [{ text: 'The district.' }] });
  valueIn(await resolveNote(mara, { ...given, isResolved: true }));
  valueIn(await resolveNote(mara, { ...given, isResolved: false }));
  expect((await notes())[0]).not.toHaveProperty('resolvedAt', expect.any(String));
});

test('notes go with their article', async () => {
  const { article, ports, writeNote } = openNewsroom();
  valueIn(await writeNote(mara, onPassage));
  valueIn(await article('discard')(admin, { id: 'article-1', version: 'any' }));
  expect(await ports.store.read((view) => view.list('notes'))).toEqual([]);
});

test('who may not write an article has nothing to do with its notes', async () => {
  const { answerNote, readNotes, resolveNote, writeNote } = openNewsroom();
  const { id: noteId } = valueIn(await writeNote(mara, onPassage));
  const stranger: Actor = { kind: 'staff', role: 'author', userId: 'user-7' };
  const given = { id: 'article-1', noteId };
  for (const actor of [stranger, visitor]) {
    expect((await readNotes(actor, given)).ok).toBe(false);
    expect((await writeNote(actor, onPassage)).ok).toBe(false);
    expect((await answerNote(actor, { ...given, text: 'No' })).ok).toBe(false);
    expect((await resolveNote(actor, { ...given, isResolved: true })).ok).toBe(false);
  }
  const writer: Actor = { kind: 'staff', role: 'contributor', userId: 'user-2' };
  expect((await answerNote(writer, { ...given, text: 'The district.' })).ok).toBe(true);
  expect((await answerNote(mara, { id: 'article-2', noteId, text: 'No' })).ok).toBe(false);
});

test.each([
  [{ text: ' ' }, 'note-text-missing'],
  [{ text: 'x'.repeat(6000) }, 'note-text-too-long'],
  [{ quote: 'x'.repeat(LONGEST_QUOTE + 1) }, 'note-quote-too-long'],
])('%j is refused with %s', async (more, code) => {
  const { writeNote } = openNewsroom();
  expect(await writeNote(mara, { ...onPassage, ...more })).toMatchObject({ failure: { code } });
});
