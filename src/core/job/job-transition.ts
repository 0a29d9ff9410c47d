import * as words from '../words/label-words.ts';
import type { Job } from './job.ts';

/** Seconds for which a claim holds; renewed while the job runs. */
export const LEASE = 30;

/** Most attempts before a job fails: with the pauses below, about a day. */
export const MOST_ATTEMPTS = 30;

/** Seconds before the second attempt; each later pause is twice as long, up to `LONGEST_PAUSE`. */
const FIRST_PAUSE = 10;
const LONGEST_PAUSE = 60 * 60;

/** The fields of a job that its transitions change. */
export type JobStatus = Pick<
  Job,
  'state' | 'dueAt' | 'attempts' | 'leaseUntil' | 'failedAt' | 'lastError'
>;

export type JobEvent =
  /** A process starts an attempt. */
  | { is: 'claimed'; until: Date }
  /** Its process is still working on it. */
  | { is: 'renewed'; until: Date }
  | { is: 'done' }
  /** The attempt failed; a final failure is not retried. */
  | { is: 'failed'; reason: string; isFinal?: boolean }
  /** The attempt is put off until a later instant, and doesn't count. */
  | { is: 'postponed'; until: Date }
  /** An owner requests another attempt now. */
  | { is: 'retried' }
  /** An owner deletes the failed job. */
  | { is: 'discarded' };

/** Seconds between an attempt, counted from 1, and the next one. */
export const pauseAfter = (attempt: number): number =>
  Math.min(FIRST_PAUSE * 2 ** (attempt - 1), LONGEST_PAUSE);

const isPast = (instant: string | undefined, now: Date): boolean =>
  !(Date.parse(instant ?? '') > now.getTime());

function failedStatus(status: JobStatus, reason: string, now: Date): JobStatus {
  return {
    ...status,
    state: 'failed',
    leaseUntil: undefined,
    failedAt: now.toISOString(),
    lastError: reason,
  };
}

function claimed(status: JobStatus, until: Date, now: Date): JobStatus | undefined {
  const { state, attempts } = status;
  if (state === 'failed' || !isPast(state === 'waiting' ? status.dueAt : status.leaseUntil, now)) {
    return undefined;
  }
  if (attempts >= MOST_ATTEMPTS) {
    return failedStatus(status, words.theProgramEndedDuring, now);
  }
  return {
    ...status,
    state: 'running',
    attempts: attempts + 1,
    leaseUntil: until.toISOString(),
  };
}

function waiting(status: JobStatus, dueAt: Date): JobStatus {
  return {
    ...status,
    state: 'waiting',
    dueAt: dueAt.toISOString(),
    leaseUntil: undefined,
    failedAt: undefined,
  };
}

function afterFailure(
  status: JobStatus,
  { reason, isFinal = false }: { reason: string; isFinal?: boolean },
  now: Date,
): JobStatus {
  if (isFinal || status.attempts >= MOST_ATTEMPTS) return failedStatus(status, reason, now);
  const next = new Date(now.getTime() + pauseAfter(status.attempts) * 1000);
  return { ...waiting(status, next), lastError: reason };
}

/**
 * Returns the status of a job after an event: `removed` at its end, `undefined` if the event does not
 * apply. `docs/jobs.md` has the table of all states and events.
 */
export function jobTransition(
  status: JobStatus,
  event: JobEvent,
  now: Date,
): JobStatus | 'removed' | undefined {
  const { state, attempts } = status;
  const isRunning = state === 'running';
  switch (event.is) {
    case 'claimed':
      return claimed(status, event.until, now);
    case 'renewed':
      return isRunning ? { ...status, leaseUntil: event.until.toISOString() } : undefined;
    case 'done':
      return isRunning ? 'removed' : undefined;
    case 'failed':
      return isRunning ? afterFailure(status, event, now) : undefined;
    case 'postponed':
      return isRunning ? { ...waiting(status, event.until), attempts: attempts - 1 } : undefined;
    case 'retried':
      // A job before its first attempt keeps its due instant.
      if (isRunning || (state === 'waiting' && attempts === 0)) return undefined;
      return { ...waiting(status, now), attempts: 0 };
    case 'discarded':
      return state === 'failed' ? 'removed' : undefined;
  }
}
