import { expect, test } from 'vitest';
import { correctedTerm, createTextCheck, readAsked } from './asked-search.ts';

test.each([
  ['late rain', { words: 'late rain' }],
  ['"late rain" coast', { words: 'late rain coast', phrases: ['late rain'] }],
  ['„später Regen“', { words: 'später Regen', phrases: ['später Regen'] }],
  ['« pluie tardive »', { words: ' pluie tardive ', phrases: [' pluie tardive '] }],
  ['rain -cricket -"test match"', { words: 'rain', without: ['cricket', 'test match'] }],
  ['covid-19 x - y', { words: 'covid-19 x y' }],
  ['author:rao tag:monsoon rain', { words: 'rain', authors: ['rao'], tags: ['monsoon'] }],
  [
    'rain -author:rao -tag:cricket',
    { words: 'rain', withoutAuthors: ['rao'], withoutTags: ['cricket'] },
  ],
  ['Author: "Asha Rao"', { authors: ['Asha Rao'] }],
  ['"late rain', { words: '"late rain' }],
  ['author: ', { words: 'author:' }],
  ['"" -"" ""rain', { words: '""rain' }],
  ['https://tag:x', { words: 'https://tag:x' }],
])('%s is read', (term, parts) => {
  const none = {
    ...{ words: '', phrases: [], without: [] },
    ...{ authors: [], tags: [], withoutAuthors: [], withoutTags: [] },
  };
  expect(readAsked(term)).toEqual({ ...none, ...parts });
});

test.each([
  ['Late rain fell', { phrases: ['LATE ráin'] }, true],
  ['Late, rain', { phrases: ['late rain'] }, true],
  ['Late summer rain', { phrases: ['late rain'] }, false],
  ['Plates rained', { phrases: ['late rain'] }, false],
  ['東京都知事は', { phrases: ['都知事'] }, true],
  ['東京都知事は', { phrases: ['知事 都'] }, false],
  ['Rain and cricket', { without: ['cricket'] }, false],
  ['Rain and crickets', { without: ['cricket'] }, true],
  ['A test of a match', { without: ['test match'] }, true],
])('“%s” with %j: %s', (text, asked, isFound) => {
  expect(createTextCheck(asked)(text)).toBe(isFound);
});

test('a correction changes its word alone', () => {
  const corrections = [{ word: 'monsun', instead: 'monsoon' }];
  expect(correctedTerm('"Late Monsun", -cricket', corrections)).toBe('"Late monsoon", -cricket');
  expect(correctedTerm('monsuns', corrections)).toBe('monsuns');
});
