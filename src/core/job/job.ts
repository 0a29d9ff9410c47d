import * as z from 'zod/mini';
import { eventSubjectSchema } from '../activity/activity-entry.ts';
import { recordFields, storedInstant, storedText } from '../text/stored.ts';

/** The states of a job that is stored; one that is done is removed. */
export const jobStates = ['waiting', 'running', 'failed'] as const;

export type JobState = (typeof jobStates)[number];

/** Work that follows from a change: written in its transaction, run by whichever process claims it. */
export const jobSchema = z.looseObject({
  ...recordFields,
  /** The handler's name in `job-handlers.ts`. */
  kind: storedText(),
  /** The record that it is about; absent where none may be named. */
  subject: z.catch(z.optional(eventSubjectSchema), undefined),
  state: z.catch(z.enum(jobStates), 'waiting'),
  /** ISO instant for which it was enqueued. */
  wantedAt: storedText(),
  /** ISO instant of the next attempt; one that can't be read is past. */
  dueAt: storedText(),
  /** Attempts that were begun. */
  attempts: z.catch(z.number(), 0),
  /** ISO instant until which a running job belongs to its process. */
  leaseUntil: storedInstant(),
  /** ISO instant at which it failed for good. */
  failedAt: storedInstant(),
  /** Reason for the last failed attempt, in words, without addresses or secrets. */
  lastError: storedText(),
  /** Input of the handler. Never a secret: databases are copied. */
  payload: z.catch(z.record(z.string(), z.unknown()), {}),
});

export type Job = z.infer<typeof jobSchema>;

const millisecondsOf = (instant: string | undefined): number =>
  Math.max(1, Date.parse(instant ?? '') || 1);

/**
 * Milliseconds of the instant at which a process must look at the job: of its next attempt, or the end of
 * its lease. 0 for one that failed, which is never due.
 */
export function dueOf({ state, dueAt, leaseUntil }: Job): number {
  if (state === 'failed') return 0;
  return millisecondsOf(state === 'running' ? leaseUntil : dueAt);
}
