import { jobHandlers } from '#core/job/job-handlers.ts';
import { createJobQueue } from '#core/job/job-queue.ts';
import { LEASE } from '#core/job/job-transition.ts';
import type { Ports } from '#core/ports.ts';

/** Milliseconds within which letters become due. */
const SOON = 3000;

/** Runs all jobs that are due soon, one at a time. */
export async function workOffJobs(ports: Ports): Promise<void> {
  const clock = { now: () => new Date(ports.clock.now().getTime() + SOON) };
  const queue = createJobQueue({ store: ports.store, clock }, LEASE);
  for (const [kind, handler] of Object.entries(jobHandlers)) {
    const isDue = async (): Promise<boolean> => {
      const next = await queue.nextDue(kind);
      return next !== undefined && next <= clock.now().getTime();
    };
    while (await isDue()) {
      if ('carryOut' in handler) {
        await queue.carryOut(kind, 1, (job, change, now) =>
          handler.carryOut({ job, change, ports, now }),
        );
        continue;
      }
      for (const job of await queue.claim(kind, 1)) {
        await queue.settle([{ job, event: await handler.run({ job, ports }) }]);
      }
    }
  }
}
