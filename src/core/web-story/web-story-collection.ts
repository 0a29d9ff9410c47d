import { defineContent } from '../collection.ts';
import { sampleStories } from './sample-stories.ts';
import { type WebStory, webStorySchema } from './web-story.ts';
import { webStoryRow, webStoryRowSchema } from './web-story-row.ts';

export const webStoryCollection = defineContent({
  schema: webStorySchema,
  idPrefix: 'story',
  labelField: 'title',
  insertAt: 'first',
  samples: sampleStories,
  isArchived: true,
  isPublic: true,
  isStanding: true,
  filters: {},
  keys: {
    /** Addresses of its pictures. */
    picture: ({ coverImageSrc, pages }: WebStory) => [
      coverImageSrc,
      ...pages.map(({ src }) => src),
    ],
  },
  sorts: {
    title: (story: WebStory) => story.title,
  },
  numbers: {
    pages: (story: WebStory) => story.pages.length,
  },
  row: webStoryRow,
  rowSchema: () => webStoryRowSchema,
  searchedText: ({ title, coverImage }) => `${title} ${coverImage}`,
  kind: async () => (await import('./web-story-kind.ts')).webStoryKind,
});
