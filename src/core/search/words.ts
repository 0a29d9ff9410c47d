import { normalizeText } from '../text/normalize-text.ts';

/** Folds a word for comparison: lower case, without accents. */
export const foldWord = (word: string): string =>
  normalizeText(word, 'NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Splits a text into words: runs of letters, digits and combining marks. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

/** Most words of a search; further ones are ignored. */
export const SEARCHED_WORDS = 8;

const folded = (text: string): string[] => [
  ...new Set(wordsOf(text).map(foldWord).filter(Boolean)),
];

/** Returns the distinct folded words of a search, up to `SEARCHED_WORDS`. */
export const askedWords = (text: string): string[] => folded(text).slice(0, SEARCHED_WORDS);

/** True if a search has more than `SEARCHED_WORDS` words. */
export const asksTooMuch = (text: string): boolean => folded(text).length > SEARCHED_WORDS;

/** True for words of one letter, which match whole words only, since too many words begin with them. */
export const isOneLetter = (word: string): boolean => [...word].length === 1;
