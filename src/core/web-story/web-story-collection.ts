import { defineCollection } from '../collection.ts';
import { sampleStories } from './sample-stories.ts';
import { type WebStory, webStorySchema } from './web-story.ts';

export const webStoryCollection = defineCollection({
  schema: webStorySchema,
  idPrefix: 'story',
  insertAt: 'first',
  samples: sampleStories,
  filters: {},
  sorts: {
    title: (story: WebStory) => story.title,
    pages: (story: WebStory) => story.pages.length,
  },
  searchedText: ({ title, coverImage }) => `${title} ${coverImage}`,
});
