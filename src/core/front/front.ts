import * as z from 'zod/mini';
import { articleCardSchema } from '../article/article-card.ts';
import { videoSchema } from '../video/video.ts';
import { webStorySchema } from '../web-story/web-story.ts';

/** Number of items in each block of the homepage. */
export const frontLimits = {
  sides: 4,
  latest: 5,
  business: 4,
  tech: 4,
  videos: 4,
  stories: 7,
} as const;

/** The homepage. */
export const frontSchema = z.object({
  /** The newest featured article, or else the newest one; absent only without articles. */
  lead: z.exactOptional(articleCardSchema),
  sides: z.array(articleCardSchema),
  latest: z.array(articleCardSchema),
  business: z.array(articleCardSchema),
  tech: z.array(articleCardSchema),
  videos: z.array(videoSchema),
  stories: z.array(webStorySchema),
});

export type Front = z.infer<typeof frontSchema>;
