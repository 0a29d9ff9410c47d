import { type SelectQueryBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import type { CollectionName, RecordOf } from '#core/collections.ts';
import type { ListQuery, StoreView } from '#core/ports.ts';
import { foldWord, wordsOf } from '#core/search/words.ts';
import { definitionOf } from './definition.ts';
import type { Engine } from './engine.ts';
import { keyOf } from './storable-text.ts';
import {
  filterColumn,
  type Queries,
  type RecordTable,
  sortColumn,
  type Tables,
  tableOf,
} from './tables.ts';

interface Sources {
  queries: Queries;
  hasWord: Engine['hasWord'];
  report: (message: string) => void;
}

type Narrowing<Name extends CollectionName> = Pick<ListQuery<Name>, 'where' | 'search'>;

/** Reads a record as its collection's schema has it; `undefined` when that can't be done. */
export function parseRecord<Name extends CollectionName>(
  name: Name,
  text: string,
): RecordOf<Name> | undefined {
  try {
    const parsed = z.safeParse(definitionOf(name).schema, JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** Reads records out of their tables, on one connection. */
export function createRecordView({ queries, hasWord, report }: Sources): StoreView {
  function readable<Name extends CollectionName>(name: Name, rows: { record: string }[]) {
    const records = rows.flatMap(({ record }) => parseRecord(name, record) ?? []);
    const unreadable = rows.length - records.length;
    if (unreadable > 0) report(`Daybreak: ${unreadable} records in '${name}' can't be read.`);
    return records;
  }

  function narrowed<Name extends CollectionName, Selected>(
    { where, search }: Narrowing<Name>,
    from: SelectQueryBuilder<Tables, RecordTable, Selected>,
  ) {
    let query = from;
    for (const [filter, value] of Object.entries<string | undefined>(where ?? {})) {
      if (value === undefined) continue;
      query = query.where(sql.ref(filterColumn(filter)), '=', keyOf(value));
    }
    for (const word of new Set(wordsOf(search ?? '').map(foldWord))) {
      query = query.where(hasWord(word));
    }
    return query;
  }

  return {
    get: async (name, id) => {
      const rows = await queries
        .selectFrom(tableOf(name))
        .select('record')
        .where('id', '=', keyOf(id))
        .execute();
      return readable(name, rows)[0];
    },
    list: async (name, listed = {}) => {
      const { sort, offset = 0, limit } = listed;
      let query = narrowed(listed, queries.selectFrom(tableOf(name)).select('record'));
      if (sort) {
        const column = sql.ref(sortColumn(String(sort.by)));
        query = query.orderBy(column, sort.isDescending ? 'desc' : 'asc');
      }
      query = query.orderBy('position', definitionOf(name).insertAt === 'first' ? 'desc' : 'asc');
      // SQLite has no offset without a limit.
      if (limit !== undefined || offset > 0) {
        query = query.limit(limit ?? Number.MAX_SAFE_INTEGER).offset(offset);
      }
      return readable(name, await query.execute());
    },
    count: async (name, counted = {}) => {
      const all = queries
        .selectFrom(tableOf(name))
        .select((select) => select.fn.countAll<number>().as('count'));
      const [row] = await narrowed(counted, all).execute();
      return Number(row?.count ?? 0);
    },
  };
}
