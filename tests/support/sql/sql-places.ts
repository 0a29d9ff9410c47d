import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Database, DatabaseOptions } from '#storage/sql/database.ts';
import type { Engine } from '#storage/sql/engine/engine.ts';
import { openDatabase, openEngine } from '#storage/sql/open-database.ts';
import { testClock } from '../newsroom/test-newsroom.ts';
import { newPostgresDatabase } from './new-postgres-database.ts';
import { type PostgresAddress, pooledAddress } from './pooled-address.ts';

/** An empty database for a test. */
export interface SqlPlace {
  /** Address for `openDatabase`. */
  address: PostgresAddress | { file: string };
  open(options?: Partial<DatabaseOptions>): Promise<Database>;
  /** Closes all handles and deletes the database. */
  clear(): Promise<void>;
}

interface Wanted {
  /** True for a database without any schema. */
  isNew?: boolean;
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

/** Opens the engine of a place for the duration of `work`. */
export async function withEngine<Value>(
  { address }: SqlPlace,
  work: (engine: Engine) => Promise<Value>,
): Promise<Value> {
  const engine = await openEngine({ ...address, report: () => {} });
  try {
    return await work(engine);
  } finally {
    await engine.close();
  }
}

async function sqlitePlace(_?: Wanted): Promise<SqlPlace> {
  const directory = mkdtempSync(join(tmpdir(), 'daybreak-sqlite-'));
  return placeAt({ file: join(directory, 'daybreak.sqlite') }, async () =>
    rmSync(directory, { recursive: true }),
  );
}

/** Emptied databases to reuse: creating one takes longer than most tests. */
const emptied: string[] = [];

async function ask(url: string, query: string): Promise<{ rows: { emptying: string }[] }> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await client.query(query);
  } finally {
    await client.end();
  }
}

async function empty(url: string): Promise<void> {
  const { rows } = await ask(
    url,
    `select string_agg(format('delete from %I', tablename), ';') as emptying from pg_tables
     where schemaname = 'public' and tablename not in ('migrations', 'tallies', 'tallied')`,
  );
  const emptying = rows[0]?.emptying;
  if (!emptying) return;
  // `truncate` makes new files for each table, which takes twenty times as long for a few rows.
  await ask(url, `${emptying};delete from tallies`);
  emptied.push(url);
}

/** A database on the test run's server, emptied afterwards for the next test of the file. */
async function postgresPlace({ isNew = false }: Wanted = {}): Promise<SqlPlace> {
  if (isNew) return placeAt(pooledAddress(await newPostgresDatabase()), async () => {});
  const url = emptied.pop() ?? (await newPostgresDatabase());
  return placeAt(pooledAddress(url), () => empty(url));
}

/** Both engines, for `describe.each`. */
export const sqlEngines = [
  { engine: 'SQLite', newPlace: sqlitePlace },
  { engine: 'PostgreSQL', newPlace: postgresPlace },
];
