import { sql } from 'kysely';
import type { CollectionName, RecordOf } from '#core/collections.ts';
import { failures, Refusal } from '#core/errors.ts';
import type { Clock, StoreChange, StoreView } from '#core/ports.ts';
import { type ArticleIndex, entryOf } from './article-index.ts';
import { asArticle, definitionOf } from './definition.ts';
import { derivedColumns } from './derived-columns.ts';
import { freeId } from './free-id.ts';
import { keepListed, listedColumns } from './listed-order.ts';
import { sortKey } from './sort-key.ts';
import { keyOf } from './storable-text.ts';
import { type Queries, sortColumn, tableOf } from './tables.ts';

/** Milliseconds. */
const DAY = 24 * 60 * 60 * 1000;

interface Sources {
  queries: Queries;
  view: StoreView;
  index: ArticleIndex;
  clock: Clock;
  /** Is told of each collection that is changed. */
  touch: (name: CollectionName) => void;
}

/** A transaction, and what only the storage itself may do in it. */
export interface RecordChange extends StoreChange {
  /** Adds records as they are given, in the order in which the collection lists them. */
  fill<Name extends CollectionName>(name: Name, records: readonly RecordOf<Name>[]): Promise<void>;
}

/** Changes records in their tables, on the connection of an open transaction. */
export function createRecordChange({ queries, view, index, clock, touch }: Sources): RecordChange {
  const stored = (name: CollectionName, id: string) =>
    queries
      .selectFrom(tableOf(name))
      .select(['position', 'version'])
      .where('id', '=', keyOf(id))
      .executeTakeFirst();

  const columnsOf = <Name extends CollectionName>(name: Name, record: RecordOf<Name>) => ({
    ...derivedColumns(name, record),
    ...listedColumns(name, record),
    id: keyOf(record.id),
    version: record.version ?? 0,
    record: JSON.stringify(record),
  });

  async function makeFindable<Name extends CollectionName>(
    name: Name,
    position: number,
    record: RecordOf<Name>,
  ) {
    const article = asArticle(name, record);
    if (article) await index.put(queries, entryOf(position, article));
  }

  async function add<Name extends CollectionName>(name: Name, record: RecordOf<Name>) {
    const table = tableOf(name);
    const next = sql<number>`(select coalesce(max(position), 0) + 1 from ${sql.table(table)})`;
    const { position } = await queries
      .insertInto(table)
      .values({ position: next, ...columnsOf(name, record) })
      .returning('position')
      .executeTakeFirstOrThrow();
    await keepListed(queries, name, position, record);
    await makeFindable(name, position, record);
    touch(name);
    return record;
  }

  /** Removes what the collection keeps no longer; records without an instant stay. */
  async function removeExpired(name: CollectionName): Promise<void> {
    const { expiry } = definitionOf(name);
    if (!expiry) return;
    const column = sql.ref(sortColumn(expiry.sort));
    const oldest = sortKey(new Date(clock.now().getTime() - expiry.days * DAY).toISOString());
    await queries
      .deleteFrom(tableOf(name))
      .where(column, '<', oldest)
      .where(column, '>', '')
      .execute();
  }

  async function write<Name extends CollectionName>(
    name: Name,
    position: number,
    record: RecordOf<Name>,
  ) {
    const columns = columnsOf(name, record);
    await queries
      .updateTable(tableOf(name))
      .set(columns)
      .where('position', '=', position)
      .execute();
    await keepListed(queries, name, position, record);
    await makeFindable(name, position, record);
    touch(name);
    return record;
  }

  return {
    ...view,
    insert: async (name, given) => {
      await removeExpired(name);
      const id = await freeId(queries, name, clock.now());
      return add(name, { ...given, id, version: 1 } as RecordOf<typeof name>);
    },
    replace: async (name, given) => {
      const row = await stored(name, given.id);
      if (!row) throw new Refusal(failures.notFound());
      if (row.version !== (given.version ?? 0)) throw new Refusal(failures.conflict());
      return write(name, row.position, { ...given, version: row.version + 1 });
    },
    put: async (name, given) => {
      const row = await stored(name, given.id);
      if (!row) return add(name, { ...given, version: 1 });
      return write(name, row.position, { ...given, version: row.version + 1 });
    },
    remove: async (name, id) => {
      const row = await stored(name, id);
      if (!row) throw new Refusal(failures.notFound());
      if (name === 'articles') await index.remove(queries, row.position);
      await queries.deleteFrom(tableOf(name)).where('position', '=', row.position).execute();
      await keepListed(queries, name, row.position);
      touch(name);
    },
    fill: async (name, records) => {
      const inOrder = definitionOf(name).insertAt === 'first' ? records.toReversed() : records;
      for (const record of inOrder) await add(name, record);
    },
  };
}
