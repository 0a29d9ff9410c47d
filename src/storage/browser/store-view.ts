import {
  type CollectionDefinition,
  type CollectionName,
  collections,
  type RecordOf,
} from '#core/collections.ts';
import type { ListQuery, StoreView } from '#core/ports.ts';
import { recordsOf, type StoredList } from './stored-list.ts';

export const definitionOf = <Name extends CollectionName>(name: Name) =>
  collections[name] as unknown as CollectionDefinition<RecordOf<Name>>;

function matching<Name extends CollectionName>(
  name: Name,
  records: RecordOf<Name>[],
  where: ListQuery<Name>['where'],
): RecordOf<Name>[] {
  if (!where) return records;
  const { filters } = definitionOf(name);
  return records.filter((record) =>
    Object.entries(where).every(([filter, value]) => filters[filter]?.(record) === value),
  );
}

/** Reads over whatever `listOf` gives for a collection. */
export function createStoreView(
  listOf: <Name extends CollectionName>(name: Name) => StoredList<Name>,
): StoreView {
  const find = <Name extends CollectionName>(name: Name, where: ListQuery<Name>['where']) =>
    matching(name, recordsOf(listOf(name)), where);
  return {
    get: async (name, id) => recordsOf(listOf(name)).find((record) => record.id === id),
    list: async (name, { where, offset = 0, limit } = {}) =>
      find(name, where).slice(offset, limit === undefined ? undefined : offset + limit),
    count: async (name, { where } = {}) => find(name, where).length,
  };
}
