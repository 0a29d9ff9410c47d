import { setImmediate as aTurn, setTimeout } from 'node:timers/promises';
import { failures, Refusal } from '#core/errors.ts';
import type { PostgresServer } from './postgres-server.ts';
import {
  type Cause,
  isConflict,
  isConnectionError,
  isReplaced,
  isServerRefusal,
} from './postgres-state.ts';

/** Most attempts at a transaction that conflicts with others. */
const CONFLICTS = 10;

/** Longest pause before a conflicting transaction is repeated, in milliseconds; a random one parts the two. */
const CONFLICT_PAUSE = 50;

/** Most attempts at work during which connections break: it may be the work that breaks them. */
const BREAKS = 3;

/** Stage that an attempt at a transaction has reached. */
export interface Attempt {
  stage: 'connecting' | 'beginning' | 'working' | 'committing';
}

/** Returns why the server failed an attempt; `undefined` for errors of the work. */
function causeOf(error: unknown, { stage }: Attempt): Cause | undefined {
  if (isConflict(error)) return 'conflict';
  if (!isConnectionError(error)) return undefined;
  if (stage === 'connecting' || isReplaced(error)) return 'away';
  if (stage === 'working') return 'broken';
  return stage === 'beginning' && isServerRefusal(error) ? 'away' : 'dead';
}

interface Persistence {
  server: PostgresServer;
  /** Most connections of the pool, all of which may be dead. */
  mostDead: number;
  /** Milliseconds from the begin of an outage during which attempts are worth making. */
  patience: () => number;
}

/**
 * Repeats attempts that the server failed. Refuses with `database-away` after an outage, with `too-busy` after many
 * conflicts; throws errors of the work.
 */
export async function persist<Value>(
  { server: { state, connections, failedAttempts }, mostDead, patience }: Persistence,
  tryOnce: (attempt: Attempt) => Promise<Value>,
): Promise<Value> {
  const failed = { conflict: 0, away: 0, dead: 0, broken: 0 };

  let failedAt: number | undefined;

  async function note(cause: Cause, error: unknown): Promise<void> {
    failed[cause] += 1;
    failedAttempts[cause] += 1;
    const now = performance.now();
    failedAt ??= now;
    if (cause === 'away') state.miss(error);
    if (isReplaced(error))
      connections.drop(new Error('Connection terminated: the server was replaced'));
    if (failed.conflict === CONFLICTS) throw new Refusal(failures.tooBusy());
    // A server can be found again and again, and fail the work each time.
    const isOver = cause === 'away' && now - failedAt > patience();
    if (isOver || failed.dead > mostDead + BREAKS || failed.broken === BREAKS)
      throw new Refusal(failures.databaseAway());
    // Gives other dead connections time to emit `error` and leave the pool.
    await (cause === 'conflict' ? setTimeout(Math.random() * CONFLICT_PAUSE) : aTurn());
  }

  for (;;) {
    await state.whenWorthTrying(patience());
    const attempt: Attempt = { stage: 'connecting' };
    try {
      return await tryOnce(attempt);
    } catch (error) {
      const cause = causeOf(error, attempt);
      if (!cause) throw error;
      await note(cause, error);
    }
  }
}
