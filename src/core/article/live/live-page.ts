import * as z from 'zod/mini';
import { liveEntrySchema, shownEntrySchema } from './live-entry.ts';

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

/** The live blog of an article: a page of its entries. */
export const livePageSchema = z.object({
  startedAt: z.string(),
  /** Instant of its end; absent while it is ongoing. */
  endedAt: z.exactOptional(z.string()),
  /** Instant of the newest entry, or else of the beginning. */
  updatedAt: z.string(),
  /** Number of all entries. */
  total: z.int(),
  page: z.int(),
  /** At least 1. */
  pages: z.int(),
  /** Key points, the newest first. */
  keyPoints: z.array(
    z.object({
      /** Id of its entry. */
      id: z.string(),
      at: z.string(),
      text: z.string(),
      /** True if its entry is on this page. */
      isHere: z.boolean(),
    }),
  ),
  /** Pinned entries, on the first page of an ongoing live blog. They are among `entries` too. */
  pinned: z.array(shownEntrySchema),
  /** Entries of this page, the newest first. */
  entries: z.array(shownEntrySchema),
});

export type LivePage = z.infer<typeof livePageSchema>;
