import { type Article, openContent } from '#core/article/article.ts';
import { categorySlug } from '#core/category/category.ts';
import { fieldsSearchedOf, searchedText } from '#core/search/searched-article.ts';
import type { Queries } from '../schema/tables.ts';
import { searchWords, type Term } from './search-terms.ts';

/** Entry of an article in the search index. */
export interface IndexEntry {
  position: number;
  version: number;
  /** Milliseconds since 1970; 0 where that isn't known. */
  published: number;
  /** The slug of its category. */
  section: string;
  title: string[];
  /** The words that everybody finds it by, those of its title among them. */
  everything: string[];
  /** Further words, which it keeps back from most readers. */
  closed: string[];
}

export const entryOf = (position: number, article: Article): IndexEntry => {
  const { title, category, content } = article;
  const open = searchedText(openContent(article));
  const everything = searchWords(`${fieldsSearchedOf(article)} ${open}`);
  const known = new Set(everything);
  return {
    position,
    version: article.version ?? 0,
    published: Date.parse(article.publishedAt ?? '') || 0,
    section: categorySlug(category),
    title: searchWords(title),
    everything,
    closed: article.isPremium
      ? searchWords(searchedText(content)).filter((word) => !known.has(word))
      : [],
  };
};

/** Form in the index of a word that an article keeps back; no word of a text begins so. */
export const closedForm = (word: string): string => `~${word}`;

/** Terms that an article must have somewhere. */
export interface Condition {
  place: 'title' | 'everything';
  terms: readonly Term[];
  /** True where an article must have all of them; otherwise any of them. */
  isEvery: boolean;
  /** True where words that a typo may have changed count, too. */
  forgives: boolean;
  /** True where words that articles keep back count, too. */
  findsClosed: boolean;
}

/** All words that find an article, for any reader. */
export const wordsOfEntry = ({ everything, closed }: IndexEntry): string[] => [
  ...everything,
  ...closed,
];

const withClosed = (words: readonly string[]): string[] => [...words, ...words.map(closedForm)];

/** Returns the forms to look up in an index: beginnings of words, and whole words. */
export function formsOf(
  { word, isBeginning, others, beginnings }: Term,
  { forgives, findsClosed }: Condition,
): { beginnings: string[]; words: string[] } {
  const all = findsClosed ? withClosed : (words: string[]) => words;
  return {
    beginnings: all([...(isBeginning ? [word] : []), ...(forgives ? beginnings : [])]),
    words: all([...(isBeginning ? [] : [word]), ...(forgives ? others : [])]),
  };
}

export interface IndexQuery {
  must: readonly Condition[];
  mustNot: readonly Condition[];
  section?: string;
  /** The oldest wanted, in milliseconds since 1970. */
  since?: number;
}

/** Full-text index of articles; written in the transaction of the record. */
export interface ArticleIndex {
  /** `newWords` are those of the entry that may not be known yet; all of them by default. */
  put(queries: Queries, entry: IndexEntry, newWords?: readonly string[]): Promise<void>;
  remove(queries: Queries, position: number): Promise<void>;
  /** Prepares the open transaction for searching, and for nothing else. */
  prepare?(queries: Queries): Promise<void>;
  count(queries: Queries, query: IndexQuery): Promise<number>;
  /**
   * Records of articles: all that the first query finds, the newest first, then those of the second
   * and so on. No article may be found by two of them.
   */
  find(
    queries: Queries,
    ranks: readonly IndexQuery[],
    offset: number,
    limit: number,
  ): Promise<string[]>;
  /** Counts articles missing in the index or out of date in it, and entries without an article. */
  countOutOfStep(queries: Queries): Promise<number>;
}
