import { expect, test } from 'vitest';
import { askedWords, asksTooMuch, isOneLetter } from './words.ts';

test.each([
  ['Rain, rain & CAFÉ-life!', ['rain', 'cafe', 'life']],
  ['12 मौसम', ['12', 'मौसम'.normalize('NFD').replace(/\p{M}/gu, '')]],
  // A mark without a letter folds to nothing.
  ['\u0301 rain', ['rain']],
  ['...', []],
  ['a b c d e f g h', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
  ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
])('%j asks for its first distinct words', (text, words) => {
  expect(askedWords(text)).toEqual(words);
});

test.each([
  ['a b c d e f g h', false],
  ['a b c d e f g h A', false],
  ['a b c d e f g h i', true],
])('%j asks for too much: %s', (text, isTooMuch) => {
  expect(asksTooMuch(text)).toBe(isTooMuch);
});

test.each([
  ['a', true],
  ['𝒳', true],
  ['ab', false],
])('%j is one letter: %s', (word, isOne) => {
  expect(isOneLetter(word)).toBe(isOne);
});
