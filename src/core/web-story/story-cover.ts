import type { WebStory } from './web-story.ts';

/** Returns a story's cover picture, or else its first picture, if any. */
export const storyCover = ({ coverImageSrc, pages }: WebStory): string | undefined =>
  coverImageSrc || pages.find(({ type, src }) => type === 'image' && src !== '')?.src || undefined;
