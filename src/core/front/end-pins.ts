import * as z from 'zod/mini';
import { defineStoreJob } from '../job/job-handler.ts';
import * as words from '../words/event-words.ts';
import { HOMEPAGE } from './front-plan.ts';

/** Kind of the jobs that take pins off a front at their end. */
export const END_PINS = 'end-pins';

/** The job that takes off the pins that are at their end, so that pages are made anew. */
export const endPinsJob = defineStoreJob({
  label: words.endOfPins,
  payload: z.object({ front: z._default(z.string(), HOMEPAGE) }),
  carryOut: async ({ payload: { front }, change, now }) => {
    const plan = await change.get('fronts', front);
    const standing = plan?.pins.filter(
      ({ until }) => until === undefined || Date.parse(until) > now.getTime(),
    );
    if (plan && standing && standing.length < plan.pins.length) {
      await change.replace('fronts', { ...plan, pins: standing });
    }
    return { is: 'done' };
  },
});
