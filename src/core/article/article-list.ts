import * as z from 'zod/mini';
import type { Article } from './article.ts';
import { articleCard, articleCardSchema, updateOf } from './article-card.ts';

/** Articles in a list of the API, and the most that may be asked for. */
export const ARTICLE_LIST_SIZE = 20;
export const ARTICLE_LIST_MOST = 100;

/** An article as lists for programs have it: feeds and site maps say when it was last changed. */
const listedArticleSchema = z.extend(articleCardSchema, {
  /** The instant of the last change, where that came at least a minute after publication. */
  updatedAt: z.exactOptional(z.string()),
});

export type ListedArticle = z.infer<typeof listedArticleSchema>;

export const listedArticle = (article: Article): ListedArticle => ({
  ...articleCard(article),
  ...updateOf(article),
});

/** A stretch of all articles. */
export const articleListSchema = z.object({
  articles: z.array(listedArticleSchema),
  /** Keyset cursor of the next stretch; absent at the end. */
  next: z.exactOptional(z.string()),
});

export type ArticleList = z.infer<typeof articleListSchema>;
