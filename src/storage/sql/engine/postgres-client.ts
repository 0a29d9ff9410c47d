import pg from 'pg';
import { reasonOf } from '../reason-of.ts';
import { UnusableDatabase } from '../schema/unusable-database.ts';

/** Longest wait for a connection, in milliseconds. */
const CONNECT_LIMIT = 10_000;

/** Time without traffic after which TCP asks whether the other end is still there, in milliseconds. */
const IDLE_BEFORE_ASKING = 5000;

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
  keepAliveInitialDelayMillis: IDLE_BEFORE_ASKING,
  types: types as pg.CustomTypesConfig,
});

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
