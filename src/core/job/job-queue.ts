import type { Clock, Store, StoreChange } from '../ports.ts';
import { dueOf, type Job } from './job.ts';
import { type JobEvent, jobTransition } from './job-transition.ts';

/** A job and what happened to it. */
export interface JobResult {
  job: Job;
  event: JobEvent;
}

async function applied(
  change: StoreChange,
  { job, event }: JobResult,
  now: Date,
): Promise<Job | undefined> {
  const status = jobTransition(job, event, now);
  if (!status) return undefined;
  if (status !== 'removed') return change.replace('jobs', { ...job, ...status });
  await change.remove('jobs', job.id);
  return undefined;
}

/** The stored jobs as their runners change them, each step in one transaction. */
export function createJobQueue({ store, clock }: { store: Store; clock: Clock }, lease: number) {
  const leaseEnd = (now: Date) => new Date(now.getTime() + lease * 1000);

  /** Applies the events of jobs that still belong to whoever claimed them; returns those that are left. */
  const settle = (results: readonly JobResult[]): Promise<Job[]> =>
    store.change(async (change) => {
      const left: Job[] = [];
      for (const { job, event } of results) {
        const stored = await change.get('jobs', job.id);
        // Another process took it over when its lease had run out.
        if (!stored || stored.version !== job.version) continue;
        const next = await applied(change, { job: stored, event }, clock.now());
        if (next) left.push(next);
      }
      return left;
    });

  return {
    settle,
    /** Milliseconds of the instant at which the next job of the kind is due; `undefined` where there is none. */
    nextDue: (kind: string): Promise<number | undefined> =>
      store.read(async (view) => {
        const [next] = await view.list('jobs', {
          where: { kind, due: { after: 0 } },
          sort: { by: 'due', isDescending: false },
          limit: 1,
        });
        return next && dueOf(next);
      }),
    /** Takes due jobs of a kind, those that are due the longest first. */
    claim: (kind: string, limit: number): Promise<Job[]> =>
      store.change(async (change) => {
        const now = clock.now();
        const due = await change.list('jobs', {
          // Includes jobs due at this very millisecond.
          where: { kind, due: { after: 0, before: now.getTime() + 1 } },
          sort: { by: 'due', isDescending: false },
          limit,
        });
        const event: JobEvent = { is: 'claimed', until: leaseEnd(now) };
        const taken: Job[] = [];
        for (const job of due) {
          const next = await applied(change, { job, event }, now);
          if (next?.state === 'running') taken.push(next);
        }
        return taken;
      }),
    /** Renews the leases of running jobs; returns those that still belong to whoever claimed them. */
    renew: (jobs: readonly Job[]): Promise<Job[]> =>
      settle(jobs.map((job) => ({ job, event: { is: 'renewed', until: leaseEnd(clock.now()) } }))),
  };
}

export type JobQueue = ReturnType<typeof createJobQueue>;
