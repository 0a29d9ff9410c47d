import type { Ports } from '../ports.ts';
import type { AnyStoreJobHandler } from './job-handler.ts';
import type { JobQueue, JobWork } from './job-queue.ts';
import type { JobEvent } from './job-transition.ts';

/** Most jobs in one transaction. Changes by users wait for its end. */
const MOST_TOGETHER = 25;

export interface StoreJobKind {
  kind: string;
  handler: AnyStoreJobHandler;
}

export interface StoreJobs {
  queue: JobQueue;
  ports: Ports;
  /** Returns the event of a job that threw. */
  failureOf: (error: unknown) => JobEvent;
  /** True once no more jobs shall begin. */
  isEnded: () => boolean;
}

/** Returns the work of a kind's jobs. */
const workOf =
  ({ handler }: StoreJobKind, { ports }: StoreJobs): JobWork =>
  (job, change, now) =>
    handler.carryOut({ job, change, ports, now });

/** Carries out the first due job of a kind in a transaction of its own. If it throws, the attempt failed. */
async function carryOutFirst(of: StoreJobKind, jobs: StoreJobs): Promise<void> {
  const { queue, failureOf } = jobs;
  try {
    await queue.carryOut(of.kind, 1, workOf(of, jobs));
  } catch (error) {
    const event = failureOf(error);
    await queue.settle((await queue.claim(of.kind, 1)).map((job) => ({ job, event })));
  }
}

/** Carries out all due jobs of a kind. Returns when the next one is due, in milliseconds since 1970. */
export async function carryOutDue(of: StoreJobKind, jobs: StoreJobs): Promise<number> {
  const { queue, ports, isEnded } = jobs;
  for (;;) {
    const due = (await queue.nextDue(of.kind)) ?? Number.POSITIVE_INFINITY;
    if (isEnded() || due > ports.clock.now().getTime()) return due;
    try {
      await queue.carryOut(of.kind, MOST_TOGETHER, workOf(of, jobs));
    } catch {
      // One job threw and undid those before it: alone, the first is done or fails.
      await carryOutFirst(of, jobs);
    }
  }
}
