import { dequal } from 'dequal/lite';
import { sql } from 'kysely';
import type { Article } from '#core/article/article.ts';
import type { LiveEntry } from '#core/article/live/live-entry.ts';
import {
  type CollectionName,
  definitionOf,
  isSearchedName,
  type RecordOf,
  type SearchedName,
} from '#core/collections.ts';
import { failures, Refusal } from '#core/errors.ts';
import { listedNumber } from '#core/freshness/touch.ts';
import type { Clock, StoreChange, StoreView } from '#core/ports.ts';
import { fieldsSearchedOf } from '#core/search/searched-article.ts';
import type { Editions } from '../schema/derivations.ts';
import { derivedColumns } from '../schema/derived-columns.ts';
import { type Queries, sortColumn, tableOf } from '../schema/tables.ts';
import { entryOf } from '../search/article-index.ts';
import type { DeferredIndex } from '../search/deferred-index.ts';
import { readLiveEntries } from '../search/read-live-entries.ts';
import { searchWords } from '../search/search-terms.ts';
import { searchedName } from '../search/searched-name.ts';
import type { FreeIds } from './free-ids.ts';
import { keepListed, listedColumns } from './listed-order.ts';
import { conditionsOf } from './narrowing.ts';
import { readRecord } from './parsed-records.ts';
import { putKeys, removeKeys } from './record-keys.ts';
import { sortKey } from './sort-key.ts';
import { keyOf } from './storable-text.ts';
import type { Touches, Written } from './touches.ts';

/** Milliseconds. */
const DAY = 24 * 60 * 60 * 1000;

interface Sources {
  queries: Queries;
  view: StoreView;
  index: DeferredIndex;
  clock: Clock;
  /** Collects what each changed record touches. */
  touches: Touches;
  ids: FreeIds;
  editions: Editions;
}

/** Where a record is written: its position, and the record there before, if it was readable. */
interface Place<Name extends CollectionName> {
  position: number;
  before?: RecordOf<Name> | undefined;
  /** True if there was none. */
  isNew?: boolean;
}

/** A transaction with what only the storage itself may do in it. */
export interface RecordChange extends StoreChange {
  /** Adds records as given, listed in this order. */
  fill<Name extends CollectionName>(name: Name, records: readonly RecordOf<Name>[]): Promise<void>;
  /** Writes the search index; to be called once, at the end of the transaction. */
  writeIndex(): Promise<void>;
}

/**
 * Returns the words of an article that the vocabulary may lack: those of its fields, where its text stays as it was.
 * `undefined` for all of them.
 */
function wordsOfFields<Name extends CollectionName>(
  name: Name,
  before: RecordOf<Name> | undefined,
  record: RecordOf<Name>,
): string[] | undefined {
  if (!before || !isSearchedName(name)) return undefined;
  const article = record as Article;
  const isSameText = dequal((before as Article).content, article.content);
  return isSameText ? searchWords(fieldsSearchedOf(article)) : undefined;
}

/** Changes records in their tables, on the connection of an open transaction. */
export function createRecordChange({
  queries,
  view,
  index,
  clock,
  touches,
  ids,
  editions,
}: Sources): RecordChange {
  /** Collections whose expired records this transaction has deleted. */
  const cleared = new Set<CollectionName>();

  /** Standing collections that this transaction has read whole and not changed since. */
  const standing: { [Name in CollectionName]?: RecordOf<Name>[] } = {};

  /** Collection and id of records that this transaction has looked for, and that were not there. */
  const absent = new Set<string>();

  /** Ids of articles whose live blogs this transaction has changed. */
  const liveBlogs = new Set<string>();

  /** Notes what a written record touches. */
  function noteTouched<Name extends CollectionName>(name: Name, written: Written<RecordOf<Name>>) {
    delete standing[name];
    if (name === 'liveEntries') {
      for (const entry of [written.before, written.after]) {
        if (entry) liveBlogs.add((entry as LiveEntry).article);
      }
    }
    touches.add(name, written);
  }

  const stored = (name: CollectionName, id: string) =>
    queries
      .selectFrom(tableOf(name))
      .select(['position', 'version', 'record'])
      .where('id', '=', keyOf(id))
      .executeTakeFirst();

  const placeOf = <Name extends CollectionName>(
    name: Name,
    { position, record }: { position: number; record: string },
  ) => ({ position, before: readRecord(name, record) });

  async function columnsOf<Name extends CollectionName>(name: Name, record: RecordOf<Name>) {
    const columns = await derivedColumns(name, record);
    const id = keyOf(record.id);
    return {
      ...columns,
      ...listedColumns(name, id, columns),
      id,
      version: record.version ?? 0,
      record: JSON.stringify(record),
      edition: editions.get(name)?.edition ?? 0,
    };
  }

  /**
   * Updates listing, keys and search index after a record was added or changed. Returns whether other
   * records may have moved in lists.
   */
  async function makeFindable<Name extends CollectionName>(
    name: Name,
    { position, before, isNew }: Place<Name>,
    record: RecordOf<Name>,
    newWords?: readonly string[],
  ) {
    const definition = definitionOf(name);
    const number = listedNumber(definition, record);
    const staysThere = before && listedNumber(definition, before) === number;
    const hasMovedOthers = staysThere ? false : await keepListed(queries, name, position, number);
    // Even if unchanged: a process of a release without keys may have written the record before.
    await putKeys(queries, name, position, record, isNew === true);
    if (isSearchedName(name)) {
      // Of a new record, too: a withdrawn article that is published again has those from before.
      const updates = (await readLiveEntries(queries, [record.id])).get(record.id);
      const entry = await entryOf(position, record as RecordOf<SearchedName>, updates ?? []);
      await index.put(entry, newWords);
    }
    return hasMovedOthers;
  }

  async function indexLiveBlogs(): Promise<void> {
    const updates = await readLiveEntries(queries, [...liveBlogs]);
    for (const [id, entries] of updates) {
      const row = await stored(searchedName, id);
      const article = row && readRecord(searchedName, row.record);
      if (article) await index.put(await entryOf(row.position, article, entries));
    }
  }

  /** Returns whether no record of a collection has that position. */
  const isFree = async (name: CollectionName, position: number): Promise<boolean> =>
    (await queries
      .selectFrom(tableOf(name))
      .select('id')
      .where('position', '=', position)
      .executeTakeFirst()) === undefined;

  /** Adds a record, by default at the collection's end; `undefined` if one has its id. */
  async function add<Name extends CollectionName>(
    name: Name,
    record: RecordOf<Name>,
    place?: number,
  ) {
    const table = tableOf(name);
    const next = sql<number>`(select coalesce(max(position), 0) + 1 from ${sql.table(table)})`;
    const row = await queries
      .insertInto(table)
      .values({ position: place ?? next, ...(await columnsOf(name, record)) })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('position')
      .executeTakeFirst();
    if (!row) return undefined;
    const { position } = row;
    const hasMovedOthers = await makeFindable(name, { position, isNew: true }, record);
    noteTouched(name, { after: record, hasMovedOthers });
    return record;
  }

  /** Adds a record whose id none has. */
  async function addUnknown<Name extends CollectionName>(name: Name, record: RecordOf<Name>) {
    const added = await add(name, record);
    if (!added) throw new Error(`A record of ${name} has the id ${record.id}.`);
    return added;
  }

  /** Deletes records that have expired; those without an instant stay. */
  async function removeExpired(name: CollectionName): Promise<void> {
    const { expiry } = definitionOf(name);
    if (!expiry || cleared.has(name)) return;
    cleared.add(name);
    const column = sql.ref(sortColumn(expiry.sort));
    const oldest = sortKey(new Date(clock.now().getTime() - expiry.days * DAY).toISOString());
    const expired = await queries
      .deleteFrom(tableOf(name))
      .where(column, '<', oldest)
      .where(column, '>', '')
      .returning('position')
      .execute();
    await removeKeys(
      queries,
      name,
      expired.map(({ position }) => position),
    );
  }

  async function write<Name extends CollectionName>(
    name: Name,
    { position, before }: { position: number; before: RecordOf<Name> | undefined },
    record: RecordOf<Name>,
    newWords?: readonly string[],
  ) {
    const columns = await columnsOf(name, record);
    await queries
      .updateTable(tableOf(name))
      .set(columns)
      .where('position', '=', position)
      .execute();
    const added = newWords ?? wordsOfFields(name, before, record);
    const hasMovedOthers = await makeFindable(name, { position, before }, record, added);
    noteTouched(name, { before, after: record, hasMovedOthers });
    return record;
  }

  return {
    ...view,
    get: async (name, id) => {
      const record = await view.get(name, id);
      if (!record) absent.add(`${name} ${id}`);
      return record;
    },
    list: async (name, query) => {
      if (query?.search) await index.write();
      if (query !== undefined || !definitionOf(name).isStanding) return view.list(name, query);
      const known = standing[name];
      if (known) return known;
      const records = await view.list(name);
      Object.assign(standing, { [name]: records });
      return records;
    },
    count: async (name, query) => {
      if (query?.search) await index.write();
      return view.count(name, query);
    },
    insert: async (name, given) => {
      await removeExpired(name);
      for (;;) {
        const id = await ids.next(name);
        const record = await add(name, { ...given, id, version: 1 } as RecordOf<typeof name>);
        if (record) return record;
      }
    },
    replace: async (name, given) => {
      const row = await stored(name, given.id);
      if (!row) throw new Refusal(failures.notFound());
      if (row.version !== (given.version ?? 0)) throw new Refusal(failures.conflict());
      return write(name, placeOf(name, row), { ...given, version: row.version + 1 });
    },
    put: async (name, given, version) => {
      const added = { ...given, version: version ?? 1 };
      if (absent.has(`${name} ${given.id}`)) {
        const record = await add(name, added);
        if (record) return record;
      }
      const row = await stored(name, given.id);
      if (!row) return addUnknown(name, added);
      return write(name, placeOf(name, row), { ...given, version: version ?? row.version + 1 });
    },
    amend: async (name, where, fields) => {
      // Selects all positions first: amended records may no longer match, or match again.
      let found = queries.selectFrom(tableOf(name)).select('position');
      for (const condition of conditionsOf(name, where)) found = found.where(condition);
      const places = await found.execute();
      const newWords = searchWords(JSON.stringify(fields));
      let amended = 0;
      for (const { position } of places) {
        const row = await queries
          .selectFrom(tableOf(name))
          .select(['version', 'record'])
          .where('position', '=', position)
          .executeTakeFirstOrThrow();
        const record = readRecord(name, row.record);
        if (!record) continue;
        const next = { ...record, ...fields, version: row.version + 1 };
        await write(name, { position, before: record }, next, newWords);
        amended += 1;
      }
      return amended;
    },
    remove: async (name, id) => {
      const row = await queries
        .deleteFrom(tableOf(name))
        .where('id', '=', keyOf(id))
        .returning(['position', 'record'])
        .executeTakeFirst();
      if (!row) throw new Refusal(failures.notFound());
      if (isSearchedName(name)) await index.remove(row.position);
      await removeKeys(queries, name, [row.position]);
      const hasMovedOthers = await keepListed(queries, name, row.position);
      noteTouched(name, { before: readRecord(name, row.record), hasMovedOthers });
      return row.position;
    },
    restore: async (name, record, place) => {
      const added = await add(name, record, (await isFree(name, place)) ? place : undefined);
      if (!added) throw new Refusal(failures.thereAgain());
    },
    writeIndex: async () => {
      await indexLiveBlogs();
      await index.write();
    },
    fill: async (name, records) => {
      const inOrder = definitionOf(name).insertAt === 'first' ? records.toReversed() : records;
      for (const record of inOrder) await addUnknown(name, record);
    },
  };
}
