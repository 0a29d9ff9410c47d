import { sql } from 'kysely';
import { type CollectionName, collectionNames } from '#core/collections.ts';
import type { Queries } from '../schema/tables.ts';

/** Raises the versions of these collections and returns the new ones. Stores the last numbers of ids. */
export async function raiseVersions(
  queries: Queries,
  names: ReadonlySet<CollectionName>,
  lastIds: ReadonlyMap<CollectionName, number>,
): Promise<Map<CollectionName, number>> {
  const rows = [...new Set([...names, ...lastIds.keys()])].map((collection) => ({
    collection,
    version: names.has(collection) ? 1 : 0,
    last_id: lastIds.get(collection) ?? 0,
  }));
  if (rows.length === 0) return new Map();
  const raised = await queries
    .insertInto('changes')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('collection').doUpdateSet({
        version: sql`changes.version + excluded.version`,
        last_id: sql`case when excluded.last_id > changes.last_id
          then excluded.last_id else changes.last_id end`,
      }),
    )
    .returning(['collection', 'version'])
    .execute();
  return new Map(
    raised
      .map(({ collection, version }) => [collection as CollectionName, version] as const)
      .filter(([collection]) => names.has(collection)),
  );
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

/** Returns whether a snapshot has these versions of all collections, or later ones. */
export async function hasVersions(
  queries: Queries,
  known: (name: CollectionName) => number,
): Promise<boolean> {
  const rows = await queries.selectFrom('changes').select(['collection', 'version']).execute();
  const there = new Map(rows.map(({ collection, version }) => [collection, version]));
  return collectionNames.every((name) => (there.get(name) ?? 0) >= known(name));
}
