import { type CollectionName, definitionOf, type RecordOf } from '#core/collections.ts';
import { listedNumber } from '#core/freshness/touch.ts';
import type { Queries } from '../schema/tables.ts';
import { type ListedPlace, listedPlaceOf } from './listed-order.ts';
import { keyOf } from './storable-text.ts';

/** Rows per insert; databases limit the number of parameters. */
const BATCH = 200;

/** Names of a collection's keys, as stored with its derivations. */
export const keyNamesOf = (name: CollectionName): string =>
  Object.keys(definitionOf(name).keys ?? {})
    .toSorted()
    .join(' ');

/** A record's values of its collection's keys, without duplicates. */
function keysOf<Name extends CollectionName>(name: Name, record: RecordOf<Name>) {
  return Object.entries(definitionOf(name).keys ?? {}).flatMap(([key, read]) =>
    [...new Set(read(record).map(keyOf))].map((value) => ({ key, value })),
  );
}

/** Deletes the keys of the records at these positions. */
export async function removeKeys(
  queries: Queries,
  collection: CollectionName,
  positions: readonly number[],
): Promise<void> {
  if (keyNamesOf(collection) === '' || positions.length === 0) return;
  await queries
    .deleteFrom('record_keys')
    .where('collection', '=', collection)
    .where('position', 'in', positions)
    .execute();
}

/**
 * Replaces the keys of the record at that position, whose sort key must be stored already. `isNew`: the record has
 * none yet.
 */
export async function putKeys<Name extends CollectionName>(
  queries: Queries,
  collection: Name,
  position: number,
  record: RecordOf<Name>,
  isNew = false,
): Promise<void> {
  if (keyNamesOf(collection) === '') return;
  if (!isNew) await removeKeys(queries, collection, [position]);
  const keys = keysOf(collection, record);
  if (keys.length === 0) return;
  const number = listedNumber(definitionOf(collection), record);
  const place: ListedPlace = number
    ? { listed_at: number, listed_id: keyOf(record.id) }
    : await listedPlaceOf(queries, collection, position);
  for (let at = 0; at < keys.length; at += BATCH) {
    const rows = keys
      .slice(at, at + BATCH)
      .map((one) => ({ collection, position, ...one, ...place }));
    await queries.insertInto('record_keys').values(rows).execute();
  }
}

/** Returns the positions of records whose stored keys are wrong. */
export async function keysOutOfStep<Name extends CollectionName>(
  queries: Queries,
  collection: Name,
  records: ReadonlyMap<number, RecordOf<Name>>,
): Promise<Set<number>> {
  if (keyNamesOf(collection) === '' || records.size === 0) return new Set();
  const rows = await queries
    .selectFrom('record_keys')
    .select(['position', 'key', 'value'])
    .where('collection', '=', collection)
    .where('position', 'in', [...records.keys()])
    .execute();
  const inWords = (keys: readonly { key: string; value: string }[]): string =>
    JSON.stringify(keys.map(({ key, value }) => [key, value]).toSorted());
  const stored = Map.groupBy(rows, ({ position }) => position);
  const wrong = [...records].filter(
    ([position, record]) =>
      inWords(stored.get(position) ?? []) !== inWords(keysOf(collection, record)),
  );
  return new Set(wrong.map(([position]) => position));
}
