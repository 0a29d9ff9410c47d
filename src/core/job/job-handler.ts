import type * as z from 'zod/mini';
import type { Ports, StoreChange } from '../ports.ts';
import * as words from '../words/label-words.ts';
import type { Job, JobOutcome } from './job.ts';

export interface JobCall<Payload> {
  job: Job;
  payload: Payload;
  ports: Ports;
}

/**
 * The work of one kind of job. It must be idempotent, since a process can crash after the work and before
 * its result is stored, and must check whether the work is still needed.
 */
export interface JobHandler<Payload> {
  /** Name of the kind in lists: `Letter`. */
  label: string;
  payload: z.ZodMiniType<Payload>;
  /** Most jobs of the kind that one process runs concurrently. */
  atOnce: number;
  /**
   * Seconds after `wantedAt` until the job expires and fails, such as a letter from a restored backup. No
   * limit by default.
   */
  goodFor?: number;
  /** Runs the job. If it throws, the job is retried, and errors other than a `Refusal` are reported. */
  run: (call: JobCall<Payload>) => Promise<JobOutcome>;
}

/** A handler without the type of its payload. */
export interface AnyJobHandler extends Pick<JobHandler<never>, 'label' | 'atOnce' | 'goodFor'> {
  /** Parses the payload, then runs the job. */
  run: (call: Omit<JobCall<never>, 'payload'>) => Promise<JobOutcome>;
}

export interface StoreJobCall<Payload> {
  payload: Payload;
  change: StoreChange;
  ports: Ports;
  now: Date;
}

/**
 * The work of one kind of job that only changes the store. It runs in the transaction that removes the
 * job: exactly once, one job of the kind at a time over all processes, in the order of their instants.
 */
export interface StoreJobHandler<Payload> {
  /** Name of the kind in lists: `Publication`. */
  label: string;
  payload: z.ZodMiniType<Payload>;
  /** If it throws, nothing is stored and the job is retried. */
  carryOut: (call: StoreJobCall<Payload>) => Promise<JobOutcome>;
}

/** A handler of a job in the store without the type of its payload. */
export interface AnyStoreJobHandler extends Pick<StoreJobHandler<never>, 'label'> {
  /** Parses the payload, then carries out the job. */
  carryOut: (call: Omit<StoreJobCall<never>, 'payload'> & { job: Job }) => Promise<JobOutcome>;
}

export type JobHandlers = Readonly<Record<string, AnyJobHandler | AnyStoreJobHandler>>;

const unreadable: JobOutcome = { is: 'failed', reason: words.theJobCantBeRead, isFinal: true };

/** Declares a handler; `job-handlers.ts` lists them all. */
export function defineJob<Payload>({
  payload: schema,
  run,
  ...rest
}: JobHandler<Payload>): AnyJobHandler {
  return {
    ...rest,
    run: async ({ job, ports }) => {
      const parsed = schema.safeParse(job.payload);
      return parsed.success ? run({ job, payload: parsed.data, ports }) : unreadable;
    },
  };
}

/** Declares the handler of a job that only changes the store. */
export const defineStoreJob = <Payload>({
  label,
  payload: schema,
  carryOut,
}: StoreJobHandler<Payload>): AnyStoreJobHandler => ({
  label,
  carryOut: async ({ job, ...call }) => {
    const parsed = schema.safeParse(job.payload);
    return parsed.success ? carryOut({ ...call, payload: parsed.data }) : unreadable;
  },
});
