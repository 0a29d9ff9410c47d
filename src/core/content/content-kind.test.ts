import { expect, test } from 'vitest';
import { visitor } from '../actor.ts';
import { describeChange, objectionToChange, wordsFor } from './content-kind.ts';

test('the words of a kind follow from its name', () => {
  expect(wordsFor({ noun: 'Web Story', event: 'web-story' })).toEqual({
    actions: {
      created: 'Created Web Story',
      updated: 'Updated Web Story',
      deleted: 'Deleted Web Story',
      restored: 'Restored Web Story',
      merged: 'Merged Web Story',
    },
    noun: 'web story',
    creation: 'created',
    event: 'web-story',
    toasts: {
      created: 'Web Story added successfully.',
      updated: 'Web Story updated successfully.',
      deleted: 'Web Story deleted successfully.',
      restored: 'Web Story restored.',
    },
  });
});

test('a kind may have another name in the log, and other verbs', () => {
  const words = wordsFor({
    noun: 'Short Web Film',
    event: 'short-web-film',
    logged: { title: 'YouTube Video', noun: 'YouTube Video' },
    creation: 'added',
    toastVerb: 'created',
  });
  expect(words).toMatchObject({
    actions: { created: 'Added YouTube Video', deleted: 'Deleted YouTube Video' },
    event: 'short-web-film',
    toasts: { created: 'Short Web Film created successfully.' },
  });
  expect(describeChange(words, 'created', 'Waves')).toBe('New YouTube Video "Waves" was added');
});

test.each([
  ['created', 'New web story "Peaks" was created'],
  ['updated', 'Web story "Peaks" was updated'],
  ['deleted', 'Web story "Peaks" was deleted'],
  ['restored', 'Web story "Peaks" was restored'],
] as const)('the sentence of a record that is %s', (change, sentence) => {
  expect(describeChange(wordsFor({ noun: 'Web Story', event: 'web-story' }), change, 'Peaks')).toBe(
    sentence,
  );
});

test('editors and owners change content of any kind that does not declare others', () => {
  const objectionOf = (role: 'author' | 'editor' | 'owner') =>
    objectionToChange({}, { kind: 'staff', role }, undefined)?.kind;
  expect([objectionOf('author'), objectionOf('editor'), objectionOf('owner')]).toEqual([
    'forbidden',
    undefined,
    undefined,
  ]);
  expect(objectionToChange({}, visitor, undefined)?.kind).toBe('not-logged-in');
});
