import { failures, Refusal } from '#core/errors.ts';
import { reasonOf } from '../reason-of.ts';

/** Minimum interval between two attempts to reach a server that was unreachable, in milliseconds. */
const PAUSE = 250;

/** Codes of Node and pg for failed or broken connections. */
const connectionCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['EHOSTUNREACH', 'ENETUNREACH'],
]);

/** PostgreSQL's codes: connection exceptions, shutdowns, too many connections. */
const connectionState = /^(08...|57P0[123]|53300)$/;

/** Messages of pg's connection errors without a code. */
const connectionWords = /connection terminated|connection error|timeout exceeded when trying/i;

function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    connectionCodes.has(code) || connectionState.test(code) || connectionWords.test(error.message)
  );
}

/**
 * Tracks whether a PostgreSQL server can be reached, logs each transition once, and turns connection
 * errors into refusals (`unavailable`).
 */
export function createPostgresState(report: (message: string) => void) {
  let isAway = false;
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
      isAway = true;
    },
    /** Records that the server answered. */
    find: (): void => {
      if (isReported) report('Daybreak: PostgreSQL answers again.');
      isReported = false;
      isAway = false;
    },
    /** Refuses at once while the server is unreachable, except for one attempt per `PAUSE`. */
    mustBeWorthTrying: (): void => {
      if (!isAway) return;
      const now = performance.now();
      if (now - triedAt < PAUSE) throw new Refusal(failures.databaseAway());
      triedAt = now;
    },
    /** Returns a refusal for a connection error, and any other error itself. */
    refusalFor: (error: unknown): unknown =>
      isConnectionError(error) ? new Refusal(failures.databaseAway()) : error,
  };
}

export type PostgresState = ReturnType<typeof createPostgresState>;
