import { type CollectionName, collectionsWithIdsOf, definitionOf } from '#core/collections.ts';
import type { Clock } from '#core/ports.ts';
import { type Queries, tableOf } from '../schema/tables.ts';

async function lastNumberOf(queries: Queries, collection: CollectionName): Promise<number> {
  const row = await queries
    .selectFrom('changes')
    .select('last_id')
    .where('collection', '=', collection)
    .executeTakeFirst();
  return row?.last_id ?? 0;
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
 * Gives out the ids of one transaction. Their numbers are milliseconds since 1970, or one more than the last one
 * of the collection, so that none is given out twice; `last` has the last numbers, to be stored with the change.
 */
export function createFreeIds(queries: Queries, clock: Clock) {
  const last = new Map<CollectionName, number>();
  return {
    last,
    /**
     * The next id of a collection, which no record of the others with the same ids has. One of the collection
     * itself, imported from elsewhere, may have it.
     */
    next: async (name: CollectionName): Promise<string> => {
      const sharing = collectionsWithIdsOf(name);
      const counting = sharing[0] ?? name;
      const others = sharing.filter((one) => one !== name);
      for (;;) {
        const before = last.get(counting) ?? (await lastNumberOf(queries, counting));
        const number = Math.max(clock.now().getTime(), before + 1);
        last.set(counting, number);
        const id = `${definitionOf(name).idPrefix}-${number}`;
        if (!(await isTaken(queries, others, id))) return id;
      }
    },
  };
}

export type FreeIds = ReturnType<typeof createFreeIds>;
