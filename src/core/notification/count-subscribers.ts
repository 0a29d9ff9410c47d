import * as z from 'zod/mini';
import { mustBeEditor } from '../actor.ts';
import { done } from '../errors.ts';
import { defineTask } from '../use-case.ts';
import { readAudience } from './begin-sending.ts';

/** Counts the subscribed browsers; 0 in the browser edition. */
export const countSubscribers = defineTask({
  name: 'countSubscribers',
  may: mustBeEditor,
  input: z.object({}),
  run: async ({ ports }) => {
    const audience = (await readAudience(ports)) ?? [];
    return done({ browsers: audience.reduce((sum, { count }) => sum + count, 0) });
  },
});
