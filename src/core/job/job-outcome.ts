/** Result of an attempt. Obsolete work counts as `done`. */
export type JobOutcome =
  | { is: 'done' }
  /** Retried after a pause, unless `isFinal`. The list of jobs shows the reason. */
  | { is: 'failed'; reason: string; isFinal?: boolean }
  /** Retried at `until`; the attempt doesn't count. */
  | { is: 'postponed'; until: Date };
