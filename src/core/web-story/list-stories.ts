import * as z from 'zod/mini';
import { done } from '../errors.ts';
import { defineRead } from '../use-case.ts';
import { shownStories } from './shown-stories.ts';

/** The stories of `/web-stories`, in order. */
export const listStories = defineRead({
  name: 'listStories',
  input: z.object({}),
  read: async (view) => done(await shownStories(view)),
});
