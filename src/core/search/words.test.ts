import { expect, test } from 'vitest';
import { askedWords, asksTooMuch, piecesOf } from './asked-words.ts';
import { searchedWords, wordsOf } from './words.ts';

test.each([
  ['Rain, rain & CAFÉ-life!', ['rain', 'cafe', 'life']],
  ['12 मौसम', ['12', 'मौसम']],
  // Accents that Unicode counts among those of kana, too.
  ['kac\u0323a re\u0305d', ['kaca', 'red']],
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
  ['a', false],
  ['𝒳', false],
  ['ab', true],
])('longer words that begin with %j are found, too: %s', (text, isBeginning) => {
  expect(searchedWords(text)).toMatchObject([{ isBeginning, isForgiving: false }]);
});

test('a run is looked up by pieces of three signs, one word of it not across two others', () => {
  const [first, ...rest] = searchedWords('東京都知事');
  expect([first?.word, ...rest.map(({ word }) => word)]).toEqual(['東京都', '_京都知', '_都知事']);
  expect(searchedWords('京都')).toMatchObject([{ word: '京都', instead: [] }]);
  expect([...wordsOf('東京都知事')]).toEqual(expect.arrayContaining(['東京都', '知事', '_京都知']));
  expect([...wordsOf('東京都知事')]).not.toContain('京都');
});

test('a long run is cut in portions, with the words that its beginning has', () => {
  const long = '東京都の電車が遅れた'.repeat(200);
  expect([...wordsOf(long)].filter((word) => word.startsWith('電車'))).toHaveLength(200);
});

test('no sign folds to a word with a sign that parts words', () => {
  const isWord = /^[\p{L}\p{N}\p{M}][\p{L}\p{N}\p{M}\p{Cf}]*$/u;
  const parting: string[] = [];
  for (let point = 0; point <= 0x10ffff; point += 1) {
    const sign = String.fromCodePoint(point);
    if (![...wordsOf(`a${sign} ${sign}b`)].every((word) => word === '' || isWord.test(word))) {
      parting.push(sign);
    }
  }
  expect(parting).toEqual([]);
  expect(askedWords('ﷺ ½ coŀlegi')).toEqual([
    'صلي',
    'الله',
    'عليه',
    'وسلم',
    '1',
    '2',
    'col',
    'legi',
  ]);
  // It goes through all signs of Unicode.
}, 60_000);

test('every letter of a script without spaces is part of a run', () => {
  const letter = /\p{L}/u;
  const script = /[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
  const others: string[] = [];
  for (let place = 0; place <= 0x10ffff; place += 1) {
    const sign = String.fromCodePoint(place);
    if (script.test(sign) && letter.test(sign) && !piecesOf(sign)[0]?.isRun) others.push(sign);
  }
  expect(others).toEqual([]);
});
