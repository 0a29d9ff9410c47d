import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Queries, Tables } from './tables.ts';
import { UnusableDatabase } from './unusable-database.ts';

/** How long to wait for a connection, in milliseconds. */
const CONNECT_LIMIT = 10_000;

/** PostgreSQL's eight-byte integers come as text; ours are positions, counts and instants. */
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

export interface PostgresPool {
  queries: Queries;
  close(): Promise<void>;
}

/** So many connections at most, made when they are needed. */
export function openPool(
  url: string,
  max: number,
  report: (message: string) => void,
): PostgresPool {
  const pool = new pg.Pool({ ...clientOptions(url), max });
  // A connection that breaks while nobody uses it; the next use makes another one.
  pool.on('error', (error) => report(`Daybreak: PostgreSQL ended a connection: ${error.message}`));
  const queries = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { queries, close: () => pool.end() };
}

/** The address as it may be shown: without its password. */
function shown(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    return 'the address given, which is no address';
  }
}

/** Says what is wrong when the server can't be used at all. */
export async function mustAnswer(url: string): Promise<void> {
  try {
    const client = new pg.Client(clientOptions(url));
    client.on('error', () => {});
    await client.connect();
    await client.end();
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new UnusableDatabase(
      `PostgreSQL at ${shown(url)} can't be used: ${reason}. Check DATABASE_URL and that the server runs.`,
    );
  }
}
