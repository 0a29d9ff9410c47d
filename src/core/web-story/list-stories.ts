import * as z from 'zod/mini';
import { done } from '../errors.ts';
import { defineTask } from '../use-case.ts';
import { shownStories } from './shown-stories.ts';
import { webStorySchema } from './web-story.ts';

/** Lists the stories of `/web-stories`, in order. */
export const listStories = defineTask({
  name: 'listStories',
  contract: {
    route: 'GET /stories',
    summary: 'Web stories',
    answers: z.array(webStorySchema),
  },
  input: z.object({}),
  run: async ({ ports }) => done(await shownStories(ports.store)),
});
