/** Jobs in the browser edition, run by the leading tab. */

import { touchesJobs } from '#core/job/job.ts';
import { jobHandlers } from '#core/job/job-handlers.ts';
import { type After, startJobRunner } from '#core/job/job-runner.ts';
import type { Ports } from '#core/ports.ts';

/** Name of the lock held by the leading tab. */
const LOCK = 'daybreak-jobs';

const after: After = (milliseconds, work) => {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
};

/** True if there are jobs to run here, now or later. */
const hasJobs = ({ store }: Ports): Promise<boolean> =>
  store.read(async (view) => {
    const jobs = await view.list('jobs');
    return jobs.some(({ kind, state }) => kind in jobHandlers && state !== 'failed');
  });

/** Runs jobs until none is left; a page that holds a lock can't enter the back/forward cache. */
async function runUntilDone(ports: Ports): Promise<void> {
  const runner = startJobRunner({
    ports,
    handlers: jobHandlers,
    after,
    report: (error) => console.error(error),
  });
  let stopListening = () => {};
  await new Promise<void>((resolve) => {
    const look = async (): Promise<void> => {
      if (!(await hasJobs(ports))) resolve();
    };
    stopListening = ports.store.subscribe(() => void look());
    void look();
  });
  stopListening();
  await runner.close();
}

/**
 * Runs work while this tab holds the lock; without Web Locks every tab runs jobs, coordinated by leases.
 */
const whenLeading = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request(LOCK, work) : work();

/** Runs jobs while this tab leads: overdue ones at once, others when due. */
export function runPageJobs(ports: Ports): void {
  let isTakingPart = false;
  async function look(): Promise<void> {
    if (isTakingPart) return;
    isTakingPart = true;
    try {
      while (await hasJobs(ports)) await whenLeading(() => runUntilDone(ports));
    } catch (error) {
      console.error(error);
    }
    isTakingPart = false;
  }
  ports.store.subscribe((changed) => void (touchesJobs(changed) && look()));
  void look();
}
