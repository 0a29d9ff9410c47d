import type { WebStory } from './web-story.ts';

/** The picture that stands for a story: its cover, else its first picture; `undefined` without any. */
export const storyCover = ({ coverImageSrc, pages }: WebStory): string | undefined =>
  coverImageSrc || pages.find(({ type, src }) => type === 'image' && src !== '')?.src || undefined;
