import type { Article } from './article.ts';
import { type ArticleCard, articleCard, updateOf } from './article-card.ts';

/** Articles in a list of the API, and the most that may be asked for. */
export const ARTICLE_LIST_SIZE = 20;
export const ARTICLE_LIST_MOST = 100;

/** An article as lists for programs have it: feeds and site maps say when it was last changed. */
export interface ListedArticle extends ArticleCard {
  /** The instant of the last change, where that came at least a minute after publication. */
  updatedAt?: string;
}

export const listedArticle = (article: Article): ListedArticle => ({
  ...articleCard(article),
  ...updateOf(article),
});

/** A stretch of all articles. */
export interface ArticleList {
  articles: ListedArticle[];
  /** Keyset cursor of the next stretch; absent at the end. */
  next?: string;
}
