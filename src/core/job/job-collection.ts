import * as z from 'zod/mini';
import { defineCollection } from '../collection.ts';
import { dueOf, type Job, jobSchema } from './job.ts';

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
