import type { StoryPage } from './web-story.ts';

/** A page that shows one of our drawings. */
export const storyPicture = (src: string, alt: string, text: string): StoryPage => ({
  type: 'image',
  src,
  alt,
  text,
});

/** A part of a drawing: the left edge, the top edge, the width and the height, in its own units. */
export const detail = (src: string, ...box: [number, number, number, number]): string =>
  `${src}#svgView(viewBox(${box.join(',')}))`;
