import { failures, Refusal } from '#core/errors.ts';

/** Milliseconds between two tries to reach a server that was away a moment ago. */
const PAUSE = 250;

/** Codes of Node and the driver for a connection that could not be had, or broke. */
const connectionCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['EHOSTUNREACH', 'ENETUNREACH'],
]);

/** PostgreSQL's codes for it: connection exceptions, shutdowns, no connection left. */
const connectionState = /^(08...|57P0[123]|53300)$/;

/** Messages of the driver's errors that have no code. */
const connectionWords = /connection terminated|connection error|timeout exceeded when trying/i;

function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    connectionCodes.has(code) || connectionState.test(code) || connectionWords.test(error.message)
  );
}

const reasonOf = (error: unknown): string =>
  error instanceof Error
    ? error.message || String('code' in error ? error.code : error.name)
    : String(error);

/**
 * Keeps whether a PostgreSQL server can be reached, reports each change of that in one line, and turns
 * errors of connections into refusals (`unavailable`).
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
    /** A connection broke. */
    lose,
    /** No connection could be had. */
    miss: (error: unknown): void => {
      lose(error);
      isAway = true;
    },
    /** A query was answered. */
    find: (): void => {
      if (isReported) report('Daybreak: PostgreSQL answers again.');
      isReported = false;
      isAway = false;
    },
    /** Refuses at once what would only wait for a server that is away. */
    mustBeWorthTrying: (): void => {
      if (!isAway) return;
      const now = performance.now();
      if (now - triedAt < PAUSE) throw new Refusal(failures.databaseAway());
      triedAt = now;
    },
    /** The error as the rest of the program should see it. */
    refusalFor: (error: unknown): unknown =>
      isConnectionError(error) ? new Refusal(failures.databaseAway()) : error,
  };
}

export type PostgresState = ReturnType<typeof createPostgresState>;
