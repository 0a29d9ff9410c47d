import { sql } from 'kysely';
import { type CollectionName, collectionsWithIdsOf, definitionOf } from '#core/collections.ts';
import { type Queries, tableOf } from '../schema/tables.ts';

/** The next number for an id: now in milliseconds, or one more than the last one. */
async function nextNumber(queries: Queries, collection: string, instant: number): Promise<number> {
  const row = await queries
    .insertInto('changes')
    .values({ collection, version: 0, last_id: instant })
    .onConflict((conflict) =>
      conflict.column('collection').doUpdateSet({
        last_id: sql`case when excluded.last_id > changes.last_id
          then excluded.last_id else changes.last_id + 1 end`,
      }),
    )
    .returning('last_id')
    .executeTakeFirstOrThrow();
  return row.last_id;
}

async function isTaken(
  queries: Queries,
  names: readonly CollectionName[],
  id: string,
): Promise<boolean> {
  for (const name of names) {
    const row = await queries
      .selectFrom(tableOf(name))
      .select('position')
      .where('id', '=', id)
      .executeTakeFirst();
    if (row) return true;
  }
  return false;
}

/**
 * Returns an id of the collection's form that no record has and that was never returned before. Within
 * one millisecond, the number counts up.
 */
export async function freeId(queries: Queries, name: CollectionName, now: Date): Promise<string> {
  const { idPrefix } = definitionOf(name);
  const sharing = collectionsWithIdsOf(name);
  for (;;) {
    const id = `${idPrefix}-${await nextNumber(queries, sharing[0] ?? name, now.getTime())}`;
    // A record imported from elsewhere may use it.
    if (!(await isTaken(queries, sharing, id))) return id;
  }
}
