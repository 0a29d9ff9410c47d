import * as z from 'zod/mini';
import { shownEntrySchema } from './live-entry.ts';

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
