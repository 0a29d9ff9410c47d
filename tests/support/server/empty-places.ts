import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { emptyFolder } from './server-process.ts';

type Environment = Record<string, string>;

async function emptyPostgres(): Promise<Environment> {
  const name = `place_${randomUUID().replaceAll('-', '')}`;
  const server = inject('postgres') ?? '';
  const client = new pg.Client(server);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { DATABASE_URL: url.href, DATA_DIR: await emptyFolder() };
}

/** For processes of the server: the part of the environment that names a new, empty place. */
export const emptyPlaces = [
  { engine: 'SQLite', isMissing: false, newPlace: async () => ({ DATA_DIR: await emptyFolder() }) },
  { engine: 'PostgreSQL', isMissing: inject('postgres') === undefined, newPlace: emptyPostgres },
];
