import type { EventSubject } from '../activity/activity-entry.ts';
import type { StoreChange } from '../ports.ts';
import type { Job } from './job.ts';

export interface NewJob {
  /** The handler's name in `job-handlers.ts`. */
  kind: string;
  /** The record that it is about, for the list of jobs. */
  subject?: EventSubject;
  /** Instant before which it is not run. */
  dueAt: Date;
  /** Input of the handler, as JSON has it. Never a secret: databases are copied. */
  payload?: Record<string, unknown>;
}

/**
 * Adds a job in the transaction of the change that it follows from: it is run once the change is written,
 * by any process, and not at all when the change fails.
 */
export const enqueue = (
  change: StoreChange,
  { kind, subject, dueAt, payload = {} }: NewJob,
): Promise<Job> =>
  change.insert('jobs', {
    kind,
    subject,
    state: 'waiting',
    wantedAt: dueAt.toISOString(),
    dueAt: dueAt.toISOString(),
    attempts: 0,
    leaseUntil: undefined,
    failedAt: undefined,
    lastError: '',
    payload,
  });
