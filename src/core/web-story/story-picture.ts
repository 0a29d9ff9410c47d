import type { StoryPage } from './web-story.ts';

/** A page that shows a sample drawing. */
export const storyPicture = (src: string, alt: string, text: string): StoryPage => ({
  type: 'image',
  src,
  alt,
  text,
});

/** Address of a detail of a drawing. `box` is left, top, width and height, in user units of the SVG. */
export const detail = (src: string, ...box: [number, number, number, number]): string =>
  `${src}#svgView(viewBox(${box.join(',')}))`;
