import { createRandom } from './random.mjs';

const SEED = 20261121;
/** Distinct words, about as many as in an archive of 100,000 articles. */
const WORDS = 40_000;

const known =
  'the of and to in a for on that is was with by at from it as said be are its has had not this will an who were after more than one new over but their which have been two last when year first week before up would they three could into also under city water state road train port market night school bridge rain price line river letter season harbour election village engine tower signal field coast glass viaduct monsoon pension carriage orchard'.split(
    ' ',
  );

const onsets = 'b ch d dr f g gr h j k kr l m n p pr r s sh st t th tr v w y z'.split(' ');
const vowels = 'a ai e ea i o oo u'.split(' ');
const codas = ['', '', 'l', 'm', 'n', 'nd', 'r', 'rt', 's', 'sh', 't'];

/** @template Item @param {() => number} random @param {readonly Item[]} items */
export function pick(random, items) {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}

/** Words of the generated articles, most frequent first. */
export const vocabulary = (() => {
  const random = createRandom(SEED);
  const words = new Set(known);
  while (words.size < WORDS) {
    const syllables = 2 + Math.floor(random() * 2);
    let word = '';
    for (let at = 0; at < syllables; at += 1) word += pick(random, onsets) + pick(random, vowels);
    words.add(word + pick(random, codas));
  }
  return [...words];
})();

/**
 * A random word, distributed by Zipf's law: the tenth word is a tenth as frequent as the first.
 * @param {() => number} random
 */
export const anyWord = (random) => vocabulary[Math.floor(WORDS ** random()) - 1] ?? 'the';

/** Readers' search terms: frequent and rare words, several words, a prefix, a typo. */
export const searchTerms = [
  'viaduct',
  'monsoon pension',
  'harbour election',
  vocabulary[400],
  vocabulary[3000],
  vocabulary[30_000],
  `${vocabulary[150]} ${vocabulary[700]}`,
  'orch',
  'carraige',
  'signal tower coast',
].map(String);
