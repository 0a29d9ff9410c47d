import { monitorEventLoopDelay } from 'node:perf_hooks';
import process from 'node:process';
import type { Store } from '#core/ports.ts';
import { createMetrics } from './metrics.ts';

/** Resolution of the event loop's delay, in milliseconds. */
const RESOLUTION = 10;

const NANOSECONDS = 1e9;
const MICROSECONDS = 1e6;

interface Measured {
  store: Store;
  now: () => Date;
  /** Number of open streams of changes. */
  streams: () => number;
  /** Number of keys that wait for a purge of the cache in front. */
  purgesWaiting: () => number;
  /** Attempts that the database failed, by cause, and reads of a standby, since the process began; absent with SQLite. */
  databaseCounts?:
    | (() => {
        failedAttempts: Readonly<Record<string, number>>;
        standbyReads?: Readonly<Record<string, number>>;
      })
    | undefined;
}

/** A request that was answered. */
export interface AnsweredRequest {
  path: string;
  status: number;
  seconds: number;
  /** True for an answer from memory. */
  isKept: boolean;
}

const kindOf = (path: string): string => {
  if (path.startsWith('/api/')) return path.startsWith('/api/admin/') ? 'back office' : 'api';
  return /^\/(?:assets|media|share)\/|\.\w+$/.test(path) ? 'file' : 'page';
};

/** Metrics of a server's process: its requests, its load, and the jobs and purges that wait. */
export function createServerMetrics({
  store,
  now,
  streams,
  purgesWaiting,
  databaseCounts,
}: Measured) {
  const { histogram, gauge, counter, families } = createMetrics();
  const requests = histogram('daybreak_request_seconds', 'Time to answer requests.');
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();

  gauge(
    'daybreak_event_loop_delay_seconds',
    'Delay of the event loop since it was asked last.',
    async () => {
      const value = delay.percentile(99) / NANOSECONDS;
      delay.reset();
      return [{ labels: { quantile: '0.99' }, value }];
    },
  );
  gauge('daybreak_memory_bytes', 'Memory that the process has.', async () => [
    { value: process.memoryUsage.rss() },
  ]);
  gauge('daybreak_cpu_seconds', 'Processor time that the process has used.', async () => {
    const { user, system } = process.cpuUsage();
    return [{ value: (user + system) / MICROSECONDS }];
  });
  gauge('daybreak_streams', 'Open streams of changes.', async () => [{ value: streams() }]);
  gauge(
    'daybreak_purges_waiting',
    'Keys that wait for a purge of the cache in front.',
    async () => [{ value: purgesWaiting() }],
  );
  const ofJobs = () =>
    store.read(async (view) => {
      const [first] = await view.list('jobs', {
        where: { due: { after: 0 } },
        sort: { by: 'due', isDescending: false },
        limit: 1,
      });
      const overdue = first ? now().getTime() - Date.parse(first.dueAt) : 0;
      return { count: await view.count('jobs'), overdue: Math.max(0, overdue) / 1000 };
    });
  let jobs: Promise<{ count: number; overdue: number } | undefined> = Promise.resolve(undefined);
  gauge('daybreak_database_up', 'Whether the database answers: 1 or 0.', async () => {
    jobs = ofJobs().catch(() => undefined);
    return [{ value: (await jobs) ? 1 : 0 }];
  });
  gauge('daybreak_jobs', 'Stored jobs: those that wait, run or failed.', async () => {
    const known = await jobs;
    return known ? [{ value: known.count }] : [];
  });
  gauge(
    'daybreak_job_overdue_seconds',
    'Time since the job that waits longest was due.',
    async () => {
      const known = await jobs;
      return known ? [{ value: known.overdue }] : [];
    },
  );

  if (databaseCounts) {
    counter(
      'daybreak_database_failures',
      'Attempts at work that PostgreSQL failed, most of them repeated.',
      'cause',
      () => databaseCounts().failedAttempts,
    );
    if (databaseCounts().standbyReads)
      counter(
        'daybreak_standby_reads',
        'Reads that a standby took, or for which it was passed over since it lagged or failed.',
        'outcome',
        () => databaseCounts().standbyReads ?? {},
      );
  }

  return {
    families,
    noteRequest: ({ path, status, seconds, isKept }: AnsweredRequest): void =>
      requests.observe(
        {
          kind: kindOf(path),
          status: `${Math.floor(status / 100)}xx`,
          kept: isKept ? 'yes' : 'no',
        },
        seconds,
      ),
    close: (): void => void delay.disable(),
  };
}

export type ServerMetrics = ReturnType<typeof createServerMetrics>;
