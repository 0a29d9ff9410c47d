import * as z from 'zod/mini';
import { articleCardSchema } from '../article/article-card.ts';

/** Number of results on a page. */
export const SEARCH_PAGE_SIZE = 10;
/** Most results that are counted and shown; the search of a large archive takes no longer than that of a small one. */
export const MOST_RESULTS = 1000;
/** Longest excerpt, in characters. */
export const EXCERPT_LENGTH = 220;

/** Periods that a search can be limited to, in days. */
export const searchPeriods = { day: 1, week: 7, month: 31, year: 366 } as const;
export type SearchPeriod = keyof typeof searchPeriods;

export const periodNames = Object.keys(searchPeriods) as [SearchPeriod, ...SearchPeriod[]];

/** A text in pieces, with matches marked. */
const markedTextSchema = z.array(z.object({ text: z.string(), isMatch: z.boolean() }));

export type MarkedText = z.infer<typeof markedTextSchema>;

const searchResultSchema = z.object({
  article: articleCardSchema,
  title: markedTextSchema,
  excerpt: markedTextSchema,
});

export type SearchResult = z.infer<typeof searchResultSchema>;

export const searchPageSchema = z.object({
  /** The trimmed term; empty if there was no search. */
  term: z.string(),
  /** The same search with words that articles have, where it has some that none has. */
  suggestion: z.exactOptional(z.string()),
  /** Slug of the category that the results are limited to. */
  category: z.exactOptional(z.string()),
  period: z.exactOptional(z.enum(periodNames)),
  results: z.array(searchResultSchema),
  /** Number of results, at most `MOST_RESULTS`. */
  total: z.int(),
  /** True if there are more. */
  isMore: z.exactOptional(z.literal(true)),
  /** Page number, from 1. */
  page: z.int(),
  pages: z.int(),
});

export type SearchPage = z.infer<typeof searchPageSchema>;
