import * as z from 'zod/mini';
import { recordFields, storedList, storedText } from '../text/stored.ts';

export const storyPageSchema = z.looseObject({
  type: z.catch(z.enum(['image', 'video']), 'image'),
  src: storedText(),
  alt: storedText(),
  /** Text over the picture. */
  text: storedText(),
});

export const webStorySchema = z.looseObject({
  ...recordFields,
  title: z.string(),
  /** Alternative text of the cover. */
  coverImage: storedText(),
  coverImageSrc: storedText(),
  pages: storedList(storyPageSchema),
});

export type StoryPage = z.infer<typeof storyPageSchema>;
export type WebStory = z.infer<typeof webStorySchema>;

/** Returns a story's cover picture, or else its first picture, if any. */
export const storyCover = ({ coverImageSrc, pages }: WebStory): string | undefined =>
  coverImageSrc || pages.find(({ type, src }) => type === 'image' && src !== '')?.src || undefined;
