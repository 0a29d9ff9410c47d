import { sql } from 'kysely';
import type { CollectionName } from '#core/collections.ts';
import type { Queries } from '../schema/tables.ts';

/** Raises the versions of these collections and returns the new ones. */
export async function raiseVersions(
  queries: Queries,
  names: Iterable<CollectionName>,
): Promise<Map<CollectionName, number>> {
  const rows = [...names].map((collection) => ({ collection, version: 1, last_id: 0 }));
  if (rows.length === 0) return new Map();
  const raised = await queries
    .insertInto('changes')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('collection').doUpdateSet({ version: sql`changes.version + 1` }),
    )
    .returning(['collection', 'version'])
    .execute();
  return new Map(raised.map(({ collection, version }) => [collection as CollectionName, version]));
}

/** Returns the number of changes to a collection. */
export async function versionOf(queries: Queries, collection: CollectionName): Promise<number> {
  const row = await queries
    .selectFrom('changes')
    .select('version')
    .where('collection', '=', collection)
    .executeTakeFirst();
  return row?.version ?? 0;
}
