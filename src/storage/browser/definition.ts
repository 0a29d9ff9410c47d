import type { CollectionDefinition } from '#core/collection.ts';
import { type CollectionName, collections, type RecordOf } from '#core/collections.ts';

/** What the registry says of a collection, as its records' type has it. */
export const definitionOf = <Name extends CollectionName>(name: Name) =>
  collections[name] as unknown as CollectionDefinition<RecordOf<Name>>;
