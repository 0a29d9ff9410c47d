import { expect, test } from 'vitest';
import { relatedByWords } from './related-by-words.ts';

const card = (title: string, fields: object = {}) => ({ title, ...fields });
const others = [
  'Ministers meet in the capital',
  'A week of strikes at the ports',
  'Parliament votes on the budget',
  'Old trams return to the coast',
  'Court hears the pension case',
  'Schools reopen after the heat',
  'A new bridge for the northern line',
  'Elections are called for spring',
].map((title) => card(title));

test('articles that share uncommon words are related, those with most first', () => {
  const dam = card('Narmada dam gates open', { standfirst: 'Villages below the dam are warned.' });
  const cards = [
    ...others,
    card('Gates of the Narmada stay shut'),
    card('Villages warned as Narmada rises', { kicker: 'Floods' }),
    card('A gate for the city'),
  ];
  expect(relatedByWords(dam, cards, 4).map(({ title }) => title)).toEqual([
    'Villages warned as Narmada rises',
    'Gates of the Narmada stay shut',
  ]);
  expect(relatedByWords(dam, cards, 1)).toHaveLength(1);
  expect(relatedByWords(dam, cards, -1)).toEqual([]);
});

test('words that many share, and one shared word, relate none', () => {
  const numbered = Array.from({ length: 12 }, (_, at) => card(`Story number ${at}`));
  expect(relatedByWords(card('Story number 99'), numbered, 4)).toEqual([]);
  expect(relatedByWords(card('Trams of tomorrow'), others, 4)).toEqual([]);
  expect(relatedByWords(card('Trams return'), others.slice(0, 7), 4)).toEqual([]);
});

test.each([
  ['नर्मदा बांध के द्वार खुले', 'नर्मदा बांध पर चेतावनी'],
  ['北京暴雨致地铁停运', '暴雨后北京地铁恢复'],
  ['Ségolène à Besançon', 'SEGOLENE quitte Besancon'],
])('%s is related to %s', (title, other) => {
  expect(relatedByWords(card(title), [...others, card(other)], 4)).toEqual([card(other)]);
});
