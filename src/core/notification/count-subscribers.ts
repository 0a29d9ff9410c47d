import * as z from 'zod/mini';
import { done } from '../errors.ts';
import { editors } from '../permission.ts';
import { defineTask } from '../use-case.ts';
import { readAudience } from './begin-sending.ts';

/** Counts the subscribed browsers; 0 in the browser edition. */
export const countSubscribers = defineTask({
  name: 'countSubscribers',
  contract: {
    route: 'GET /admin/notifications/subscribers',
    summary: 'How many browsers are subscribed to notifications',
    answers: z.object({ browsers: z.int() }),
  },
  may: editors,
  input: z.object({}),
  run: async ({ ports }) => {
    const audience = (await readAudience(ports)) ?? [];
    return done({ browsers: audience.reduce((sum, { count }) => sum + count, 0) });
  },
});
