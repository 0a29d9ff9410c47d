import { expect, test } from 'vitest';
import { cutText } from '../locale/graphemes.ts';
import { clip } from './clip.ts';

test.each([
  ['rain', 4, 'rain'],
  ['rain', 3, 'rai'],
  ['rain', 0, ''],
  ['🌅🌅', 4, '🌅🌅'],
  ['🌅🌅', 3, '🌅'],
  ['🌅🌅', 1, ''],
  // Not cut, so that its lone surrogate stays.
  ['a\ud83c', 2, 'a\ud83c'],
])('%j is cut to %i code units: %j', (text, length, cut) => {
  expect(cutText(text, length)).toBe(cut);
});

test.each([
  ['  one two ', 7, 'one two'],
  ['one two!', 7, 'one tw…'],
  // Up to 70 % of the length, a space is too far from the end.
  ['one two three', 10, 'one two t…'],
  ['one twos three', 10, 'one twos…'],
  ['one two    three', 12, 'one two…'],
  ['one  twothree', 6, 'one…'],
  ['unbroken', 5, 'unbr…'],
  ['rain🌅rain', 6, 'rain…'],
])('%j is clipped to %i characters: %j', (text, length, clipped) => {
  expect(clip(text, length)).toBe(clipped);
});
