import type { RecordList } from '#core/back-office/record-list.ts';
import type { CollectionName } from '#core/collections.ts';
import { adminClient } from './admin-client.ts';
import { listOf } from './record-calls.ts';
import { type Loaded, useLoaded } from './use-loaded.ts';

/**
 * All records of a collection, page by page, without duplicates when records are added meanwhile.
 */
export async function allRecords<Name extends CollectionName>(
  collection: Name,
  filter?: string,
): Promise<RecordList<Name>['records']> {
  const found = new Map<string, RecordList<Name>['records'][number]>();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const list = await listOf(adminClient(), collection, { page: String(page), filter });
    pages = list.pages;
    for (const record of list.records) found.set(record.id, record);
  }
  return [...found.values()];
}

/** Loads all records of a collection. */
export const useRecords = <Name extends CollectionName>(
  collection: Name,
): Loaded<RecordList<Name>['records']> => useLoaded(collection, () => allRecords(collection));
