import { setImmediate as aTurn } from 'node:timers/promises';
import { type IsolationLevel, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { reasonOf } from '../reason-of.ts';
import type { Queries, Tables } from '../schema/tables.ts';
import { UnusableDatabase } from '../schema/unusable-database.ts';
import type { PostgresState } from './postgres-state.ts';

/** Longest wait for a connection, in milliseconds. */
const CONNECT_LIMIT = 10_000;

/** OID of `bigint`, which pg returns as text; ours (positions, counts, instants) fit into numbers. */
const EIGHT_BYTE_INTEGER = 20;

const types = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    type === EIGHT_BYTE_INTEGER
      ? (value: string) => Number(value)
      : pg.types.getTypeParser(type, format as 'text'),
};

export const clientOptions = (url: string): pg.ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: CONNECT_LIMIT,
  application_name: 'daybreak',
  keepAlive: true,
  types: types as pg.CustomTypesConfig,
});

export interface TransactionSettings {
  isolation: IsolationLevel;
  isReadOnly?: boolean;
}

export interface PostgresPool {
  /**
   * Runs work in a transaction. Replaces a connection found dead before the work began; one that breaks
   * later fails the work and rolls it back.
   */
  transact<Value>(
    settings: TransactionSettings,
    work: (queries: Queries) => Promise<Value>,
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
}

/** Opens a pool of connections. */
export function openPool(
  url: string,
  { max, prepares = false }: PoolSettings,
  state: PostgresState,
): PostgresPool {
  const pool = new pg.Pool({ ...clientOptions(url), max });
  if (prepares) pool.on('connect', preparingStatements());
  // pg removes its error listener from checked-out clients; without one, a broken connection crashes
  // Node.
  pool.on('connect', (client) => client.on('error', (error) => state.lose(error)));
  pool.on('error', () => {});
  const queries = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });

  return {
    transact: async ({ isolation, isReadOnly }, work) => {
      state.mustBeWorthTrying();
      for (let dead = 0; ; dead++) {
        let isConnected = false;
        let hasBegun = false;
        try {
          const value = await queries.connection().execute((connection) => {
            isConnected = true;
            return connection
              .transaction()
              .setIsolationLevel(isolation)
              .setAccessMode(isReadOnly ? 'read only' : 'read write')
              .execute((own) => {
                hasBegun = true;
                state.find();
                return work(own);
              });
          });
          return value;
        } catch (error) {
          if (!isConnected) state.miss(error);
          if (!isConnected || hasBegun || dead > max) throw state.refusalFor(error);
          // Gives other dead connections time to emit `error` and leave the pool.
          await aTurn();
        }
      }
    },
    close: () => pool.end(),
  };
}

/** The address without its password. */
function shown(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    return 'the address given, which is no address';
  }
}

/** Oldest supported PostgreSQL, which Debian 12 has. */
const OLDEST_MAJOR = 15;

/**
 * Connects once; throws `UnusableDatabase` with the reason if that fails, or if the server is too old.
 * `variable` is the one that has the address.
 */
export async function mustAnswer(url: string, variable: string): Promise<void> {
  let major: number;
  try {
    const client = new pg.Client(clientOptions(url));
    client.on('error', () => {});
    await client.connect();
    const { rows } = await client.query<{ version: string }>(
      "select current_setting('server_version_num') as version",
    );
    major = Math.floor(Number(rows[0]?.version) / 10_000);
    await client.end();
  } catch (error) {
    throw new UnusableDatabase(
      `PostgreSQL at ${shown(url)} can't be used: ${reasonOf(error)}. Check ${variable} and that the server runs.`,
    );
  }
  if (major < OLDEST_MAJOR) {
    throw new UnusableDatabase(
      `PostgreSQL at ${shown(url)} is version ${major}. Daybreak needs version ${OLDEST_MAJOR} or newer; nothing was changed.`,
    );
  }
}
