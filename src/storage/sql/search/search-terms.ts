import { foldedWords, piecesOf } from '#core/search/asked-words.ts';
import { isOneEditAway, swapsOf } from '#core/search/typos.ts';
import { searchedWords, wordsOf } from '#core/search/words.ts';
import { collectWithBreaks } from '../engine/breaks.ts';
import type { Queries } from '../schema/tables.ts';
import { lookUp } from './vocabulary.ts';

/** Searched characters of a word; keeps index entries small. */
const WORD_LENGTH = 64;

/** One word of a search, with alternatives for typos. */
export interface Term {
  word: string;
  /** True if longer words with this prefix match as well. */
  isBeginning: boolean;
  /** The known words that begin with it, if they are few: they are looked up faster than the prefix. */
  continued: string[];
  /** Known words one typo away. */
  others: string[];
  /** Prefixes of known words, one typo away. */
  beginnings: string[];
  /** True for a word that is searched with typos and begins no known word. */
  isUnknown: boolean;
}

const inIndex = (word: string): string => word.slice(0, WORD_LENGTH).toWellFormed();

const inSearchedForm = (words: readonly string[]): string[] => [
  ...new Set(words.map(inIndex).filter(Boolean)),
];

/** The words of a text in their searched form, without duplicates. */
export const searchWords = (text: string): string[] => inSearchedForm([...wordsOf(text)]);

/** The words of a text that may be long, as `searchWords` returns them, with breaks for other work. */
export const searchWordsWithBreaks = async (text: string): Promise<string[]> =>
  inSearchedForm(await collectWithBreaks(wordsOf(text)));

const isOther = (known: string, word: string): boolean =>
  !known.startsWith(word) && isOneEditAway(known, word);

/** Returns the terms of a reader's search, with alternatives for typos in longer words. */
export async function termsOf(queries: Queries, text: string): Promise<Term[]> {
  const asked = searchedWords(text).map((one) => ({ ...one, word: inIndex(one.word) }));
  const long = asked.flatMap(({ word, isForgiving }) => (isForgiving ? [word] : []));
  const swapped = long.map((word) => swapsOf(word).filter((swap) => swap !== word));
  const begun = asked.flatMap(({ word, isBeginning }) => (isBeginning ? [word] : []));
  const known = await lookUp(queries, { forgiving: long, beginnings: swapped.flat(), begun });
  return asked.map(({ word, isBeginning, instead }) => {
    const at = long.indexOf(word);
    return {
      word,
      isBeginning,
      continued: known.continued[begun.indexOf(word)] ?? [],
      others: [...instead, ...(known.near[at] ?? []).filter((one) => isOther(one, word))],
      beginnings: (swapped[at] ?? []).filter((swap) => known.beginnings.has(swap)),
      isUnknown: at !== -1 && known.isBegun[begun.indexOf(word)] === false,
    };
  });
}

/** Returns the term for a whole word, which neither longer words nor similar ones match. */
export const wholeWord = (word: string): Term => ({
  word: inIndex(word),
  ...{ isBeginning: false, continued: [], others: [], beginnings: [], isUnknown: false },
});

/** The words of these texts, folded, that match a term. */
export function matchesIn(texts: readonly string[], terms: readonly Term[]): Set<string> {
  const isMatch = (word: string) =>
    terms.some(
      (term) =>
        word === term.word ||
        (term.isBeginning && word.startsWith(term.word)) ||
        term.others.includes(word) ||
        term.beginnings.some((beginning) => word.startsWith(beginning)),
    );
  const words = texts.flatMap(piecesOf).map(({ text }) => text);
  const folded = [...new Set(words)].flatMap(foldedWords);
  return new Set([...new Set(folded)].filter((word) => isMatch(word.slice(0, WORD_LENGTH))));
}
