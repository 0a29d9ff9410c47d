import type { JobState } from './job.ts';

/** What stands over the list of jobs. */
export interface JobSummary {
  counts: Record<JobState, number>;
  /** Names of the kinds of jobs. */
  labels: Record<string, string>;
}
