import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedWords } from './marked-words.tsx';

/** The words with what is changed in brackets. */
const marked = (...given: Parameters<typeof changedWords>): string =>
  changedWords(...given)
    .map(({ text, isChanged }) => (isChanged ? `[${text}]` : text))
    .join('');

test.each([
  ['It cost 12 lakh.', 'It cost 19 lakh.', 'It cost [12] lakh.', 'It cost [19] lakh.'],
  ['As it was.', 'Words of old.', '[As it was].', '[Words of old].'],
  ['One.', 'One. Two.', 'One.', 'One.[ Two.]'],
  ['', 'New words', '', '[New words]'],
  ['the same', 'the same', 'the same', 'the same'],
])('%j against %j', (before, after, shownBefore, shownAfter) => {
  expect(marked(before, after, 'before')).toBe(shownBefore);
  expect(marked(after, before, 'after')).toBe(shownAfter);
});

test('each side is its words, whatever the other has', () => {
  const words = fc.stringMatching(/^[ab .,]{0,20}$/);
  fc.assert(
    fc.property(words, words, fc.constantFrom('before', 'after'), (one, other, side) => {
      const pieces = changedWords(one, other, side);
      expect(pieces.map(({ text }) => text).join('')).toBe(one);
    }),
  );
});
