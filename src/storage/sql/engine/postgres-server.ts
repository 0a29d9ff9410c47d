import type { Duplex } from 'node:stream';
import pg from 'pg';
import { reasonOf } from '../reason-of.ts';
import { clientOptions } from './postgres-client.ts';
import {
  type Cause,
  createPostgresState,
  isServerRefusal,
  type PostgresState,
  silenceError,
} from './postgres-state.ts';

/**
 * Milliseconds without a byte from the server, while an answer is due, after which it is asked whether it is there. A
 * network that is cut ends no connection, and TCP gives up after a quarter of an hour.
 */
const SILENT = 5000;

/** Longest wait for the answer to that, in milliseconds. */
const ANSWER_LIMIT = 5000;

/** Interval of the checks, in milliseconds. */
const INTERVAL = 2500;

/** Connections of all pools to one server. */
function createConnections() {
  const all = new Set<Duplex>();
  const used = new Set<Duplex>();
  let heardAt = performance.now();
  const hear = (): void => {
    heardAt = performance.now();
  };

  return {
    /** Follows the connections of a pool, from before its first one. */
    follow: (pool: pg.Pool): void => {
      pool.on('connect', ({ connection: { stream } }) => {
        all.add(stream);
        stream.on('data', hear);
        stream.on('close', () => {
          all.delete(stream);
          used.delete(stream);
        });
      });
      pool.on('acquire', ({ connection: { stream } }) => {
        if (used.size === 0) hear();
        used.add(stream);
      });
      pool.on('release', (_, { connection: { stream } }) => used.delete(stream));
    },
    /** True if connections are in use. */
    areUsed: (): boolean => used.size > 0,
    /** True if nothing came on any connection for `milliseconds`. */
    areSilent: (milliseconds: number): boolean => performance.now() - heardAt > milliseconds,
    /** Breaks all connections; what runs on them fails with this error. */
    drop: (reason: Error): void => {
      for (const stream of all) stream.destroy(reason);
    },
  };
}

export type PostgresConnections = ReturnType<typeof createConnections>;

/** A server, or the pooler or proxy before it, with the state that all pools of connections to it share. */
export interface PostgresServer {
  url: string;
  state: PostgresState;
  connections: PostgresConnections;
  /** Number of failed attempts since the process began; most are repeated. */
  failedAttempts: Record<Cause, number>;
  /** Stops looking after the connections. */
  close(): void;
}

/** Returns whether a new connection is answered, be it with a refusal. */
async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({
    ...clientOptions(url),
    connectionTimeoutMillis: ANSWER_LIMIT,
    query_timeout: ANSWER_LIMIT,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (error) {
    return isServerRefusal(error);
  } finally {
    client.end().catch(() => {});
  }
}

/** Looks after the connections to a server: breaks them when the network between has been cut. */
export function createPostgresServer(
  url: string,
  report: (message: string) => void,
): PostgresServer {
  const state = createPostgresState(report);
  const connections = createConnections();
  let isAsking = false;

  async function look(): Promise<void> {
    if (isAsking || !connections.areUsed() || !connections.areSilent(SILENT)) return;
    isAsking = true;
    const isThere = await answers(url);
    isAsking = false;
    if (!isThere && connections.areSilent(SILENT)) connections.drop(silenceError());
  }

  const timer = setInterval(() => {
    look().catch((error) => report(`Daybreak: ${reasonOf(error)}`));
  }, INTERVAL).unref();
  const failedAttempts = { conflict: 0, away: 0, dead: 0, broken: 0 };
  return { url, state, connections, failedAttempts, close: () => clearInterval(timer) };
}
