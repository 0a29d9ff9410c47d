import {
  type AccessMode,
  type IsolationLevel,
  Kysely,
  PostgresDialect,
  type RawBuilder,
} from 'kysely';
import pg from 'pg';
import { failures, Refusal } from '#core/errors.ts';
import type { Queries, Tables } from '../schema/tables.ts';
import { createCommitMarks } from './commit-marks.ts';
import { type Attempt, persist } from './persist.ts';
import { clientOptions } from './postgres-client.ts';
import type { PostgresServer } from './postgres-server.ts';
import { isConnectionError, silenceError } from './postgres-state.ts';

/** Milliseconds from the begin of an outage during which reads wait; pages are kept for readers. */
const READS_WAIT = 2000;

/** The same for changes. */
const CHANGES_WAIT = 10_000;

/** The same for a change whose commit was not answered. */
const UNCERTAIN_CHANGES_WAIT = 30_000;

/** Longest wait for the begin of a read while nothing is heard of the server, in milliseconds. */
const BEGIN_LIMIT = 1500;

export interface PostgresPool {
  /**
   * Runs work on one snapshot, read only. Repeats it after a conflict or a broken connection; refuses with
   * `database-away` once the server has been away for two seconds, or `readsWait`.
   */
  read<Value>(work: (queries: Queries) => Promise<Value>): Promise<Value>;
  /**
   * Runs work in one transaction. Repeats it after a conflict or a broken connection, unless it was committed. Refuses
   * with `database-away` once the server has been away for ten seconds, and with `answer-lost` if it can't be found out
   * within thirty whether the work was committed.
   * @param lock expression that is evaluated before the work
   */
  change<Value>(
    work: (queries: Queries) => Promise<Value>,
    lock?: RawBuilder<unknown>,
  ): Promise<Value>;
  close(): Promise<void>;
}

/** Most statements that are prepared; texts differ with the number of values in lists. */
const MOST_PREPARED = 200;

/**
 * Gives statements names, so that PostgreSQL parses each once per connection, which is a third of the time of most.
 */
function preparingStatements() {
  const names = new Map<string, string>();
  function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST_PREPARED) return known;
    names.set(text, `daybreak-${names.size}`);
    return names.get(text);
  }
  return (client: pg.PoolClient): void => {
    const query = client.query.bind(client);
    Object.assign(client, {
      query: (text: string, values: unknown[] = []) => {
        const name = values.length > 0 ? nameOf(text) : undefined;
        return name === undefined ? query(text, values) : query({ text, values, name });
      },
    });
  };
}

interface PoolSettings {
  /** Most connections, created on demand. */
  max: number;
  /** Prepares statements. */
  prepares?: boolean;
  /** Milliseconds from the begin of an outage during which reads wait. */
  readsWait?: number;
}

/** Opens a pool of connections to a server. */
export function openPool(
  server: PostgresServer,
  { max, prepares = false, readsWait = READS_WAIT }: PoolSettings,
): PostgresPool {
  const { url, state, connections } = server;
  const pool = new pg.Pool({ ...clientOptions(url), max });
  connections.follow(pool);
  if (prepares) pool.on('connect', preparingStatements());
  // pg removes its error listener from checked-out clients; without one, a broken connection crashes
  // Node.
  pool.on('connect', (client) => client.on('error', (error) => state.lose(error)));
  pool.on('error', () => {});
  const queries = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const marks = createCommitMarks();

  const transact = <Value>(
    isolation: IsolationLevel,
    access: AccessMode,
    attempt: Attempt,
    work: (queries: Queries) => Promise<Value>,
  ): Promise<Value> =>
    queries.connection().execute((connection) => {
      attempt.stage = 'beginning';
      return connection
        .transaction()
        .setIsolationLevel(isolation)
        .setAccessMode(access)
        .execute(async (own) => {
          attempt.stage = 'working';
          state.find();
          const value = await work(own);
          attempt.stage = 'committing';
          return value;
        });
    });

  /**
   * Rejects if a read has not begun after a while in which nothing at all was heard of the server: poolers keep whoever
   * asks while they have no server, and a network that is cut answers nothing.
   */
  function whenSilent(attempt: Attempt, ended: AbortSignal): Promise<never> {
    return new Promise((_, reject) => {
      const limit = setTimeout(() => {
        const hasBegun = attempt.stage === 'working' || attempt.stage === 'committing';
        if (hasBegun || !connections.areSilent(BEGIN_LIMIT)) return;
        const silence = silenceError();
        state.miss(silence);
        connections.drop(silence);
        reject(silence);
      }, BEGIN_LIMIT);
      ended.addEventListener('abort', () => clearTimeout(limit));
    });
  }

  return {
    read: (work) =>
      persist({ server, mostDead: max, patience: () => readsWait }, async (attempt) => {
        const ending = new AbortController();
        const reading = transact('repeatable read', 'read only', attempt, async (queries) => {
          ending.signal.throwIfAborted();
          return work(queries);
        });
        try {
          return await Promise.race([reading, whenSilent(attempt, ending.signal)]);
        } finally {
          ending.abort();
          reading.catch(() => {});
        }
      }),
    change: async <Value>(
      work: (queries: Queries) => Promise<Value>,
      lock?: RawBuilder<unknown>,
    ) => {
      const slot = marks.take();
      /** Outcome of work whose commit was not answered. */
      let uncertain: { value: Value } | undefined;
      const tryOnce = async (attempt: Attempt): Promise<Value> => {
        if (uncertain) {
          const isDone = await queries.connection().execute((connection) => {
            attempt.stage = 'beginning';
            return marks.isCommitted(connection, slot);
          });
          state.find();
          if (isDone) return uncertain.value;
          uncertain = undefined;
          attempt.stage = 'connecting';
        }
        let outcome: { value: Value } | undefined;
        try {
          return await transact('read committed', 'read write', attempt, async (own) => {
            await marks.begin(own, slot, lock);
            const value = await work(own);
            outcome = { value };
            return value;
          });
        } catch (error) {
          if (attempt.stage === 'committing' && isConnectionError(error)) uncertain = outcome;
          throw error;
        }
      };
      try {
        return await persist(
          {
            server,
            mostDead: max,
            patience: () => (uncertain ? UNCERTAIN_CHANGES_WAIT : CHANGES_WAIT),
          },
          tryOnce,
        );
      } catch (error) {
        throw uncertain ? new Refusal(failures.answerLost()) : error;
      } finally {
        if (!uncertain) marks.giveBack(slot);
      }
    },
    close: () => pool.end(),
  };
}
