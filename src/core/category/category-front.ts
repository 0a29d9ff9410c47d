import * as z from 'zod/mini';
import { articleCardSchema, categoryLinkSchema } from '../article/article-card.ts';
import { videoSchema } from '../video/video.ts';
import { webStorySchema } from '../web-story/web-story.ts';

/** Number of articles on a page of a category. */
export const CATEGORY_PAGE_SIZE = 20;

/** A page of a category. */
export const categoryFrontSchema = z.object({
  category: categoryLinkSchema,
  /** Text below the heading; absent where there is none. */
  description: z.exactOptional(z.string()),
  /** The category that it belongs to. */
  parent: z.exactOptional(categoryLinkSchema),
  /** The categories that belong to it, whose articles are among its own. */
  children: z.array(categoryLinkSchema),
  /** False if neither a category nor an article has that name; the page is then `noindex`. */
  isKnown: z.boolean(),
  articles: z.array(articleCardSchema),
  /** Page number, from 1; the last one where a page past the end was asked for. */
  page: z.int(),
  pages: z.int(),
  /** The video library; only in the category Videos. */
  videos: z.array(videoSchema),
  /** The first few videos of the library, in every category. */
  newestVideos: z.array(videoSchema),
  /** The web stories; only in the category Web Stories. */
  stories: z.array(webStorySchema),
});

export type CategoryFront = z.infer<typeof categoryFrontSchema>;
