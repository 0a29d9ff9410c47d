import * as z from 'zod/mini';
import { jobStates } from './job.ts';

/** Counts above the list of jobs. */
export const jobSummarySchema = z.object({
  counts: z.record(z.enum(jobStates), z.int()),
  /** Display names of the kinds of jobs. */
  labels: z.record(z.string(), z.string()),
});

export type JobSummary = z.infer<typeof jobSummarySchema>;
