import * as z from 'zod/mini';
import type { Article } from './article.ts';
import { leadPictureOf, leadPictureSchema, publishedOf, publishedSchema } from './article-card.ts';

/** An article in the back office's table, without its text. */
export const articleRowSchema = z.object({
  id: z.string(),
  version: z.optional(z.int()),
  title: z.string(),
  category: z.string(),
  author: z.string(),
  writerId: z.optional(z.string()),
  isFeatured: z.boolean(),
  isPremium: z.boolean(),
  published: publishedSchema,
  picture: leadPictureSchema,
});

export type ArticleRow = z.infer<typeof articleRowSchema>;

export function articleRow(article: Article): ArticleRow {
  const { id, version, title, category, author, writerId, isFeatured, isPremium } = article;
  return {
    ...{ id, version, title, category, author, writerId, isFeatured, isPremium },
    published: publishedOf(article),
    picture: leadPictureOf(article),
  };
}
