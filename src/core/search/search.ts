import type { ArticleCard } from '../article/article-card.ts';

/** Results on a page. */
export const SEARCH_PAGE_SIZE = 10;
/** Longest excerpt, in characters. */
export const EXCERPT_LENGTH = 220;

/** The periods a search can be limited to, in days. */
export const searchPeriods = { day: 1, week: 7, month: 31, year: 366 } as const;
export type SearchPeriod = keyof typeof searchPeriods;

/** A text in pieces, those that matched marked. */
export type MarkedText = { text: string; isMatch: boolean }[];

export interface SearchResult {
  article: ArticleCard;
  title: MarkedText;
  excerpt: MarkedText;
}

export interface SearchPage {
  /** The term, trimmed; empty when nothing was searched. */
  term: string;
  /** Slug of the category that the results are limited to. */
  category?: string;
  period?: SearchPeriod;
  results: SearchResult[];
  total: number;
  /** From 1. */
  page: number;
  pages: number;
}
