import type { CollectionName, RecordOf } from '#core/collections.ts';
import type { Queries } from './tables.ts';

/** What readers' search looks into; brought up to date in the transaction that writes the record. */
export interface SearchIndex {
  add<Name extends CollectionName>(
    queries: Queries,
    name: Name,
    position: number,
    record: RecordOf<Name>,
  ): Promise<void>;
  replace<Name extends CollectionName>(
    queries: Queries,
    name: Name,
    position: number,
    record: RecordOf<Name>,
  ): Promise<void>;
  remove(queries: Queries, name: CollectionName, position: number): Promise<void>;
}
