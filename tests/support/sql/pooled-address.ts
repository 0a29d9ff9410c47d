import { inject } from 'vitest';
import { portedTo } from './start-pgbouncer.ts';

/** Address of a PostgreSQL database as `openDatabase` takes it. */
export interface PostgresAddress {
  url: string;
  listenUrl?: string;
  prepares?: boolean;
}

/** Environment variables of a server on that address. */
export const environmentOf = ({ url, listenUrl }: PostgresAddress): Record<string, string> => ({
  DATABASE_URL: url,
  ...(listenUrl ? { DATABASE_LISTEN_URL: listenUrl } : {}),
});

/** The address of a database on the test run's server: by way of its pooler where the run has one (`DAYBREAK_POOLER`). */
export function pooledAddress(url: string): PostgresAddress {
  const pooler = inject('pooler');
  return pooler === '' ? { url } : { url: portedTo(url, pooler), listenUrl: url, prepares: false };
}
