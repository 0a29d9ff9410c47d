import { newPostgresDatabase } from '../sql/new-postgres-database.ts';
import { pooledAddress } from '../sql/pooled-address.ts';
import { emptyFolder } from './server-process.ts';

type Environment = Record<string, string>;

async function emptyPostgres(): Promise<Environment> {
  const { url, listenUrl } = pooledAddress(await newPostgresDatabase());
  return {
    DATABASE_URL: url,
    ...(listenUrl ? { DATABASE_LISTEN_URL: listenUrl } : {}),
    DATA_DIR: await emptyFolder(),
  };
}

async function emptySqlite(): Promise<Environment> {
  return { DATA_DIR: await emptyFolder() };
}

/**
 * Engines with a function that creates an empty database; returns environment variables for a
 * server.
 */
export const emptyPlaces = [
  { engine: 'SQLite', newPlace: emptySqlite },
  { engine: 'PostgreSQL', newPlace: emptyPostgres },
];
