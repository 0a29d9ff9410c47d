import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Engine } from '../engine/engine.ts';
import { isLocked } from '../engine/postgres-state.ts';
import { demandDerivation, derivationsTable, editionsTable } from './derivations.ts';
import { type Migration, migrations, scriptOf } from './migrations.ts';
import type { Queries } from './tables.ts';
import { UnusableDatabase } from './unusable-database.ts';

/** A migration that was applied to a database. */
export interface Applied {
  number: number;
  name: string;
  checksum: string;
}

const bookkeeping = sql`
  create table if not exists migrations (
    number integer primary key,
    name text not null,
    checksum text not null,
    applied_at text not null
  )`;

function mustBeKnown(applied: readonly Applied[], kind: Engine['kind']): void {
  for (const { number, name, checksum } of applied) {
    const known = migrations.find((migration) => migration.number === number);
    if (!known) {
      throw new UnusableDatabase(
        `This database was made by a newer Daybreak: it has the migration ${name}, and this version knows ` +
          `${migrations.at(-1)?.name} as the last one. Start that version, or restore an older backup.`,
      );
    }
    const checksums = [scriptOf(known, kind).checksum, ...(known.formerChecksums ?? [])];
    if (known.name !== name || !checksums.includes(checksum)) {
      throw new UnusableDatabase(
        `The migration ${name} of this database isn't the ${known.name} of this Daybreak: one of them ` +
          'was changed. Start the version that made the database.',
      );
    }
  }
}

/**
 * Returns how many migrations a database lacks that has these. Throws `UnusableDatabase` if a newer version, or
 * another one, made it.
 */
export function migrationsLeft(applied: readonly Applied[], kind: Engine['kind']): number {
  mustBeKnown(applied, kind);
  const done = new Set(applied.map(({ number }) => number));
  return migrations.filter(({ number }) => !done.has(number)).length;
}

async function apply(engine: Engine, queries: Queries, migration: Migration, now: Date) {
  const { text, checksum } = scriptOf(migration, engine.kind);
  await engine.runScript(queries, text);
  await sql`insert into migrations (number, name, checksum, applied_at)
    values (${migration.number}, ${migration.name}, ${checksum}, ${now.toISOString()})`.execute(
    queries,
  );
}

interface Migrating {
  now: Date;
  report: (message: string) => void;
  /** The number of the last migration to apply; all of them by default. */
  upTo?: number;
}

/** Milliseconds between two attempts at a table that is in use; changes of others come in between. */
const LOCK_PAUSE = 500;

/** Attempts of which one is reported. */
const REPORTED = 20;

/** Repeats work that could not lock a table, without an end: whoever reads it, such as `pg_dump`, ends some time. */
async function whenUnlocked<Value>(
  work: () => Promise<Value>,
  report: (message: string) => void,
): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isLocked(error)) throw error;
      if (attempt % REPORTED === 1)
        report(
          'Daybreak: a table is being read, perhaps by pg_dump; the migration waits for its end.',
        );
      await setTimeout(LOCK_PAUSE);
    }
  }
}

/**
 * Migrates the database to this version's schema in one transaction: an interruption leaves it unchanged,
 * and of several processes starting at once, one does it. Only marks derived data as outdated, see
 * `deriveAnew`. Returns the names of the applied migrations.
 */
export async function migrate(
  engine: Engine,
  { now, report, upTo = Number.POSITIVE_INFINITY }: Migrating,
): Promise<string[]> {
  const migrateOnce = () =>
    engine.change(async (queries) => {
      await bookkeeping.execute(queries);
      await derivationsTable.execute(queries);
      await editionsTable.execute(queries);
      const { rows } = await sql<Applied>`
        select number, name, checksum from migrations order by number`.execute(queries);
      mustBeKnown(rows, engine.kind);
      const done = new Set(rows.map(({ number }) => number));
      const pending = migrations.filter(({ number }) => !done.has(number) && number <= upTo);
      for (const migration of pending) await apply(engine, queries, migration, now);
      const derived = new Set(
        pending.flatMap(({ rederives = [], rederivesIn = engine.kind }) =>
          rederivesIn === engine.kind ? rederives : [],
        ),
      );
      for (const name of derived) await demandDerivation(queries, name);
      return pending.map(({ name }) => name);
    });
  return whenUnlocked(migrateOnce, report);
}
