import * as z from 'zod/mini';
import { liveEntrySchema } from './live-entry.ts';

/** Newest entries that the live desk lists. */
export const LISTED_ENTRIES = 100;

/** The live blog of an article as its writers see it. */
export const liveDeskSchema = z.object({
  title: z.string(),
  slug: z.exactOptional(z.string()),
  /** True if readers have the article. */
  isPublic: z.boolean(),
  /** True if the actor may post: who may publish the article. */
  mayPost: z.boolean(),
  startedAt: z.exactOptional(z.string()),
  endedAt: z.exactOptional(z.string()),
  /** Number of all entries. */
  total: z.int(),
  /** The newest entries, at most a hundred. */
  entries: z.array(liveEntrySchema),
  /** Entries among the key points that readers see, the newest first. */
  keyPoints: z.array(liveEntrySchema),
  pinned: z.array(liveEntrySchema),
});

export type LiveDesk = z.infer<typeof liveDeskSchema>;
