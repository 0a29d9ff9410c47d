import { defineCollection } from '../../collection.ts';
import {
  PUBLISHED_VERSION_LIMIT,
  type WithheldVersion,
  withheldVersionSchema,
} from './published-version.ts';

export const withheldVersionCollection = defineCollection({
  schema: withheldVersionSchema,
  idPrefix: 'withheld-version',
  insertAt: 'first',
  limit: PUBLISHED_VERSION_LIMIT,
  makesRoom: true,
  seenBy: 'owner',
  isArchived: true,
  filters: {
    article: (version: WithheldVersion) => version.article,
  },
  sorts: {},
  row: ({ words: _, ...row }: WithheldVersion) => row,
  searchedText: ({ words }) => words.title,
});
