import type { EventSubject } from '../activity/activity-entry.ts';
import type { StoreChange } from '../ports.ts';
import type { Job } from './job.ts';

export interface NewJob {
  /** Name of the handler in `job-handlers.ts`. */
  kind: string;
  /** The record that it concerns, for the list of jobs. */
  subject?: EventSubject;
  /** Earliest instant of the first attempt. */
  dueAt: Date;
  /** Input of the handler, as JSON. Must not contain secrets, since databases are backed up. */
  payload?: Record<string, unknown>;
}

/**
 * Adds a job in the transaction of a change. Any process can run it once the transaction is committed; if
 * the change fails, the job isn't added.
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
