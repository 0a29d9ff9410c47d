import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldForFinding } from '../text/fold.ts';
import { piecesOf } from './asked-words.ts';
import { excerptOf, markable, markMatches } from './mark-matches.ts';
import { EXCERPT_LENGTH, type MarkedText } from './search.ts';
import { askedRuns } from './words.ts';

const matching = (...words: string[]) => ({ words: new Set(words), runs: [] });

const textOf = (marked: MarkedText) => marked.map(({ text }) => text).join('');
const word = fc.constantFrom('rain', 'Café', 'मौसम', 'x', '🌅', 'e\u0301te', 'monsoon', '-', '\n');
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 600 }),
  fc.array(word, { maxLength: 200 }).map((words) => words.join(' ')),
);

test('the pieces add up to the text, and marked and unmarked ones alternate', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const matches = matching(
        ...piecesOf(text)
          .slice(0, 2)
          .map((piece) => foldForFinding(piece.text)),
      );
      const marked = markMatches(text, matches);
      expect(textOf(marked)).toBe(text);
      marked.forEach((piece, at) => {
        expect(piece.isMatch).not.toBe(marked[at + 1]?.isMatch ?? !piece.isMatch);
      });
    }),
  );
});

test('a word is marked whole, whatever its case and accents', () => {
  expect(markMatches('In CAFÉS, café life', matching('cafe', 'cafes'))).toEqual([
    { text: 'In ', isMatch: false },
    { text: 'CAFÉS', isMatch: true },
    { text: ', ', isMatch: false },
    { text: 'café', isMatch: true },
    { text: ' life', isMatch: false },
  ]);
});

test('an excerpt is a short part of the text with its first match', () => {
  fc.assert(
    fc.property(anyText, fc.nat(400), (text, at) => {
      const padded = `${text.slice(0, at)} needle ${text.slice(at)}`.toWellFormed();
      const excerpt = excerptOf(padded, matching('needle'));
      const shown = textOf(excerpt).replace(/^… /, '').replace(/ …$/, '');
      expect(padded).toContain(shown);
      expect(shown.length).toBeLessThanOrEqual(EXCERPT_LENGTH);
      expect(shown.isWellFormed()).toBe(true);
      expect(excerpt.some(({ text: piece, isMatch }) => isMatch && piece === 'needle')).toBe(true);
    }),
  );
});

test('a match after a very long run without spaces is still in the excerpt', () => {
  const text = `${'a'.repeat(300)}-needle ${'b '.repeat(300)}`;
  expect(excerptOf(text, matching('needle'))).toContainEqual({ text: 'needle', isMatch: true });
});

test('without a match the excerpt is the beginning', () => {
  expect(textOf(excerptOf('Short text.', matching('x')))).toBe('Short text.');
  const long = textOf(excerptOf('word '.repeat(100), matching()));
  expect(long.startsWith('word word')).toBe(true);
  expect(long.endsWith(' …')).toBe(true);
});

test('a short word marks itself, but not longer words that begin with it', () => {
  const found = ['the', 'there', 'them', 'theatre', 'port'];
  expect([...markable(found, ['the', 'port'])]).toEqual(['the', 'port']);
  expect([...markable(found, ['the', 'thea', 'port'])]).toEqual(['the', 'theatre', 'port']);
  // A word found through a typo begins with none of the search words, and is marked.
  expect([...markable(['tiger'], ['tigar', 'in'])]).toEqual(['tiger']);
});

test('“ports” is not marked in “sports” where it stands itself', () => {
  expect([...markable(['ports', 'sports'], ['ports'])]).toEqual(['ports']);
  expect([...markable(['sports'], ['ports'])]).toEqual(['sports']);
});

test('in a script without spaces the searched run is marked, across joined signs, not its neighbours', () => {
  const runs = askedRuns('知事 ガス');
  expect(markMatches('東京都知事はガス', { words: new Set(), runs })).toEqual([
    { text: '東京都', isMatch: false },
    { text: '知事', isMatch: true },
    { text: 'は', isMatch: false },
    { text: 'ガス', isMatch: true },
  ]);
});

test('a search word of four letters marks longer words, one of three does not', () => {
  expect([...markable(['rainy', 'seat'], ['rain', 'sea'])]).toEqual(['rainy']);
});

const x = (count: number) => 'x'.repeat(count);
test.each([
  ['the whole text', `${x(59)} needle`, `${x(59)} needle`],
  ['from the first word within 60 characters', `b ${x(58)} needle`, `… ${x(58)} needle`],
  ['from the match after a longer word', `b ${x(70)} needle`, '… needle'],
  ['from the match if no space precedes it', `${x(70)}-needle`, '… needle'],
  ['from the match if spaces only follow it', `${x(70)}-needle end`, '… needle end'],
  ['220 characters', `needle ${x(213)}`, `needle ${x(213)}`],
  ['up to the last word that ends within 220', `needle ${x(214)}`, 'needle …'],
  ['up to the last such word after the match', `a needle-${x(300)}`, `a needle-${x(211)} …`],
  [
    'from and up to a word',
    `${'lead '.repeat(20)}needle ${x(300)}`,
    `… ${'lead '.repeat(11)}needle …`,
  ],
  ['the beginning without a match', `${x(10)} ${x(300)}`, `${x(10)} …`],
  ['the beginning of one long word', x(300), `${x(220)} …`],
  ['the beginning after a space', ` ${x(300)}`, ` ${x(219)} …`],
])('an excerpt shows %s', (_, text, shown) => {
  expect(textOf(excerptOf(text, matching('needle')))).toBe(shown);
});
