import * as z from 'zod/mini';
import type { EventName } from '../activity/activity-entry.ts';
import { idSchema, type Route } from '../contract.ts';
import { done, failures, Refusal } from '../errors.ts';
import { owners } from '../permission.ts';
import { defineChange, definePrivateRead } from '../use-case.ts';
import * as words from '../words/label-words.ts';
import { type Job, type JobState, type JobSummary, jobSummarySchema } from './job.ts';
import { jobHandlers } from './job-handlers.ts';
import { jobTransition } from './job-transition.ts';

/** Counts waiting, running and failed jobs, and returns the labels of all kinds. */
export const readJobSummary = definePrivateRead({
  name: 'readJobSummary',
  contract: {
    route: 'GET /admin/job-summary',
    summary: 'How many jobs wait, run and have failed',
    answers: jobSummarySchema,
  },
  may: owners,
  input: z.object({}),
  read: async (view) => {
    const countOf = (state: JobState) => view.count('jobs', { where: { state } });
    const [waiting, running, failed] = [
      await countOf('waiting'),
      await countOf('running'),
      await countOf('failed'),
    ];
    const labels = Object.entries(jobHandlers).map(([kind, { label }]) => [kind, label]);
    return done<JobSummary>({
      counts: { waiting, running, failed },
      labels: Object.fromEntries(labels),
    });
  },
});

const labelOf = ({ kind }: Job): string => jobHandlers[kind]?.label ?? kind;

interface Given<Path extends Route> {
  name: string;
  route: Path;
  summary: string;
  is: 'retried' | 'discarded';
  event: EventName;
  action: string;
  /** Predicate of the sentence in the log. */
  predicate: string;
}

/** Defines a transition of a job by an owner. Refuses with `conflict` if the job's state doesn't allow it. */
const defineJobChange = <const Path extends Route>({
  name,
  route,
  summary,
  is,
  event,
  action,
  predicate,
}: Given<Path>) =>
  defineChange({
    name,
    contract: { route, summary, answers: idSchema, refusals: ['not-found', 'conflict'] },
    may: owners,
    input: z.object({ id: z.string() }),
    change: async (change, { input: { id }, ports }) => {
      const job = await change.get('jobs', id);
      if (!job) throw new Refusal(failures.deletedAlready());
      const status = jobTransition(job, { is }, ports.clock.now());
      if (!status) throw new Refusal(failures.conflict());
      if (status === 'removed') await change.remove('jobs', id);
      else await change.replace('jobs', { ...job, ...status });
      return {
        value: { id },
        activity: {
          event,
          subject: { collection: 'jobs', id },
          action,
          description: words.job(labelOf(job), predicate),
        },
      };
    },
  });

/** Retries a job now whose attempts failed. */
export const retryJob = defineJobChange({
  name: 'retryJob',
  route: 'POST /admin/jobs/:id/retry',
  summary: 'Have a job run again whose attempts failed',
  is: 'retried',
  event: 'job-retried',
  action: words.retriedJob,
  predicate: words.wasTriedAgain,
});

/** Deletes a job that failed for good. */
export const deleteJob = defineJobChange({
  name: 'deleteJob',
  route: 'DELETE /admin/jobs/:id',
  summary: 'Discard a failed job',
  is: 'discarded',
  event: 'job-deleted',
  action: words.deletedJob,
  predicate: words.jobWasDeleted,
});
