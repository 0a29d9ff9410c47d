import * as z from 'zod/mini';
import { categoryLinkSchema, frontCardSchema } from '../article/article-card.ts';
import { videoSchema } from '../video/video.ts';
import { webStorySchema } from '../web-story/web-story.ts';

/** Number of videos and web stories on the homepage; `front-plan.ts` has those of its articles. */
export const frontLimits = { videos: 4, stories: 7 } as const;

/** The homepage. */
export const frontSchema = z.object({
  /** The pinned article, the one featured last, or else the newest one; absent only without articles. */
  lead: z.exactOptional(frontCardSchema),
  /** Lines under the lead, without pictures. */
  related: z.array(frontCardSchema),
  sides: z.array(frontCardSchema),
  latest: z.array(frontCardSchema),
  business: z.array(frontCardSchema),
  tech: z.array(frontCardSchema),
  videos: z.array(videoSchema),
  stories: z.array(webStorySchema),
  /** Columns of sections that have news which is not further up. */
  band: z.array(z.object({ section: categoryLinkSchema, articles: z.array(frontCardSchema) })),
  /** Articles that were read most in the last 24 hours, whether they are further up or not. */
  mostRead: z.array(frontCardSchema),
});

export type Front = z.infer<typeof frontSchema>;
