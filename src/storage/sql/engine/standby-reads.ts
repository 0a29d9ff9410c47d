import { Refusal } from '#core/errors.ts';
import type { Queries } from '../schema/tables.ts';
import { openPool } from './postgres-pool.ts';
import { createPostgresServer } from './postgres-server.ts';

/** Milliseconds for which a standby that lags or fails is left out. */
const LEFT_OUT = 250;

/** Milliseconds of being left out after which that is reported. */
const REPORTED_AFTER = 5000;

/** Refusals that come from the pool; all others are those of the work. */
const ofPool = ['database-away', 'too-busy'];

interface StandbySettings {
  url: string;
  /** Most connections, created on demand. */
  max: number;
  /** Logs a message for operators. */
  report: (message: string) => void;
}

/** Reads from a standby, or from several behind one address, that has what this process knows of already. */
export function openStandby({ url, max, report }: StandbySettings) {
  const server = createPostgresServer(url, (message) =>
    report(message.replace('PostgreSQL', 'The standby')),
  );
  const pool = openPool(server, { max, readsWait: 0 });
  let leftOutUntil = Number.NEGATIVE_INFINITY;
  let leftOutSince: number | undefined;
  let isReported = false;
  const counts = { taken: 0, 'passed over': 0 };

  function leaveOut(): void {
    const now = performance.now();
    leftOutUntil = now + LEFT_OUT;
    leftOutSince ??= now;
    if (isReported || now - leftOutSince < REPORTED_AFTER) return;
    report('Daybreak: The standby lags or fails; all reads go to the primary.');
    isReported = true;
  }

  function use(): void {
    if (isReported) report('Daybreak: The standby is read again.');
    isReported = false;
    leftOutSince = undefined;
  }

  function passOver(): undefined {
    counts['passed over'] += 1;
  }

  return {
    /** Number of reads that the standby took, and for which it was passed over, since the process began. */
    counts,
    /** Runs work on one snapshot of the standby if `isRecent` finds it recent enough; otherwise returns `undefined`. */
    read: async <Value>(
      isRecent: (queries: Queries) => Promise<boolean>,
      work: (queries: Queries) => Promise<Value>,
    ): Promise<{ value: Value } | undefined> => {
      if (performance.now() < leftOutUntil) return passOver();
      try {
        const found = await pool.read(async (queries) =>
          (await isRecent(queries)) ? { value: await work(queries) } : undefined,
        );
        if (!found) {
          leaveOut();
          return passOver();
        }
        use();
        counts.taken += 1;
        return found;
      } catch (error) {
        if (error instanceof Refusal && !ofPool.includes(error.failure.code)) throw error;
        // Also where the schema of the standby is still the former one.
        leaveOut();
        return passOver();
      }
    },
    close: async (): Promise<void> => {
      server.close();
      await pool.close();
    },
  };
}
