import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { sql } from 'kysely';
import type { CollectionName } from '#core/collections.ts';
import { collectionNamed, firstNameOf } from '#core/former-names.ts';
import type { Engine } from '#storage/sql/engine/engine.ts';

/** Conditions of a store. */
export const conditions = ['small', 'full', 'damaged'] as const;
export type Condition = (typeof conditions)[number];

/** Data that a release read from its own store. */
export interface ReadByRelease {
  /** Ids in the listed order. */
  listed: Partial<Record<CollectionName, string[]>>;
  /** Problems found by the release's own check. */
  problems: string[];
}

/** Rows of every table of a PostgreSQL database, as JSON. */
export type PostgresRows = Record<string, object[]>;

const folder = new URL('./', import.meta.url);

/** Releases with stored data, by the number of their last migration: `0010`. */
export const releases = readdirSync(folder).filter((name) => /^\d{4}$/.test(name));

const fileOf = (release: string, name: string) => new URL(`${release}/${name}.br`, folder);

/** True for a release of which `make-release-pages.ts` has kept pages. */
export const hasPages = (release: string): boolean => existsSync(fileOf(release, 'pages.json'));

export const readKept = (release: string, name: string): Buffer =>
  brotliDecompressSync(readFileSync(fileOf(release, name)));

export const readKeptJson = <Value>(release: string, name: string): Value =>
  JSON.parse(readKept(release, `${name}.json`).toString('utf8'));

/** Migration that renamed collections and their tables. */
const RENAMED = 16;

/** Name of a collection in a release. */
export const nameIn = (release: string, name: CollectionName): string =>
  Number(release) < RENAMED ? firstNameOf(name) : name;

/** Data that a release read from its own store, by current names of collections. */
export function readByRelease(release: string, name: string): ReadByRelease {
  const { listed, problems } = readKeptJson<{
    listed: Record<string, string[]>;
    problems: string[];
  }>(release, `${name}.read`);
  const renamed = Object.entries(listed).flatMap(([former, ids]) => {
    const collection = collectionNamed(former);
    return collection ? [[collection, ids]] : [];
  });
  return {
    listed: Object.fromEntries(renamed),
    problems: problems.map((problem) =>
      problem.replace(/^\w+/, (former) => collectionNamed(former) ?? former),
    ),
  };
}

export function keep(release: string, name: string, bytes: Uint8Array): void {
  const params = {
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  writeFileSync(fileOf(release, name), brotliCompressSync(bytes, { params }));
}

export const keepJson = (release: string, name: string, value: unknown): void =>
  keep(release, `${name}.json`, Buffer.from(JSON.stringify(value)));

const tableNames = async (engine: Engine): Promise<string[]> => {
  const { rows } = await engine.read((queries) =>
    sql<{ name: string }>`select tablename as name from pg_tables
      where schemaname = 'public' order by tablename`.execute(queries),
  );
  return rows.map(({ name }) => name);
};

/** All rows of a PostgreSQL database. Reads them by queries, because `pg_dump` may be missing. */
export async function rowsOfPostgres(engine: Engine): Promise<PostgresRows> {
  const rows: PostgresRows = {};
  for (const name of await tableNames(engine)) {
    const { rows: found } = await engine.read((queries) =>
      sql<{ row: object }>`select to_jsonb(one) as row from ${sql.table(name)} as one`.execute(
        queries,
      ),
    );
    rows[name] = found.map(({ row }) => row);
  }
  return rows;
}

/** Inserts rows into the empty tables of a schema with the same migrations. */
export async function fillPostgres(engine: Engine, rows: PostgresRows): Promise<void> {
  await engine.change(async (queries) => {
    await sql`set local session_replication_role = replica`.execute(queries);
    for (const [name, records] of Object.entries(rows)) {
      const table = sql.table(name);
      await sql`delete from ${table}`.execute(queries);
      await sql`insert into ${table} select * from
        jsonb_populate_recordset(null::${table}, ${JSON.stringify(records)})`.execute(queries);
    }
  });
}
