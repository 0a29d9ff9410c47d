import { expect, test } from 'vitest';
import { askedInWords } from './asked-in-words.ts';

test.each([
  [{ askedName: 'Edda', neededBy: '2026-11-24' }, 'For Edda, by 24 November 2026'],
  [{ askedName: 'Edda' }, 'For Edda'],
  [{ neededBy: '2026-11-24' }, 'Needed by 24 November 2026'],
  [{}, ''],
])('%j is %j', (row, words) => {
  expect(askedInWords(row)).toBe(words);
});
