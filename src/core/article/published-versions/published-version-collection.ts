import { defineCollection } from '../../collection.ts';
import {
  PUBLISHED_VERSION_LIMIT,
  type PublishedVersion,
  publishedVersionSchema,
} from './published-version.ts';

export const publishedVersionCollection = defineCollection({
  schema: publishedVersionSchema,
  idPrefix: 'published-version',
  insertAt: 'first',
  limit: PUBLISHED_VERSION_LIMIT,
  makesRoom: true,
  seenBy: 'owner',
  isArchived: true,
  isPublic: true,
  filters: {
    article: (version: PublishedVersion) => version.article,
  },
  sorts: {},
  row: ({ words: _, ...row }: PublishedVersion) => row,
  searchedText: ({ words, correction }) => `${words?.title ?? ''} ${correction ?? ''}`,
});
