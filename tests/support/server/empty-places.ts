import { newPostgresDatabase } from '../sql/new-postgres-database.ts';
import { environmentOf, pooledAddress } from '../sql/pooled-address.ts';
import { emptyFolder } from './server-process.ts';

type Environment = Record<string, string>;

async function emptyPostgres(): Promise<Environment> {
  const address = pooledAddress(await newPostgresDatabase());
  return { ...environmentOf(address), DATA_DIR: await emptyFolder() };
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
