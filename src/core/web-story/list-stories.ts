import * as z from 'zod/mini';
import { done } from '../errors.ts';
import { defineTask } from '../use-case.ts';
import { shownStories } from './shown-stories.ts';

/** The stories of `/web-stories`, in order. */
export const listStories = defineTask({
  name: 'listStories',
  input: z.object({}),
  run: async ({ ports }) => done(await shownStories(ports.store)),
});
