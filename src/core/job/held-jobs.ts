import type { Job } from './job.ts';
import type { JobQueue, JobResult } from './job-queue.ts';
import type { JobEvent } from './job-transition.ts';

interface HeldJobsSetting {
  queue: JobQueue;
  after: (milliseconds: number, work: () => void) => () => void;
  report: (error: unknown) => void;
  /** Milliseconds before the store is asked again after it failed. */
  retryAfter: number;
  onSettled: () => void;
}

/**
 * The jobs that a process has claimed, until their results are stored. Results and renewals are stored one
 * after the other, for each raises the versions by which jobs are known to belong to the process.
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

  /** Stores all results that there are, together. */
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
    /** Holds a job as it was claimed; true where it was held already. */
    add: (job: Job): boolean => {
      const wasHeld = held.has(job.id);
      held.set(job.id, job);
      return wasHeld;
    },
    /** Stores the result of a job soon, and as often as it takes. */
    settle: (id: string, event: JobEvent): void => {
      results.push({ id, event });
      settleSoon();
    },
    /** Renews the leases of all jobs that are held. */
    renew: (): Promise<void> =>
      inTurn(async () => {
        if (isClosed || held.size === 0) return;
        for (const job of await queue.renew([...held.values()])) held.set(job.id, job);
      }),
    /** Waits for what is being stored; stores no more. */
    close: async (): Promise<void> => {
      await last;
      isClosed = true;
    },
  };
}
