import * as z from 'zod/mini';
import type { JobOutcome } from '../job/job.ts';

/** An article that changed for readers, with what its address and its feeds are made of. */
export const announcedSchema = z.object({
  id: z.string(),
  /** Slugs under which readers know it, the present one first; empty for an article known by its id. */
  slugs: z.array(z.string()),
  /** Slugs of the sections, authors and tags whose feeds have it. */
  categories: z.array(z.string()),
  authors: z.array(z.string()),
  tags: z.array(z.string()),
});

export type Announced = z.infer<typeof announcedSchema>;

/** Tells programs on other sites that an article changed, so that they need not ask. */
export interface Announcements {
  /** Tells a WebSub hub that the feeds of an article changed. */
  tellHub(hub: string, announced: Announced): Promise<JobOutcome>;
  /** Tells search engines that the page of an article changed (IndexNow). */
  tellSearchEngines(announced: Announced): Promise<JobOutcome>;
}
