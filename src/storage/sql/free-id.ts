import type { CollectionName } from '#core/collections.ts';
import { definitionOf } from './definition.ts';
import { type Queries, tableOf } from './tables.ts';

/**
 * An id of the collection's form that no record has or, given here, ever had. Within one
 * millisecond the number counts on from the last one.
 */
export async function freeId(queries: Queries, name: CollectionName, now: Date): Promise<string> {
  const { idPrefix } = definitionOf(name);
  const row = await queries
    .selectFrom('changes')
    .select('last_id')
    .where('collection', '=', name)
    .executeTakeFirst();
  let number = Math.max(now.getTime(), (row?.last_id ?? 0) + 1);
  while (await isTaken(queries, name, `${idPrefix}-${number}`)) number += 1;
  await queries
    .insertInto('changes')
    .values({ collection: name, version: 0, last_id: number })
    .onConflict((conflict) => conflict.column('collection').doUpdateSet({ last_id: number }))
    .execute();
  return `${idPrefix}-${number}`;
}

async function isTaken(queries: Queries, name: CollectionName, id: string): Promise<boolean> {
  const row = await queries
    .selectFrom(tableOf(name))
    .select('position')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}
