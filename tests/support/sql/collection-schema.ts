import { type CollectionName, definitionOf } from '#core/collections.ts';
import { filterColumn, sortColumn, tableOf } from '#storage/sql/schema/tables.ts';

type EngineKind = 'sqlite' | 'postgres';

const types = {
  sqlite: { whole: 'INTEGER', number: 'REAL', text: 'TEXT', key: 'TEXT' },
  postgres: {
    whole: 'bigint',
    number: 'double precision',
    text: 'text',
    /** Byte order, independent of the database's locale. */
    key: 'text COLLATE "C"',
  },
} as const;

interface CollectionSchema {
  table: string;
  /** Column types by column name. */
  columns: Record<string, string>;
  /** `create index` statements. */
  indexes: string[];
}

/**
 * Exceptions from the indexing rule; an empty list means no index, because another one serves its
 * only query.
 */
const indexedOtherwise: Record<string, readonly string[]> = {
  // Job runners query due jobs by kind, and never by time alone.
  'jobs.filter_kind': ['filter_kind', 'sort_due', 'position'],
  'jobs.sort_due': [],
};

/** Schema of a collection's table: a column and an index for each declared field. */
export function schemaOfCollection(name: CollectionName, engine: EngineKind): CollectionSchema {
  const { whole, number, text, key } = types[engine];
  const { filters, sorts, numbers = {}, listedBy, card } = definitionOf(name);
  const table: string = tableOf(name);
  const filterColumns = Object.keys(filters).map(filterColumn);
  const textColumns = Object.keys(sorts).map(sortColumn);
  const numberColumns = Object.keys(numbers).map(sortColumn);
  const listed = listedBy === undefined ? {} : { listed_at: number, listed_id: key };
  const typed = (columns: readonly string[], type: string) =>
    Object.fromEntries(columns.map((column) => [column, type]));
  const index = (column: string, usual: readonly string[]): string[] => {
    const columns = indexedOtherwise[`${table}.${column}`] ?? usual;
    if (columns.length === 0) return [];
    return [`CREATE INDEX ${table}_${column} ON ${table} (${columns.join(', ')})`];
  };
  const place = [...Object.keys(listed), 'position'];
  return {
    table,
    columns: {
      position: whole,
      id: key,
      version: whole,
      ...typed([...filterColumns, ...textColumns], key),
      ...typed(numberColumns, number),
      ...listed,
      ...(card ? { card: text, card_of: text } : {}),
      words: text,
      record: text,
      edition: whole,
    },
    indexes: [
      ...filterColumns.flatMap((column) => index(column, [column, ...place])),
      ...[...textColumns, ...numberColumns].flatMap((column) =>
        index(column, [column, 'position']),
      ),
      ...(listedBy === undefined ? [] : index('listed_at', place)),
      ...(engine === 'sqlite'
        ? index('words', ['words'])
        : [`CREATE INDEX ${table}_words ON ${table} USING gin (words gin_trgm_ops)`]),
    ],
  };
}

/** Statements of a migration that creates the table and its indexes. */
export function statementsFor(schema: CollectionSchema, engine: EngineKind): string {
  const { table, columns, indexes } = schema;
  const constraints: Record<string, string> = { position: ' PRIMARY KEY', id: ' NOT NULL UNIQUE' };
  const lines = Object.entries(columns).map(
    ([column, type]) => `  ${column} ${type}${constraints[column] ?? ' NOT NULL'}`,
  );
  const end = engine === 'sqlite' ? ') STRICT;' : ');';
  return [
    `CREATE TABLE ${table} (\n${lines.join(',\n')}\n${end}`,
    ...indexes.map((index) => `${index};`),
  ].join('\n');
}
