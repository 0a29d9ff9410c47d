import * as z from 'zod/mini';
import { articleCardSchema } from '../article/article-card.ts';
import { defineCollection } from '../collection.ts';
import { recordFields, storedText } from '../text/stored.ts';

/** Most articles that an account, or a device, keeps saved. */
export const MOST_SAVED = 200;

/** Articles on a page of the list. */
export const SAVED_PAGE_SIZE = 20;

/** An article that a reader has saved for later. */
export const savedArticleSchema = z.looseObject({
  ...recordFields,
  /** Id of the reader's account. */
  holder: storedText(),
  /** Id of the article. */
  article: storedText(),
  /** Instant at which it was saved. */
  savedAt: storedText(),
});

export type SavedArticle = z.infer<typeof savedArticleSchema>;

export const savedArticleCollection = defineCollection({
  schema: savedArticleSchema,
  idPrefix: 'saved',
  insertAt: 'first',
  seenBy: 'nobody',
  isArchived: false,
  filters: {
    holder: ({ holder }: SavedArticle) => holder,
    article: ({ article }: SavedArticle) => article,
  },
  sorts: {},
  searchedText: () => '',
});

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
  total: z.int(),
  page: z.int(),
  pages: z.int(),
});

export type SavedPage = z.infer<typeof savedPageSchema>;
