import * as z from 'zod/mini';
import type { Article } from './article.ts';
import { articleCard, articleCardSchema, updateOf } from './article-card.ts';
import { correctionSchema } from './corrections/correction.ts';

/** Default and maximum number of articles per page of the API's list. */
export const ARTICLE_LIST_SIZE = 20;
export const ARTICLE_LIST_MOST = 100;

/** A card with `updatedAt`, which feeds and site maps need. */
const listedArticleSchema = z.extend(articleCardSchema, {
  /** Instant of the last change, if at least a minute after publication. */
  updatedAt: z.exactOptional(z.string()),
  /** Its corrections, newest first. */
  corrections: z.exactOptional(z.array(correctionSchema)),
});

export type ListedArticle = z.infer<typeof listedArticleSchema>;

export const listedArticle = (article: Article): ListedArticle => ({
  ...articleCard(article),
  ...updateOf(article),
  ...(article.corrections ? { corrections: article.corrections } : {}),
});

/** A page of the list of articles. */
export const articleListSchema = z.object({
  articles: z.array(listedArticleSchema),
  /** Keyset cursor of the next page; absent at the end. */
  next: z.exactOptional(z.string()),
});

export type ArticleList = z.infer<typeof articleListSchema>;
