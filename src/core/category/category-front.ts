import * as z from 'zod/mini';
import { articleCardSchema, categoryLinkSchema } from '../article/article-card.ts';
import { videoSchema } from '../video/video.ts';
import { webStorySchema } from '../web-story/web-story.ts';

/** Articles on a page of a category. */
export const CATEGORY_PAGE_SIZE = 20;

/** A page of a category. */
export const categoryFrontSchema = z.object({
  category: categoryLinkSchema,
  /** False for a name that neither a category nor an article has: search engines are told not to list it. */
  isKnown: z.boolean(),
  articles: z.array(articleCardSchema),
  /** From 1. A page past the end is empty. */
  page: z.int(),
  pages: z.int(),
  /** The video library, in the category Videos only. */
  videos: z.array(videoSchema),
  /** The first few of it, in every category. */
  newestVideos: z.array(videoSchema),
  /** The web stories, in the category Web Stories only. */
  stories: z.array(webStorySchema),
});

export type CategoryFront = z.infer<typeof categoryFrontSchema>;
