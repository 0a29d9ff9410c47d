import { expect, test } from 'vitest';
import { wholeGraphemes } from './graphemes.ts';

const family = '👨‍👩‍👧';

test.each([
  ['Rain', 1, 3, [1, 3]],
  [`a${family}b`, 2, 4, [1, 1 + family.length]],
  [`a${family}b`, 0, 2, [0, 1 + family.length]],
  ['e\u0301t', 1, 2, [0, 2]],
  ['नमस्ते', 2, 4, [2, 6]],
])('in %j, the range %i to %i is widened to %j', (text, start, end, whole) => {
  expect(wholeGraphemes(text, start, end)).toEqual(whole);
});
