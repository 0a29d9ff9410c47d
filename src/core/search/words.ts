import { normalizeText } from '../text/normalize-text.ts';

/** A word as it is compared: lower case, without accents. */
export const foldWord = (word: string): string =>
  normalizeText(word, 'NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a text: runs of letters, digits and their marks. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

/** Most words that a search looks for; more are passed over. */
export const SEARCHED_WORDS = 8;

const folded = (text: string): string[] => [
  ...new Set(wordsOf(text).map(foldWord).filter(Boolean)),
];

/** The words that a search looks for, each once, as they are compared. */
export const askedWords = (text: string): string[] => folded(text).slice(0, SEARCHED_WORDS);

/** True where a search drops words beyond its limit. */
export const asksTooMuch = (text: string): boolean => folded(text).length > SEARCHED_WORDS;

/** A word of one letter is found as a whole word only: half of all words begin with it. */
export const isOneLetter = (word: string): boolean => [...word].length === 1;
