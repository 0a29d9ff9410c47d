import { defineCollection } from '../../collection.ts';
import { liveBlogSchema } from './live-blog.ts';

export const liveBlogCollection = defineCollection({
  schema: liveBlogSchema,
  idPrefix: 'live-blog',
  insertAt: 'first',
  isArchived: true,
  isPublic: true,
  isStanding: true,
  filters: {},
  sorts: {},
  searchedText: ({ id }) => id,
});
