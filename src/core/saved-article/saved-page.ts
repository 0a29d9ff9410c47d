import * as z from 'zod/mini';
import { articleCardSchema } from '../article/article-card.ts';

const savedRowSchema = z.object({
  /** Id of the article. */
  id: z.string(),
  savedAt: z.string(),
  /** Absent while the article is not published. */
  article: z.exactOptional(articleCardSchema),
});

export type SavedRow = z.infer<typeof savedRowSchema>;

/** A page of the articles that a reader has saved, the last saved first. */
export const savedPageSchema = z.object({
  rows: z.array(savedRowSchema),
  /** Ids of all articles on the list. */
  articles: z.array(z.string()),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
});

export type SavedPage = z.infer<typeof savedPageSchema>;
