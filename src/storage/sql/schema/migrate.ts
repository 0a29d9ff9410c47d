import { sql } from 'kysely';
import type { Engine } from '../engine/engine.ts';
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
  /** The number of the last migration to apply; all of them by default. */
  upTo?: number;
}

/**
 * Migrates the database to this version's schema in one transaction: an interruption leaves it unchanged,
 * and of several processes starting at once, one does it. Only marks derived data as outdated, see
 * `deriveAnew`. Returns the names of the applied migrations.
 */
export async function migrate(
  engine: Engine,
  { now, upTo = Number.POSITIVE_INFINITY }: Migrating,
): Promise<string[]> {
  return engine.change(async (queries) => {
    await bookkeeping.execute(queries);
    await derivationsTable.execute(queries);
    await editionsTable.execute(queries);
    const { rows } = await sql<Applied>`
      select number, name, checksum from migrations order by number`.execute(queries);
    mustBeKnown(rows, engine.kind);
    const done = new Set(rows.map(({ number }) => number));
    const pending = migrations.filter(({ number }) => !done.has(number) && number <= upTo);
    for (const migration of pending) await apply(engine, queries, migration, now);
    const derived = new Set(pending.flatMap(({ rederives = [] }) => rederives));
    for (const name of derived) await demandDerivation(queries, name);
    return pending.map(({ name }) => name);
  });
}
