import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { Kysely, SqliteDialect } from 'kysely';
import { failures, Refusal } from '#core/errors.ts';
import type { Queries, Tables } from '../schema/tables.ts';
import { UnusableDatabase } from '../schema/unusable-database.ts';
import { createBreaks, kyselyDatabase } from './node-sqlite.ts';

/** Longest wait of a change for those of other processes, in milliseconds. */
const BUSY_LIMIT = 30_000;
/** Longest wait of a read, in milliseconds. It blocks this process, but happens only during recovery. */
const READ_BUSY_LIMIT = 5_000;

const SQLITE_BUSY = 5;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY;

/** One connection to the file. */
export interface SqliteConnection {
  sqlite: DatabaseSync;
  queries: Queries;
  /** To be called when a transaction begins: breaks go by the time that its own statements took. */
  begin: () => void;
}

/**
 * Retries while the file is locked by another process, without blocking the event loop; refuses with
 * `too-busy` after `limit` milliseconds.
 */
export async function retryWhileBusy<Value>(work: () => Value, limit = BUSY_LIMIT): Promise<Value> {
  const end = Date.now() + limit;
  for (let pause = 1; ; pause = Math.min(pause * 2, 8)) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (Date.now() > end) throw new Refusal(failures.tooBusy());
    }
    await setTimeout(pause * (0.5 + Math.random()));
  }
}

function connect(file: string, timeout: number): SqliteConnection {
  const sqlite = new DatabaseSync(file, { timeout, enableForeignKeyConstraints: true });
  const breaks = createBreaks();
  const dialect = new SqliteDialect({ database: kyselyDatabase(sqlite, breaks) });
  const queries = new Kysely<Tables>({ dialect, plugins: [breaks.plugin] });
  return { sqlite, queries, begin: breaks.begin };
}

/** Opens the first connection, creating folder and file; throws `UnusableDatabase` with the reason. */
function connectFirst(file: string): SqliteConnection {
  try {
    mkdirSync(dirname(file), { recursive: true });
    const first = connect(file, 0);
    first.sqlite.prepare('PRAGMA schema_version').get();
    return first;
  } catch (error) {
    if (isBusy(error)) return connect(file, 0);
    const reason = error instanceof Error ? error.message : String(error);
    throw new UnusableDatabase(`The database ${file} can't be used: ${reason}.`);
  }
}

/** Opens the connection for writes, without a busy timeout: SQLite would block the whole process. */
export async function openWriter(file: string): Promise<SqliteConnection> {
  const writer = connectFirst(file);
  await retryWhileBusy(() => writer.sqlite.exec('PRAGMA journal_mode = WAL'));
  writer.sqlite.exec('PRAGMA synchronous = FULL');
  return writer;
}

export function openReader(file: string): SqliteConnection {
  const reader = connect(file, READ_BUSY_LIMIT);
  reader.sqlite.exec('PRAGMA query_only = ON');
  return reader;
}
