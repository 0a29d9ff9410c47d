import * as z from 'zod/mini';
import { storyCover, type WebStory } from './web-story.ts';

/** A web story in the back office's table, with its cover and number of pages. */
export const webStoryRowSchema = z.object({
  id: z.string(),
  version: z.optional(z.int()),
  title: z.string(),
  coverImage: z.string(),
  /** The cover, or else the first picture, if any. */
  picture: z.exactOptional(z.string()),
  pageCount: z.int(),
});

export type WebStoryRow = z.infer<typeof webStoryRowSchema>;

export function webStoryRow(story: WebStory): WebStoryRow {
  const { id, version, title, coverImage, pages } = story;
  const picture = storyCover(story);
  return {
    ...{ id, version, title, coverImage },
    ...(picture ? { picture } : {}),
    pageCount: pages.length,
  };
}
