import type { Job } from './job.ts';
import type { JobQueue, JobResult } from './job-queue.ts';
import type { JobEvent } from './job-transition.ts';

interface HeldJobsSetting {
  queue: JobQueue;
  after: (milliseconds: number, work: () => void) => () => void;
  report: (error: unknown) => void;
  /** Pause after a failure of the store, in milliseconds. */
  retryAfter: number;
  onSettled: () => void;
}

/**
 * Tracks the jobs that this process has claimed until their results are stored. Results and renewals are
 * written one after the other, because each raises the versions that prove the claim.
 */
export function createHeldJobs({ queue, after, report, retryAfter, onSettled }: HeldJobsSetting) {
  const held = new Map<string, Job>();
  let results: { id: string; event: JobEvent }[] = [];
  let last: Promise<void> = Promise.resolve();
  let isSettling = false;
  let isClosed = false;

  function inTurn(work: () => Promise<void>): Promise<void> {
    last = last.then(work).catch(report);
    return last;
  }

  /** Stores all pending results in one transaction. */
  async function settleAll(): Promise<void> {
    isSettling = false;
    const taken = results;
    results = [];
    try {
      await queue.settle(
        taken.flatMap(({ id, event }): JobResult | [] => {
          const job = held.get(id);
          return job ? { job, event } : [];
        }),
      );
    } catch (error) {
      results = [...taken, ...results];
      after(retryAfter, settleSoon);
      throw error;
    }
    for (const { id } of taken) held.delete(id);
    onSettled();
  }

  function settleSoon(): void {
    if (isSettling || isClosed) return;
    isSettling = true;
    void inTurn(settleAll);
  }

  return {
    /** Adds a claimed job, or replaces it after a new claim. Returns true if it was held already. */
    add: (job: Job): boolean => {
      const wasHeld = held.has(job.id);
      held.set(job.id, job);
      return wasHeld;
    },
    /** Schedules storing a job's result; retried until it succeeds. */
    settle: (id: string, event: JobEvent): void => {
      results.push({ id, event });
      settleSoon();
    },
    /** Renews the leases of all held jobs. */
    renew: (): Promise<void> =>
      inTurn(async () => {
        if (isClosed || held.size === 0) return;
        for (const job of await queue.renew([...held.values()])) held.set(job.id, job);
      }),
    /** Waits for pending writes, and stops writing. */
    close: async (): Promise<void> => {
      await last;
      isClosed = true;
    },
  };
}
