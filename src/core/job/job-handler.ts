import type * as z from 'zod/mini';
import type { Ports } from '../ports.ts';
import type { Job } from './job.ts';
import type { JobOutcome } from './job-outcome.ts';

export interface JobCall<Payload> {
  job: Job;
  payload: Payload;
  ports: Ports;
}

/**
 * The work of one kind of job. It is idempotent, for a process may end between the work and the note of it,
 * and looks again whether the work is still wanted.
 */
export interface JobHandler<Payload> {
  /** Name of the kind in lists: `Letter`. */
  label: string;
  payload: z.ZodMiniType<Payload>;
  /** Jobs of the kind that one process runs at a time. */
  atOnce: number;
  /**
   * Seconds after `wantedAt` in which the work makes sense; later it fails instead, such as a letter that
   * a restored backup brings back. Without end by default.
   */
  goodFor?: number;
  /** After an error that it throws the job is tried again; one that is no `Refusal` is reported. */
  run: (call: JobCall<Payload>) => Promise<JobOutcome>;
}

/** A handler with its payload's type taken away, as the runner holds it. */
export interface AnyJobHandler extends Pick<JobHandler<never>, 'label' | 'atOnce' | 'goodFor'> {
  /** Reads the payload, then runs. */
  run: (call: Omit<JobCall<never>, 'payload'>) => Promise<JobOutcome>;
}

export type JobHandlers = Readonly<Record<string, AnyJobHandler>>;

/** A handler as its folder declares it; `job-handlers.ts` lists them all. */
export function defineJob<Payload>({
  payload: schema,
  run,
  ...rest
}: JobHandler<Payload>): AnyJobHandler {
  return {
    ...rest,
    run: async ({ job, ports }) => {
      const parsed = schema.safeParse(job.payload);
      if (!parsed.success) {
        return { is: 'failed', reason: 'The job can’t be read.', isFinal: true };
      }
      return run({ job, payload: parsed.data, ports });
    },
  };
}
