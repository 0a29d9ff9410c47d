import * as z from 'zod/mini';
import { defineCollection } from '../../collection.ts';
import { recordFields, storedInstant } from '../../text/stored.ts';

/** Beginning and end of a live blog, under the id of its article. Its entries are in `live-entry.ts`. */
export const liveBlogSchema = z.looseObject({
  ...recordFields,
  startedAt: storedInstant(),
  /** Instant of its end; absent while it is ongoing. */
  endedAt: storedInstant(),
});

export type LiveBlog = z.infer<typeof liveBlogSchema>;

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
