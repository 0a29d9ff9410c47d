import { expect, test } from 'vitest';
import { splitWords } from './split-words.mjs';

test.each([
  [[], { steps: undefined, forTools: [] }],
  [['--only', 'unit'], { steps: ['unit'], forTools: [] }],
  [['--only'], { steps: [''], forTools: [] }],
  [['--only=types,lint'], { steps: ['types', 'lint'], forTools: [] }],
  [
    ['--only', 'browser journeys', 'tests/reader/search.spec.ts', '-g', 'a period', '--headed'],
    {
      steps: ['browser journeys'],
      forTools: ['tests/reader/search.spec.ts', '-g', 'a period', '--headed'],
    },
  ],
])('%j is split into steps and words for their tools', (words, expected) => {
  expect(splitWords(words)).toEqual(expected);
});
