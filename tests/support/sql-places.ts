import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database, DatabaseOptions } from '#storage/sql/database.ts';
import { openDatabase } from '#storage/sql/open-database.ts';
import { testClock } from './test-newsroom.ts';

/** Somewhere that nothing was stored in yet. */
export interface SqlPlace {
  /** What names it to `openDatabase`. */
  address: { url: string } | { file: string };
  open(options?: Partial<DatabaseOptions>): Promise<Database>;
  /** Closes what was opened and deletes the place. */
  clear(): Promise<void>;
}

function placeAt(address: SqlPlace['address'], remove: () => Promise<void>): SqlPlace {
  const opened: Database[] = [];
  return {
    address,
    open: async (options = {}) => {
      const database = await openDatabase({
        ...address,
        clock: testClock,
        report: () => {},
        hasSamples: true,
        ...options,
      });
      opened.push(database);
      return database;
    },
    clear: async () => {
      await Promise.all(opened.map((database) => database.close()));
      await remove();
    },
  };
}

async function sqlitePlace(): Promise<SqlPlace> {
  const directory = mkdtempSync(join(tmpdir(), 'daybreak-sqlite-'));
  return placeAt({ file: join(directory, 'daybreak.sqlite') }, async () =>
    rmSync(directory, { recursive: true }),
  );
}

/** A database of its own on the run's server. */
async function postgresPlace(): Promise<SqlPlace> {
  const server = inject('postgres');
  if (server === undefined) throw new Error('there is no PostgreSQL');
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const ask = async (query: string) => {
    const client = new pg.Client(server);
    await client.connect();
    await client.query(query);
    await client.end();
  };
  await ask(`create database ${name}`);
  const url = new URL(server);
  url.pathname = name;
  return placeAt({ url: url.href }, () => ask(`drop database ${name} with (force)`));
}

/** Both databases, for `describe.each`. PostgreSQL is skipped where it could not be started. */
export const sqlEngines = [
  { engine: 'SQLite', isMissing: false, newPlace: sqlitePlace },
  { engine: 'PostgreSQL', isMissing: inject('postgres') === undefined, newPlace: postgresPlace },
];
