import type { JobState } from './job.ts';

/** Summary above the list of jobs. */
export interface JobSummary {
  counts: Record<JobState, number>;
  /** Names of the kinds of jobs. */
  labels: Record<string, string>;
}
