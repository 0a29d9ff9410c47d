import * as z from 'zod/mini';
import { done } from '../errors.ts';
import { owners } from '../permission.ts';
import { definePrivateRead } from '../use-case.ts';
import { type JobState, type JobSummary, jobSummarySchema } from './job.ts';
import { jobHandlers } from './job-handlers.ts';

/** Counts waiting, running and failed jobs, and returns the labels of all kinds. */
export const readJobSummary = definePrivateRead({
  name: 'readJobSummary',
  contract: {
    route: 'GET /admin/job-summary',
    summary: 'How many jobs wait, run and have failed',
    answers: jobSummarySchema,
  },
  may: owners,
  input: z.object({}),
  read: async (view) => {
    const countOf = (state: JobState) => view.count('jobs', { where: { state } });
    const [waiting, running, failed] = [
      await countOf('waiting'),
      await countOf('running'),
      await countOf('failed'),
    ];
    const labels = Object.entries(jobHandlers).map(([kind, { label }]) => [kind, label]);
    return done<JobSummary>({
      counts: { waiting, running, failed },
      labels: Object.fromEntries(labels),
    });
  },
});
