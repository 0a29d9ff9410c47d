import { sql } from 'kysely';
import { type CollectionName, definitionOf } from '#core/collections.ts';
import { type ListedTable, type Queries, sortColumn, tableOf } from '../schema/tables.ts';

/**
 * The sort key of a record in a collection listed by a number: the number and the id of its record. A
 * record without a number takes both from the nearest record listed before it.
 */
export interface ListedPlace {
  listed_at: number;
  listed_id: string;
}

/** Sort key of records before the first number. */
const FIRST: ListedPlace = { listed_at: Number.MAX_SAFE_INTEGER, listed_id: '' };

/** Sort key in collections listed by insertion. */
const NOWHERE: ListedPlace = { listed_at: 0, listed_id: '' };

/** Columns that order such a collection before its position does. */
export const LISTED = ['listed_at', 'listed_id'] as const;

/** True if a collection is listed by a number of its records. */
export const isListedByNumber = (name: CollectionName): boolean =>
  definitionOf(name).listedBy !== undefined;

/** Only tables of such collections have the columns of `LISTED`. */
const listedTable = (name: CollectionName) => tableOf(name) as string as ListedTable;

const numberColumn = (name: CollectionName) =>
  sql.ref<number>(sortColumn(definitionOf(name).listedBy ?? ''));

/** The stored sort key of the record at that position. */
export async function listedPlaceOf(
  queries: Queries,
  name: CollectionName,
  position: number,
): Promise<ListedPlace> {
  if (!isListedByNumber(name)) return NOWHERE;
  return queries
    .selectFrom(listedTable(name))
    .select(LISTED)
    .where('position', '=', position)
    .executeTakeFirstOrThrow();
}

/** The sort key of the nearest record at `position` or above it, which is listed before it. */
export async function placeBefore(
  queries: Queries,
  name: CollectionName,
  position: number,
): Promise<ListedPlace> {
  const row = await queries
    .selectFrom(listedTable(name))
    .select(LISTED)
    .where('position', '>=', position)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  return row ?? FIRST;
}

/** Stores a sort key for the records between two positions and for their keys. Returns their number. */
async function storePlace(
  queries: Queries,
  name: CollectionName,
  place: ListedPlace,
  { from, to }: { from: number; to: number },
): Promise<number> {
  const { numUpdatedRows } = await queries
    .updateTable(listedTable(name))
    .set(place)
    .where('position', '>=', from)
    .where('position', '<=', to)
    .executeTakeFirst();
  await queries
    .updateTable('record_keys')
    .set(place)
    .where('collection', '=', name)
    .where('position', '>=', from)
    .where('position', '<=', to)
    .execute();
  return Number(numUpdatedRows);
}

/** The sort key of a record with a number; no columns for other records. */
export function listedColumns(
  name: CollectionName,
  id: string,
  columns: Record<string, string | number>,
): Record<string, string | number> {
  if (!isListedByNumber(name)) return {};
  const number = Number(columns[sortColumn(definitionOf(name).listedBy ?? '')]);
  return number ? { listed_at: number, listed_id: id } : {};
}

/**
 * Updates the order after the record at `position` was added or changed, and has that number, or was removed:
 * records without a number take the sort key of the one above them. Reads down to the next record with a number.
 * Returns whether sort keys of other records may have changed.
 */
export async function keepListed(
  queries: Queries,
  name: CollectionName,
  position: number,
  number = 0,
): Promise<boolean> {
  if (!isListedByNumber(name)) return false;
  const to = number === 0 ? position : position - 1;
  const end = await queries
    .selectFrom(listedTable(name))
    .select('position')
    .where('position', '<=', to)
    .where(numberColumn(name), '<>', 0)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  const from = (end?.position ?? -1) + 1;
  if (from > to) return false;
  const before = await placeBefore(queries, name, to + 1);
  const listed = await storePlace(queries, name, before, { from, to });
  return listed > (to === position ? 1 : 0);
}
