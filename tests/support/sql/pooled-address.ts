import { inject } from 'vitest';
import { portedTo } from './start-pgbouncer.ts';

/** Address of a PostgreSQL database as `openDatabase` takes it. */
export interface PostgresAddress {
  url: string;
  listenUrl?: string;
  readUrl?: string;
  prepares?: boolean;
}

/** Environment variables of a server on that address. */
export const environmentOf = ({
  url,
  listenUrl,
  readUrl,
}: PostgresAddress): Record<string, string> => ({
  DATABASE_URL: url,
  ...(listenUrl ? { DATABASE_LISTEN_URL: listenUrl } : {}),
  ...(readUrl ? { DATABASE_READ_URL: readUrl } : {}),
});

/**
 * The address of a database on the test run's server: by way of its pooler where the run has one (`DAYBREAK_POOLER`), with
 * reads from its standby (`DAYBREAK_STANDBY`).
 */
export function pooledAddress(url: string): PostgresAddress {
  const [pooler, standby] = [inject('pooler'), inject('standby')];
  return {
    ...(pooler === '' ? { url } : { url: portedTo(url, pooler), listenUrl: url, prepares: false }),
    ...(standby === '' ? {} : { readUrl: portedTo(url, standby) }),
  };
}
