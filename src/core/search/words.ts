import { normalizeText } from '../normalize-text.ts';

/** A word as it is compared: lower case, without accents. */
export const foldWord = (word: string): string =>
  normalizeText(word, 'NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a text: runs of letters, digits and their marks. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
