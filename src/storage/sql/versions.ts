import { sql } from 'kysely';
import type { CollectionName } from '#core/collections.ts';
import type { Versions } from './engine.ts';
import type { Queries } from './tables.ts';

/** Raises the versions of these collections; their new ones. */
export async function raiseVersions(
  queries: Queries,
  names: Iterable<CollectionName>,
): Promise<Versions> {
  const raised = new Map<string, number>();
  for (const collection of names) {
    const row = await queries
      .insertInto('changes')
      .values({ collection, version: 1, last_id: 0 })
      .onConflict((conflict) =>
        conflict.column('collection').doUpdateSet({ version: sql`changes.version + 1` }),
      )
      .returning('version')
      .executeTakeFirstOrThrow();
    raised.set(collection, row.version);
  }
  return raised;
}
