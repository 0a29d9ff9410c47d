import { setTimeout } from 'node:timers/promises';
import { failures, Refusal } from '#core/errors.ts';
import { reasonOf } from '../reason-of.ts';

/** Minimum interval between two attempts to reach a server that was unreachable, in milliseconds. */
const PAUSE = 250;

/** Codes of Node and pg for failed or broken connections. */
const connectionCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['EHOSTUNREACH', 'ENETUNREACH'],
]);

/** PostgreSQL's codes: connection exceptions, shutdowns, too many connections, a session that was idle too long. */
const connectionState = /^(08...|57P0[123]|53300|25P03)$/;

/** PostgreSQL's code for a write on a standby, or on a primary that was replaced. */
const READ_ONLY = '25006';

/** PostgreSQL's code for the begin of a transaction that writes there, among other things, and its words for that. */
const UNSUPPORTED = '0A000';
const inRecovery = /during recovery/;

/** PostgreSQL's codes for conflicts between transactions: serialization failure, deadlock. */
const conflictCodes = new Set(['40001', '40P01']);

/** Messages of pg's connection errors without a code. */
const connectionWords = /connection terminated|connection error|timeout exceeded when trying/i;

/** Error of connections that are broken since their server says nothing. */
export const silenceError = (): Error =>
  new Error('Connection terminated: nothing is heard of the server');

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** True for a write that got to a standby, or to a primary that was replaced: its connections are of no use. */
export const isReplaced = (error: unknown): boolean =>
  codeOf(error) === READ_ONLY ||
  (codeOf(error) === UNSUPPORTED && error instanceof Error && inRecovery.test(error.message));

/** True for an answer of a server, or of a pooler before it, that it can't be used now. */
export const isServerRefusal = (error: unknown): boolean =>
  connectionState.test(codeOf(error)) || isReplaced(error);

/** True if a connection could not be opened, broke, or leads to a server on which nothing can be written. */
export const isConnectionError = (error: unknown): boolean =>
  error instanceof Error &&
  (connectionCodes.has(codeOf(error)) ||
    isServerRefusal(error) ||
    connectionWords.test(error.message));

/** True if PostgreSQL rolled a transaction back in favour of another one, so that it may be repeated. */
export const isConflict = (error: unknown): boolean => conflictCodes.has(codeOf(error));

/** PostgreSQL's code for a lock that could not be had in time. */
const NO_LOCK = '55P03';

/** True if a table was in use for longer than a migration may wait. */
export const isLocked = (error: unknown): boolean => codeOf(error) === NO_LOCK;

/**
 * Cause of a failed attempt. `dead`: the connection broke before the work began or after it had ended, `broken`: during the
 * work.
 */
export type Cause = 'conflict' | 'away' | 'dead' | 'broken';

/** Tracks whether a PostgreSQL server can be reached, and logs each transition once. */
export function createPostgresState(report: (message: string) => void) {
  /** Begin of the outage; absent while the server answers. */
  let awaySince: number | undefined;
  let isReported = false;
  let triedAt = 0;

  function lose(error: unknown): void {
    if (!isReported) report(`Daybreak: PostgreSQL ended a connection: ${reasonOf(error)}`);
    isReported = true;
  }

  return {
    /** Records that a connection broke. */
    lose,
    /** Records that no connection could be opened. */
    miss: (error: unknown): void => {
      lose(error);
      awaySince ??= performance.now();
    },
    /** Records that the server answered. */
    find: (): void => {
      if (isReported) report('Daybreak: PostgreSQL answers again.');
      isReported = false;
      awaySince = undefined;
    },
    /**
     * Resolves once an attempt to reach the server is worth making: at once while it answers, otherwise one attempt
     * per `PAUSE`. Refuses with `database-away` when the outage has lasted `patience` milliseconds.
     */
    whenWorthTrying: async (patience: number): Promise<void> => {
      while (awaySince !== undefined) {
        const now = performance.now();
        if (now - triedAt >= PAUSE) {
          triedAt = now;
          return;
        }
        if (now - awaySince >= patience) throw new Refusal(failures.databaseAway());
        await setTimeout(PAUSE / 2);
      }
    },
  };
}

export type PostgresState = ReturnType<typeof createPostgresState>;
