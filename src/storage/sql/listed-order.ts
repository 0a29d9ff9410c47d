import { sql } from 'kysely';
import type { CollectionName, RecordOf } from '#core/collections.ts';
import { definitionOf } from './definition.ts';
import { type Queries, sortColumn, tableOf } from './tables.ts';

/** The place of what no number was given yet: before every date. */
const FIRST = Number.MAX_SAFE_INTEGER;

/** The column by which a collection lists itself, where it declares that; see `listedBy`. */
export const LISTED_AT = 'listed_at';

/** A record's own number in the order of its collection; 0 where it has none. */
function ownNumber<Name extends CollectionName>(name: Name, record: RecordOf<Name>): number {
  const { listedBy = '', sorts } = definitionOf(name);
  return Number(sorts[listedBy]?.(record)) || 0;
}

/** True where a collection is listed by a number of its records. */
export const isListedByNumber = (name: CollectionName): boolean =>
  definitionOf(name).listedBy !== undefined;

/** The columns that say where a new or changed record is listed. */
export const listedColumns = <Name extends CollectionName>(name: Name, record: RecordOf<Name>) =>
  isListedByNumber(name) ? { [LISTED_AT]: ownNumber(name, record) || FIRST } : {};

/**
 * Lists the records without a number at `position` and directly below it behind the one above them. Reads
 * no further than to the next record that has a number.
 */
async function followFrom(queries: Queries, name: CollectionName, position: number) {
  const table = sql.table(tableOf(name));
  const column = sql.ref(LISTED_AT);
  const number = sql.ref(sortColumn(definitionOf(name).listedBy ?? ''));
  await sql`update ${table} set ${column} = coalesce(
      (select ${column} from ${table} where position > ${position} order by position limit 1),
      ${FIRST})
    where position <= ${position} and position > coalesce(
      (select position from ${table} where position <= ${position} and ${number} <> 0
        order by position desc limit 1),
      -1)`.execute(queries);
}

/** Keeps a collection's order true after the record at `position` was added, changed or, without one, removed. */
export async function keepListed<Name extends CollectionName>(
  queries: Queries,
  name: Name,
  position: number,
  record?: RecordOf<Name>,
): Promise<void> {
  if (!isListedByNumber(name)) return;
  const follows = record !== undefined && ownNumber(name, record) === 0;
  await followFrom(queries, name, follows ? position : position - 1);
}

/** Makes the order of a whole collection anew. */
export async function listAnew(queries: Queries, name: CollectionName): Promise<void> {
  if (!isListedByNumber(name)) return;
  const table = sql.table(tableOf(name));
  const number = sql.ref(sortColumn(definitionOf(name).listedBy ?? ''));
  await sql`with runs as (
      select position, ${number} as number,
        sum(case when ${number} <> 0 then 1 else 0 end) over (order by position desc) as run
      from ${table}),
    places as (
      select position, first_value(number) over (partition by run order by position desc) as number
      from runs)
    update ${table} set ${sql.ref(LISTED_AT)} = coalesce(nullif(places.number, 0), ${FIRST})
    from places where places.position = ${table}.position`.execute(queries);
}
