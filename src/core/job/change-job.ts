import * as z from 'zod/mini';
import { failures, Refusal } from '../errors.ts';
import type { StoreChange } from '../ports.ts';
import { defineChange, mustBeOwner } from '../use-case.ts';
import type { Job } from './job.ts';
import { jobHandlers } from './job-handlers.ts';
import { type JobEvent, jobTransition } from './job-transition.ts';

const labelOf = ({ kind }: Job): string => jobHandlers[kind]?.label ?? kind;

/** The job and its status after the event; refuses where it was ended or claimed meanwhile. */
async function after(change: StoreChange, id: string, event: JobEvent, now: Date) {
  const job = await change.get('jobs', id);
  if (!job) throw new Refusal(failures.deletedAlready());
  const status = jobTransition(job, event, now);
  if (!status) throw new Refusal(failures.conflict());
  return { job, status };
}

/** Has a job run again now, whose attempts failed. */
export const retryJob = defineChange({
  name: 'retryJob',
  may: mustBeOwner,
  input: z.object({ id: z.string() }),
  change: async (change, { input: { id }, ports }) => {
    const { job, status } = await after(change, id, { is: 'retried' }, ports.clock.now());
    if (status !== 'removed') await change.replace('jobs', { ...job, ...status });
    return {
      value: { id },
      activity: {
        event: 'job-retried',
        subject: { collection: 'jobs', id },
        action: 'Retried Job',
        description: `Job "${labelOf(job)}" was tried again`,
      },
    };
  },
});

/** Gives a failed job up. */
export const deleteJob = defineChange({
  name: 'deleteJob',
  may: mustBeOwner,
  input: z.object({ id: z.string() }),
  change: async (change, { input: { id }, ports }) => {
    const { job } = await after(change, id, { is: 'discarded' }, ports.clock.now());
    await change.remove('jobs', id);
    return {
      value: { id },
      activity: {
        event: 'job-deleted',
        subject: { collection: 'jobs', id },
        action: 'Deleted Job',
        description: `Job "${labelOf(job)}" was given up`,
      },
    };
  },
});
