import type { RawBuilder } from 'kysely';
import type { Article } from '#core/article/article.ts';
import type { LiveEntry } from '#core/article/live/live-entry.ts';
import { categorySlug } from '#core/category/category.ts';
import { anyResult, type WordDemand } from '#core/search/search-ranks.ts';
import { fieldsSearchedOf, openText, wholeText } from '#core/search/searched-article.ts';
import type { AskedWord } from '#core/search/words.ts';
import { withBreak } from '../engine/breaks.ts';
import type { Queries } from '../schema/tables.ts';
import { searchWords, searchWordsWithBreaks, type Term } from './search-terms.ts';

/** Entry of an article in the search index. */
export interface IndexEntry {
  position: number;
  version: number;
  /** Milliseconds since 1970; 0 if unknown. */
  published: number;
  /** Slug of its category. */
  section: string;
  title: string[];
  /** Words found by everybody, those of the title included. */
  everything: string[];
  /** Further words behind the paywall. */
  closed: string[];
}

/** Returns the entry of an article. `updates`: entries of its live blog, newest first. */
export async function entryOf(
  position: number,
  article: Article,
  updates: readonly LiveEntry[],
): Promise<IndexEntry> {
  const { title, category } = article;
  const open = await withBreak(() => openText(article, updates));
  const everything = await searchWordsWithBreaks(`${fieldsSearchedOf(article)} ${open}`);
  const known = new Set(everything);
  const whole = article.isPremium ? await withBreak(() => wholeText(article, updates)) : '';
  return {
    position,
    version: article.version ?? 0,
    published: Date.parse(article.publishedAt ?? '') || 0,
    section: categorySlug(category),
    title: searchWords(title),
    everything,
    closed: (await searchWordsWithBreaks(whole)).filter((word) => !known.has(word)),
  };
}

/** Indexed form of a word behind the paywall; no word of a text begins with `~`. */
export const closedForm = (word: string): string => `~${word}`;

/** Terms that an article must contain. */
export interface Condition extends WordDemand {
  terms: readonly Term[];
  /** True if words behind the paywall match as well. */
  findsClosed: boolean;
}

/** All words of an entry, paywalled ones included. */
export const wordsOfEntry = ({ everything, closed }: IndexEntry): string[] => [
  ...everything,
  ...closed,
];

const withClosed = (words: readonly string[]): string[] => [...words, ...words.map(closedForm)];

/** Returns the forms to look up in an index: prefixes and whole words. */
export function formsOf(
  { word, isBeginning, continued, others, beginnings }: Term,
  { place, allowsTypos, findsClosed }: Condition,
): { beginnings: string[]; words: string[] } {
  // No title is behind the paywall.
  const all = findsClosed && place !== 'title' ? withClosed : (words: string[]) => words;
  const isPrefix = isBeginning && continued.length === 0;
  const whole = isBeginning ? continued : [word];
  return {
    beginnings: all([...(isPrefix ? [word] : []), ...(allowsTypos ? beginnings : [])]),
    words: all([...whole, ...(allowsTypos ? others : [])]),
  };
}

/** Condition that an article has, for each of these words, one that begins with it. */
export const withBeginnings = (words: readonly AskedWord[]): Condition => ({
  ...anyResult,
  terms: words.map(({ word, isForgiving, isBeginning, instead }) => ({
    word,
    isBeginning: isForgiving || isBeginning,
    continued: [],
    others: instead,
    beginnings: [],
    isUnknown: false,
  })),
  findsClosed: true,
});

export interface IndexQuery {
  /** Conditions on the column `position`. */
  among?: readonly RawBuilder<boolean>[];
  must: readonly Condition[];
  mustNot: readonly Condition[];
  section?: string;
  /** Earliest instant of publication, in milliseconds since 1970. */
  since?: number;
}

/** Full-text index of articles, updated in the transaction of the record. */
export interface ArticleIndex {
  /** `newWords`: words of the entry that the vocabulary may lack; default: all. */
  put(queries: Queries, entry: IndexEntry, newWords?: readonly string[]): Promise<void>;
  remove(queries: Queries, position: number): Promise<void>;
  /** Prepares the open transaction, which must then only search. */
  prepare?(queries: Queries): Promise<void>;
  /** Counts the matches, up to `most`. */
  count(queries: Queries, query: IndexQuery, most: number): Promise<number>;
  /**
   * Returns records of articles: all matches of the first query, newest first, then those of the second
   * and so on. No article may match two queries.
   */
  find(
    queries: Queries,
    ranks: readonly IndexQuery[],
    offset: number,
    limit: number,
  ): Promise<string[]>;
  /**
   * Selects the positions of articles in which each of these words begins some word, paywalled text
   * included.
   */
  positionsWith(words: readonly AskedWord[]): RawBuilder<unknown>;
  /** Counts articles that the index lacks or has outdated, and entries without an article. */
  countOutOfStep(queries: Queries): Promise<number>;
}
