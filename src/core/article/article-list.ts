import type { ArticleCard } from './article-card.ts';

/** Articles in a list of the API, and the most that may be asked for. */
export const ARTICLE_LIST_SIZE = 20;
export const ARTICLE_LIST_MOST = 100;

/** A stretch of all articles. */
export interface ArticleList {
  articles: ArticleCard[];
  /** Keyset cursor of the next stretch; absent at the end. */
  next?: string;
}
