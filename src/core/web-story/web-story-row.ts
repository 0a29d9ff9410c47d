import type { WebStory } from './web-story.ts';

/** A web story in the back office's table: its cover, and how many pages it has. */
export interface WebStoryRow extends Pick<WebStory, 'id' | 'version' | 'title' | 'coverImage'> {
  /** The cover, or the first picture in its place; absent where it has none. */
  picture?: string;
  pageCount: number;
}

export function webStoryRow(story: WebStory): WebStoryRow {
  const { id, version, title, coverImage, coverImageSrc, pages } = story;
  const picture = coverImageSrc || pages.find(({ type }) => type === 'image')?.src;
  return {
    ...{ id, version, title, coverImage },
    ...(picture ? { picture } : {}),
    pageCount: pages.length,
  };
}
