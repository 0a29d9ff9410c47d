import { Refusal } from '../errors.ts';
import type { Ports } from '../ports.ts';
import * as words from '../words/label-words.ts';
import { sayInEnglish } from '../words/say-in-english.ts';
import { createHeldJobs } from './held-jobs.ts';
import { type Job, touchesJobs } from './job.ts';
import type { AnyJobHandler, JobHandlers } from './job-handler.ts';
import { createJobQueue } from './job-queue.ts';
import { type JobEvent, LEASE } from './job-transition.ts';
import { carryOutDue, type StoreJobKind } from './store-jobs.ts';

/** Longest timer, in milliseconds, since machines sleep and clocks are adjusted. */
const LONGEST_SLEEP = 60_000;

/** Pause after a failure of the store, in milliseconds. */
const STORE_PAUSE = 1000;

/** Milliseconds for running jobs to end when the runner is closed; then their leases run out. */
const CLOSING_TIME = 10_000;

/** Calls `work` after a delay. Returns a function that cancels it. */
export type After = (milliseconds: number, work: () => void) => () => void;

export interface JobRunnerSetting {
  ports: Ports;
  handlers: JobHandlers;
  after: After;
  /** Called with unexpected errors. */
  report: (error: unknown) => void;
  /** Lease in seconds, `LEASE` by default. */
  lease?: number;
}

export interface JobRunner {
  /** Starts no more jobs, and waits up to `CLOSING_TIME` for running ones. */
  close(): Promise<void>;
}

interface Kind {
  kind: string;
  handler: AnyJobHandler;
  tasks: Set<Promise<void>>;
}

/**
 * Starts to run due jobs. Wakes on changes of jobs in the store and when the next one is due. Several
 * processes can share a store: the jobs of a crashed one are claimed again when their leases expire.
 */
export function startJobRunner(setting: JobRunnerSetting): JobRunner {
  const { ports, after, lease = LEASE } = setting;
  const report = (error: unknown): void => {
    // Refusals, such as for a full or unreachable store, are expected.
    if (!(error instanceof Refusal)) setting.report(error);
  };
  const queue = createJobQueue(ports, lease);
  const held = createHeldJobs({ queue, after, report, retryAfter: STORE_PAUSE, onSettled: look });
  const kinds: Kind[] = [];
  const storeKinds: StoreJobKind[] = [];
  for (const [kind, handler] of Object.entries(setting.handlers)) {
    if ('carryOut' in handler) storeKinds.push({ kind, handler });
    else kinds.push({ kind, handler, tasks: new Set() });
  }
  let looking: Promise<void> | undefined;
  let looksAgain = false;
  let isClosed = false;
  let cancelWake = () => {};
  let cancelRenewal = () => {};

  function failureOf(error: unknown): JobEvent {
    if (error instanceof Refusal) {
      return { is: 'failed', reason: sayInEnglish(error.failure).message };
    }
    report(error);
    return { is: 'failed', reason: words.anUnexpectedErrorSee };
  }

  const storeJobs = { queue, ports, failureOf, isEnded: () => isClosed };

  async function attempt({ run, goodFor }: AnyJobHandler, job: Job): Promise<JobEvent> {
    const age = ports.clock.now().getTime() - Date.parse(job.wantedAt);
    if (goodFor !== undefined && age > goodFor * 1000) {
      return { is: 'failed', reason: words.itExpiredBefore, isFinal: true };
    }
    try {
      return await run({ job, ports });
    } catch (error) {
      return failureOf(error);
    }
  }

  function start({ handler, tasks }: Kind, job: Job): void {
    // The job is still running here, but its lease expired, for example while the machine slept.
    if (held.add(job)) return;
    const task = attempt(handler, job).then((event) => {
      tasks.delete(task);
      held.settle(job.id, event);
    });
    tasks.add(task);
  }

  /** Claims due jobs of a kind if at least half of its slots are free. Returns when to look again, in ms since 1970. */
  async function fill(kind: Kind): Promise<number> {
    const { atOnce } = kind.handler;
    const isBusy = () => kind.tasks.size > atOnce / 2;
    if (isBusy()) return Number.POSITIVE_INFINITY;
    const due = (await queue.nextDue(kind.kind)) ?? Number.POSITIVE_INFINITY;
    if (due > ports.clock.now().getTime()) return due;
    for (const job of await queue.claim(kind.kind, atOnce - kind.tasks.size)) start(kind, job);
    return isBusy() ? Number.POSITIVE_INFINITY : due;
  }

  async function lookOnce(): Promise<void> {
    let next = Number.POSITIVE_INFINITY;
    try {
      for (const kind of kinds) next = Math.min(next, await fill(kind));
      for (const kind of storeKinds) next = Math.min(next, await carryOutDue(kind, storeJobs));
    } catch (error) {
      report(error);
      next = ports.clock.now().getTime() + STORE_PAUSE;
    }
    const wait = Math.max(0, next - ports.clock.now().getTime());
    cancelWake();
    if (!isClosed) cancelWake = after(Math.min(wait, LONGEST_SLEEP), look);
  }

  /** Looks for due jobs, and again if called meanwhile. */
  function look(): void {
    looksAgain = true;
    looking ??= (async () => {
      while (looksAgain && !isClosed) {
        looksAgain = false;
        await lookOnce();
      }
    })().finally(() => {
      looking = undefined;
    });
  }

  function renewLater(): void {
    if (isClosed) return;
    cancelRenewal = after((lease * 1000) / 3, () => void held.renew().finally(renewLater));
  }

  const stopListening = ports.store.subscribe((changed) => {
    if (touchesJobs(changed)) look();
  });
  renewLater();
  look();

  return {
    close: async () => {
      isClosed = true;
      stopListening();
      cancelWake();
      await looking;
      await new Promise<void>((resolve) => {
        const cancel = after(CLOSING_TIME, resolve);
        void Promise.all(kinds.flatMap(({ tasks }) => [...tasks])).then(() => {
          cancel();
          resolve();
        });
      });
      cancelRenewal();
      await held.close();
    },
  };
}
