import { sql } from 'kysely';
import { type CollectionName, definitionOf } from '#core/collections.ts';
import { type ListedTable, type Queries, sortColumn, tableOf } from '../schema/tables.ts';

/**
 * The place of a record in a collection that lists itself by a number: the number and the id of the
 * record that has it, which for a record without one is the nearest before it that has.
 */
export interface ListedPlace {
  listed_at: number;
  listed_id: string;
}

/** The place of what stands before every number. */
const FIRST: ListedPlace = { listed_at: Number.MAX_SAFE_INTEGER, listed_id: '' };

/** The place of all records where the collection lists itself by insertion. */
const NOWHERE: ListedPlace = { listed_at: 0, listed_id: '' };

/** The columns by which a collection lists itself before it does so by position. */
export const LISTED = ['listed_at', 'listed_id'] as const;

/** True where a collection is listed by a number of its records. */
export const isListedByNumber = (name: CollectionName): boolean =>
  definitionOf(name).listedBy !== undefined;

/** The columns of `LISTED` are there only where a collection lists itself by a number. */
const listedTable = (name: CollectionName) => tableOf(name) as string as ListedTable;

const numberColumn = (name: CollectionName) =>
  sql.ref<number>(sortColumn(definitionOf(name).listedBy ?? ''));

/** The place of the record at that position, as it is stored. */
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

/** The place of the nearest record at `position` or before it, that is: with a higher position. */
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

/** Stores a place for the records between two positions, and with their keys. Returns how many there are. */
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

/** The columns that say where a record with a number is listed; none for other records. */
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
 * Keeps a collection's order true after the record at `position` was added, changed or removed: lists
 * the records without a number that now follow the one above them. Reads no further than to the next
 * record that has a number. Returns whether the places of other records may have changed.
 */
export async function keepListed(
  queries: Queries,
  name: CollectionName,
  position: number,
): Promise<boolean> {
  if (!isListedByNumber(name)) return false;
  const above = (limit: number) =>
    queries
      .selectFrom(listedTable(name))
      .select(['position', numberColumn(name).as('number')])
      .where('position', '<=', limit)
      .orderBy('position', 'desc');
  const own = await above(position).where('position', '=', position).executeTakeFirst();
  const to = own?.number ? position - 1 : position;
  const end = await above(to).where(numberColumn(name), '<>', 0).limit(1).executeTakeFirst();
  const from = (end?.position ?? -1) + 1;
  if (from > to) return false;
  const before = await placeBefore(queries, name, to + 1);
  const listed = await storePlace(queries, name, before, { from, to });
  return listed > (to === position ? 1 : 0);
}
