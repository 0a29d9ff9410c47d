import { FORGIVING_LENGTH, isOneEditAway, swapsOf } from '#core/search/typos.ts';
import { foldWord, isOneLetter, SEARCHED_WORDS, wordsOf } from '#core/search/words.ts';
import type { Queries } from '../schema/tables.ts';
import { lookUp } from './vocabulary.ts';

/** Length of a word that is searched, in characters; keeps index entries small. */
const WORD_LENGTH = 64;

/** One word that a reader asked for, and what else may be meant. */
export interface Term {
  word: string;
  /** True where longer words that begin with it count, too. */
  isBeginning: boolean;
  /** Words that a typo may have made this one. */
  others: string[];
  /** Beginnings that some word has, and that a typo may have made this one. */
  beginnings: string[];
}

/** The words of a text as they are searched, each once. */
export const searchWords = (text: string): string[] => [
  ...new Set(
    wordsOf(text)
      .map((word) => foldWord(word).slice(0, WORD_LENGTH).toWellFormed())
      .filter(Boolean),
  ),
];

const isOther = (known: string, word: string): boolean =>
  !known.startsWith(word) && isOneEditAway(known, word);

/** Returns the terms of a reader's search, with alternatives for typos in longer words. */
export async function termsOf(queries: Queries, text: string): Promise<Term[]> {
  const words = searchWords(text).slice(0, SEARCHED_WORDS);
  const long = words.filter((word) => word.length >= FORGIVING_LENGTH);
  const swapped = long.map((word) => swapsOf(word).filter((swap) => swap !== word));
  const known = await lookUp(queries, long, swapped.flat());
  return words.map((word) => {
    const at = long.indexOf(word);
    return {
      word,
      isBeginning: !isOneLetter(word),
      others: (known.near[at] ?? []).filter((one) => isOther(one, word)),
      beginnings: (swapped[at] ?? []).filter((swap) => known.beginnings.has(swap)),
    };
  });
}

/** The words of these texts, as they are searched, that a term is found by. */
export function matchesIn(texts: readonly string[], terms: readonly Term[]): Set<string> {
  const isMatch = (word: string) =>
    terms.some(
      (term) =>
        word === term.word ||
        (term.isBeginning && word.startsWith(term.word)) ||
        term.others.includes(word) ||
        term.beginnings.some((beginning) => word.startsWith(beginning)),
    );
  const words = new Set(texts.flatMap(wordsOf).map(foldWord));
  return new Set([...words].filter((word) => isMatch(word.slice(0, WORD_LENGTH))));
}
