import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { collectionNames } from '#core/collections.ts';
import {
  schemaOfCollection,
  statementsFor,
} from '../../../../tests/support/sql/collection-schema.ts';
import { type SqlPlace, sqlEngines, withEngine } from '../../../../tests/support/sql/sql-places.ts';
import type { Engine } from '../engine/engine.ts';
import { migrations } from './migrations.ts';
import type { Queries } from './tables.ts';

/** Types of the columns that the database has, by table and column. */
async function columnsIn(queries: Queries, kind: Engine['kind']): Promise<Map<string, string>> {
  const { rows } =
    kind === 'sqlite'
      ? await sql<{ place: string; type: string }>`
          select tables.name || '.' || columns.name as place, columns.type as type
          from sqlite_schema as tables join pragma_table_info(tables.name) as columns
          where tables.type = 'table'`.execute(queries)
      : await sql<{ place: string; type: string }>`
          select table_name || '.' || column_name as place,
            data_type || case collation_name when 'C' then ' COLLATE "C"' else '' end as type
          from information_schema.columns where table_schema = 'public'`.execute(queries);
  return new Map(rows.map(({ place, type }) => [place, type]));
}

/** Statements of the indexes that the database has, without what its engine adds. */
async function indexesIn(queries: Queries, kind: Engine['kind']): Promise<Set<string>> {
  const { rows } =
    kind === 'sqlite'
      ? await sql<{ statement: string }>`
          select sql as statement from sqlite_schema where type = 'index' and sql is not null
        `.execute(queries)
      : await sql<{ statement: string }>`
          select indexdef as statement from pg_indexes where schemaname = 'public'`.execute(
          queries,
        );
  return new Set(rows.map(({ statement }) => statement.replaceAll(/"|public\.|USING btree /g, '')));
}

const missingIn = (place: SqlPlace): Promise<string[]> =>
  withEngine(place, ({ kind, read }) =>
    read(async (queries) => {
      const columns = await columnsIn(queries, kind);
      const indexes = await indexesIn(queries, kind);
      return collectionNames.flatMap((name) => {
        const schema = schemaOfCollection(name, kind);
        const { table } = schema;
        if (!columns.has(`${table}.position`)) return [statementsFor(schema, kind)];
        return [
          ...Object.entries(schema.columns)
            .filter(([column, type]) => columns.get(`${table}.${column}`) !== type)
            .map(([column, type]) => `ALTER TABLE ${table} ADD COLUMN ${column} ${type};`),
          ...schema.indexes.filter((index) => !indexes.has(index)).map((index) => `${index};`),
        ];
      });
    }),
  );

for (const { engine, newPlace } of sqlEngines) {
  test(`${engine} has each collection's table, with a column and an index for each filter, sort and number`, async () => {
    const place = await newPlace();
    try {
      await (await place.open()).close();
      const missing = await missingIn(place);
      expect(missing, `Write a migration for ${engine}:\n${missing.join('\n')}\n`).toEqual([]);
    } finally {
      await place.clear();
    }
  });
}

test('each migration is written for both databases, and listed', () => {
  const listed = migrations.map(({ name }) => `${name}.sql`);
  for (const engine of ['sqlite', 'postgres']) {
    const written = readdirSync(new URL(`migrations/${engine}`, import.meta.url));
    expect(written.toSorted(), `migrations/${engine} and migrations.ts`).toEqual(listed);
  }
});

test('the migrations are numbered in their order, as their names begin', () => {
  for (const [at, { number, name }] of migrations.entries()) {
    expect({ number, name: name.slice(0, 5) }).toEqual({
      number: at + 1,
      name: `${String(at + 1).padStart(4, '0')}-`,
    });
  }
});
