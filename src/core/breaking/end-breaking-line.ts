import * as z from 'zod/mini';
import { defineStoreJob } from '../job/job-handler.ts';
import * as words from '../words/event-words.ts';
import { BREAKING_LINE_ID } from './breaking-line.ts';

/** Kind of the jobs that remove the line at its end. */
export const END_BREAKING_LINE = 'end-breaking-line';

/** The job that removes the line at its end, unless it has another end by now. */
export const endBreakingLineJob = defineStoreJob({
  label: words.endOfABreakingLine,
  payload: z.object({ until: z.string() }),
  carryOut: async ({ payload: { until }, change }) => {
    const line = await change.get('breakingLines', BREAKING_LINE_ID);
    if (line?.until === until) await change.remove('breakingLines', BREAKING_LINE_ID);
    return { is: 'done' };
  },
});
