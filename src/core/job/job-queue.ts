import type { Clock, Store, StoreChange } from '../ports.ts';
import { dueOf, type Job } from './job.ts';
import { type JobEvent, jobTransition } from './job-transition.ts';

/** Work of a job in the transaction that ends it. */
export type JobWork = (job: Job, change: StoreChange, now: Date) => Promise<JobEvent>;

/** An event of a job. */
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

/** Lists due jobs of a kind, the longest overdue first. */
const dueJobs = (change: StoreChange, kind: string, now: Date, limit: number): Promise<Job[]> =>
  change.list('jobs', {
    // `before` is exclusive; jobs due in this millisecond are included.
    where: { kind, due: { after: 0, before: now.getTime() + 1 } },
    sort: { by: 'due', isDescending: false },
    limit,
  });

/** Creates the queue over the stored jobs. Each call is one transaction; `lease` is in seconds. */
export function createJobQueue({ store, clock }: { store: Store; clock: Clock }, lease: number) {
  const leaseEnd = (now: Date) => new Date(now.getTime() + lease * 1000);

  /** Applies events to the jobs that this process still holds. Returns those of them that remain stored. */
  const settle = (results: readonly JobResult[]): Promise<Job[]> =>
    store.change(async (change) => {
      const left: Job[] = [];
      for (const { job, event } of results) {
        const stored = await change.get('jobs', job.id);
        // Another process claimed it after its lease expired.
        if (!stored || stored.version !== job.version) continue;
        const next = await applied(change, { job: stored, event }, clock.now());
        if (next) left.push(next);
      }
      return left;
    });

  return {
    settle,
    /** Returns when the next job of the kind is due, in milliseconds since 1970; `undefined` if there is none. */
    nextDue: (kind: string): Promise<number | undefined> =>
      store.read(async (view) => {
        const [next] = await view.list('jobs', {
          where: { kind, due: { after: 0 } },
          sort: { by: 'due', isDescending: false },
          limit: 1,
        });
        return next && dueOf(next);
      }),
    /** Claims due jobs of a kind, the longest overdue first. */
    claim: (kind: string, limit: number): Promise<Job[]> =>
      store.change(async (change) => {
        const now = clock.now();
        const due = await dueJobs(change, kind, now, limit);
        const event: JobEvent = { is: 'claimed', until: leaseEnd(now) };
        const taken: Job[] = [];
        for (const job of due) {
          const next = await applied(change, { job, event }, now);
          if (next?.state === 'running') taken.push(next);
        }
        return taken;
      }),
    /**
     * Carries out due jobs of a kind in the transaction that ends them, the longest overdue first. An
     * exception of `work` undoes it all.
     */
    carryOut: (kind: string, limit: number, work: JobWork): Promise<void> =>
      store.change(async (change) => {
        const now = clock.now();
        for (const job of await dueJobs(change, kind, now, limit)) {
          const claimed = jobTransition(job, { is: 'claimed', until: leaseEnd(now) }, now);
          if (!claimed || claimed === 'removed') continue;
          const begun = { ...job, ...claimed };
          if (claimed.state === 'running') {
            await applied(change, { job: begun, event: await work(begun, change, now) }, now);
          } else {
            await change.replace('jobs', begun);
          }
        }
      }),
    /** Renews the leases of running jobs. Returns those that this process still holds. */
    renew: (jobs: readonly Job[]): Promise<Job[]> =>
      settle(jobs.map((job) => ({ job, event: { is: 'renewed', until: leaseEnd(clock.now()) } }))),
  };
}

export type JobQueue = ReturnType<typeof createJobQueue>;
