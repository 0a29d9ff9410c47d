import * as z from 'zod/mini';
import { defineCollection } from '../collection.ts';
import { recordFields, storedText } from '../text/stored.ts';

/** Most articles that an account, or a device, keeps saved. */
export const MOST_SAVED = 200;

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
