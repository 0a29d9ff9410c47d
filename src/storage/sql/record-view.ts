import { type SelectQueryBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import { type CollectionName, cardsOf, type RecordOf } from '#core/collections.ts';
import type { ListQuery, Narrowing, StoreView } from '#core/ports.ts';
import { askedWords } from '#core/search/words.ts';
import { inJson } from '#core/stored.ts';
import { definitionOf } from './definition.ts';
import type { Engine } from './engine.ts';
import { isListedByNumber, LISTED_AT } from './listed-order.ts';
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
  engine: Pick<Engine, 'hasWords' | 'mentions'>;
  report: (message: string) => void;
}

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
export function createRecordView({ queries, engine, report }: Sources): StoreView {
  function readable<Name extends CollectionName>(name: Name, rows: { record: string }[]) {
    const records = rows.flatMap(({ record }) => parseRecord(name, record) ?? []);
    const unreadable = rows.length - records.length;
    if (unreadable > 0) report(`Daybreak: ${unreadable} records in '${name}' can't be read.`);
    return records;
  }

  function narrowed<Name extends CollectionName, Selected>(
    name: Name,
    { where, search, mentions, within }: Narrowing<Name>,
    from: SelectQueryBuilder<Tables, RecordTable, Selected>,
  ) {
    let query = from;
    for (const [filter, value] of Object.entries<string | undefined>(where ?? {})) {
      if (value === undefined) continue;
      query = query.where(sql.ref(filterColumn(filter)), '=', keyOf(value));
    }
    if (mentions) {
      query = query.where(({ or }) => or(mentions.map((one) => engine.mentions(inJson(one)))));
    }
    if (within) {
      const column = sql.ref(sortColumn(String(within.sort)));
      query = query.where(column, '>', within.above).where(column, '<=', within.most);
    }
    const words = askedWords(search ?? '');
    return words.length > 0 ? query.where(engine.hasWords(tableOf(name), words)) : query;
  }

  function inOrder<Name extends CollectionName, Selected>(
    name: Name,
    sort: ListQuery<Name>['sort'],
    query: SelectQueryBuilder<Tables, RecordTable, Selected>,
  ) {
    const own = definitionOf(name).insertAt === 'first' ? 'desc' : 'asc';
    const sorted = sort
      ? query.orderBy(sql.ref(sortColumn(String(sort.by))), sort.isDescending ? 'desc' : 'asc')
      : query;
    const listed = isListedByNumber(name) ? sorted.orderBy(sql.ref(LISTED_AT), 'desc') : sorted;
    return listed.orderBy('position', own);
  }

  const list: StoreView['list'] = async (name, listed = {}) => {
    const { sort, offset = 0, limit } = listed;
    const table = tableOf(name);
    const records = queries.selectFrom(table).select('record');
    const places = narrowed(name, listed, queries.selectFrom(table).select('position'));
    // Cut before any record is touched: places are found in indexes alone.
    const cut = inOrder(name, sort, places)
      .limit(limit ?? Number.MAX_SAFE_INTEGER)
      .offset(offset);
    const isWhole = limit === undefined && offset === 0;
    const query = isWhole ? narrowed(name, listed, records) : records.where('position', 'in', cut);
    return readable(name, await inOrder(name, sort, query).execute());
  };

  return {
    get: async (name, id) => {
      const rows = await queries
        .selectFrom(tableOf(name))
        .select('record')
        .where('id', '=', keyOf(id))
        .execute();
      return readable(name, rows)[0];
    },
    list,
    cards: async (name, listed) => cardsOf(name, await list(name, listed)),
    count: async (name, counted = {}) => {
      const all = queries
        .selectFrom(tableOf(name))
        .select((select) => select.fn.countAll<number>().as('count'));
      const [row] = await narrowed(name, counted, all).execute();
      return Number(row?.count ?? 0);
    },
  };
}
