import * as z from 'zod/mini';
import { eventSubjectSchema } from '../activity/activity-entry.ts';
import { defineCollection } from '../collection.ts';
import { recordFields, storedInstant, storedText } from '../text/stored.ts';

/** Result of an attempt. Obsolete work counts as `done`. */
export type JobOutcome =
  | { is: 'done' }
  /** Retried after a pause, unless `isFinal`. The list of jobs shows the reason. */
  | { is: 'failed'; reason: string; isFinal?: boolean }
  /** Retried at `until`; the attempt doesn't count. */
  | { is: 'postponed'; until: Date };

/** True if jobs are among the changed collections. */
export const touchesJobs = (changed: readonly string[]): boolean => changed.includes('jobs');

/** States of stored jobs; a job that is done is removed. */
export const jobStates = ['waiting', 'running', 'failed'] as const;

export type JobState = (typeof jobStates)[number];

/** Work that follows from a change: written in its transaction, run by any process that claims it. */
export const jobSchema = z.looseObject({
  ...recordFields,
  /** Name of the handler in `job-handlers.ts`. */
  kind: storedText(),
  /** The record that it concerns; absent if naming it would reveal something. */
  subject: z.catch(z.optional(eventSubjectSchema), undefined),
  state: z.catch(z.enum(jobStates), 'waiting'),
  /** ISO instant for which it was enqueued. */
  wantedAt: storedText(),
  /** ISO instant of the next attempt; an invalid one counts as past. */
  dueAt: storedText(),
  /** Number of attempts that were started. */
  attempts: z.catch(z.number(), 0),
  /** ISO instant at which the claim of a running job expires. */
  leaseUntil: storedInstant(),
  /** ISO instant at which it failed for good. */
  failedAt: storedInstant(),
  /** Reason for the last failed attempt, in words, without addresses or secrets. */
  lastError: storedText(),
  /** Input of the handler. Must not contain secrets, since databases are backed up. */
  payload: z.catch(z.record(z.string(), z.unknown()), {}),
});

export type Job = z.infer<typeof jobSchema>;

const millisecondsOf = (instant: string | undefined): number =>
  Math.max(1, Date.parse(instant ?? '') || 1);

/**
 * Returns when a process must handle the job, in milliseconds since 1970: at its next attempt, or when its
 * lease expires. 0 for a failed job, which is never due.
 */
export function dueOf({ state, dueAt, leaseUntil }: Job): number {
  if (state === 'failed') return 0;
  return millisecondsOf(state === 'running' ? leaseUntil : dueAt);
}

/** Days for which failed jobs are kept; older ones are removed when another job is enqueued. */
export const FAILED_DAYS = 30;

export const jobCollection = defineCollection({
  schema: jobSchema,
  idPrefix: 'job',
  insertAt: 'last',
  written: 'first',
  seenBy: 'owner',
  isArchived: false,
  expiry: { sort: 'failed', days: FAILED_DAYS },
  filters: {
    kind: (job: Job) => job.kind,
    state: (job: Job) => job.state,
  },
  sorts: { failed: (job: Job) => job.failedAt ?? '' },
  numbers: { due: dueOf },
  row: ({ payload: { about }, ...row }: Job) =>
    // Topic from the payload, such as a letter's `reset-password`.
    Object.assign(row, { about: typeof about === 'string' ? about : '' }),
  rowSchema: () => z.extend(z.omit(jobSchema, { payload: true }), { about: z.string() }),
  searchedText: ({ kind, lastError, subject }) =>
    `${kind} ${lastError} ${subject?.collection ?? ''} ${subject?.id ?? ''}`,
});

/** Counts above the list of jobs. */
export const jobSummarySchema = z.object({
  counts: z.record(z.enum(jobStates), z.int()),
  /** Display names of the kinds of jobs. */
  labels: z.record(z.string(), z.string()),
});

export type JobSummary = z.infer<typeof jobSummarySchema>;
