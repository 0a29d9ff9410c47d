import { type SelectQueryBuilder, sql } from 'kysely';
import { type CardName, type CollectionName, isSearchedName } from '#core/collections.ts';
import type { ListQuery, Narrowing, StoreView } from '#core/ports.ts';
import { askedWords } from '#core/search/asked-words.ts';
import { searchedWords } from '#core/search/words.ts';
import { withBreak } from '../engine/breaks.ts';
import type { Engine } from '../engine/engine.ts';
import {
  type Queries,
  type RecordTable,
  sortColumn,
  type Tables,
  tableOf,
} from '../schema/tables.ts';
import type { ArticleIndex } from '../search/article-index.ts';
import { behind, ownColumns, ownDirection, placeOf } from './list-place.ts';
import { conditionsOf, onlyKeyIn } from './narrowing.ts';
import { readRecord } from './parsed-records.ts';
import { keyOf } from './storable-text.ts';
import { cardSource, cardText, type ListedCard, readCard } from './stored-cards.ts';
import { talliedIn, withoutIds } from './tallies.ts';

interface Sources {
  queries: Queries;
  engine: Pick<Engine, 'hasWords'>;
  index: Pick<ArticleIndex, 'positionsWith'>;
  report: (message: string) => void;
}

/** The table of keys, typed as a records table: it has the columns that order lists. */
const recordKeys = 'record_keys' as string as RecordTable;

/** Length from which parsing a record takes some milliseconds, in characters. */
const LONG = 50_000;

/** A view that tells of a list of cards where its records stand in it. */
export interface RecordView extends StoreView {
  listedCards<Name extends CardName>(
    name: Name,
    query: ListQuery<Name>,
  ): Promise<ListedCard<Name>[]>;
}

/** Reads records from their tables on one connection. */
export function createRecordView({ queries, engine, index, report }: Sources): RecordView {
  /** Parses records in their order; `undefined` for those that can't be read, which are reported. */
  async function parsed<Name extends CollectionName>(name: Name, texts: readonly string[]) {
    const parse = () => texts.map((text) => readRecord(name, text));
    const isLong = texts.some(({ length }) => length >= LONG);
    const records = isLong ? await withBreak(parse) : parse();
    const unreadable = records.filter((record) => record === undefined).length;
    if (unreadable > 0) report(`Daybreak: ${unreadable} records in '${name}' can't be read.`);
    return records;
  }

  const readable = async <Name extends CollectionName>(name: Name, rows: { record: string }[]) =>
    (
      await parsed(
        name,
        rows.map(({ record }) => record),
      )
    ).filter((record) => record !== undefined);

  function narrowed<Name extends CollectionName, Selected>(
    name: Name,
    { where, search = '', searchesText }: Narrowing<Name>,
    from: SelectQueryBuilder<Tables, RecordTable, Selected>,
  ) {
    let query = from;
    if (where) {
      for (const condition of conditionsOf(name, where)) query = query.where(condition);
    }
    const words = askedWords(search);
    if (words.length === 0) return query;
    const table = tableOf(name);
    const found = engine.hasWords(table, words);
    if (!searchesText || !isSearchedName(name)) return query.where(found);
    // A union of positions: with `or`, SQLite would read every record.
    return query.where(sql<boolean>`position in (select position from ${sql.table(table)}
      where ${found} union ${index.positionsWith(searchedWords(search ?? ''))})`);
  }

  function inOrder<Name extends CollectionName, Selected>(
    name: Name,
    sort: ListQuery<Name>['sort'],
    query: SelectQueryBuilder<Tables, RecordTable, Selected>,
  ) {
    let ordered = sort
      ? query.orderBy(sql.ref(sortColumn(sort.by)), sort.isDescending ? 'desc' : 'asc')
      : query;
    for (const column of ownColumns(name)) {
      ordered = ordered.orderBy(sql.ref(column), ownDirection(name));
    }
    return ordered;
  }

  /** Positions of the records that a query selects, in order, offset and limit applied. */
  function positionsOf<Name extends CollectionName>(name: Name, query: ListQuery<Name>) {
    const { where, search, sort, after, offset = 0, limit = Number.MAX_SAFE_INTEGER } = query;
    const key = where && !search && !sort ? onlyKeyIn(name, where) : undefined;
    // Keys are indexed in list order, so a limit stops the scan.
    const all = key
      ? queries
          .selectFrom(recordKeys)
          .select('position')
          .where(sql.ref('collection'), '=', name)
          .where(sql.ref('key'), '=', key.key)
          .where(sql.ref('value'), '=', key.value)
      : narrowed(name, query, queries.selectFrom(tableOf(name)).select('position'));
    const start = after === undefined ? undefined : behind(name, after, sort);
    const wanted = start ? all.where(start) : all;
    return inOrder(name, sort, wanted).limit(limit).offset(offset);
  }

  /** The rows that a query selects, in order. */
  function listed<Name extends CollectionName, Selected>(
    name: Name,
    query: ListQuery<Name>,
    rows: SelectQueryBuilder<Tables, RecordTable, Selected>,
  ) {
    const { sort, after, offset = 0, limit } = query;
    const isWhole = limit === undefined && offset === 0 && after === undefined;
    // Finds positions by indexes alone before any record is loaded.
    const wanted = isWhole
      ? narrowed(name, query, rows)
      : rows.where('position', 'in', positionsOf(name, query));
    return inOrder(name, sort, wanted).execute();
  }

  async function listedCards<Name extends CardName>(name: Name, query: ListQuery<Name>) {
    const isStored = sql`card_of = cast(${cardSource(name, '')} as text) || cast(version as text)`;
    const rows = await listed(
      name,
      query,
      queries.selectFrom(tableOf(name)).select([
        sql<string | null>`case when ${isStored} then card end`.as('card'),
        // A release without stored cards wrote it, or one whose cards were others.
        sql<string | null>`case when ${isStored} then null else record end`.as('record'),
      ]),
    );
    const records = await parsed(
      name,
      rows.flatMap(({ record }) => record ?? []),
    );
    const made = records.values();
    return rows.flatMap(({ card }) => {
      if (card !== null) return [readCard(name, card)];
      const record = made.next().value;
      return record ? [readCard(name, cardText(name, record))] : [];
    });
  }

  async function countRows<Name extends CollectionName>(name: Name, counted: Narrowing<Name>) {
    const all = queries
      .selectFrom(tableOf(name))
      .select((select) => select.fn.countAll<number>().as('count'));
    const [row] = await narrowed(name, counted, all).execute();
    return Number(row?.count ?? 0);
  }

  return {
    get: async (name, id) => {
      const rows = await queries
        .selectFrom(tableOf(name))
        .select('record')
        .where('id', '=', keyOf(id))
        .execute();
      return (await readable(name, rows))[0];
    },
    list: async (name, query = {}) => {
      const rows = queries.selectFrom(tableOf(name)).select('record');
      return readable(name, await listed(name, query, rows));
    },
    cards: async (name, query = {}) => (await listedCards(name, query)).map(({ card }) => card),
    listedCards,
    placeOf: (name, id, sort) => placeOf(queries, name, id, sort),
    count: async (name, counted = {}) => {
      if (counted.search) return countRows(name, counted);
      const { without, ...rest } = withoutIds(counted.where ?? {});
      const tallied = await talliedIn<typeof name>(queries, name, rest.where);
      if (tallied === undefined) return countRows(name, counted);
      return without ? tallied - (await countRows(name, { where: without })) : tallied;
    },
  };
}
