import type { CollectionDefinition } from './collection.ts';
import { type CollectionName, collections, type RecordOf } from './collections.ts';

/** Definition of a collection, typed by its records. */
export const definitionOf = <Name extends CollectionName>(name: Name) =>
  collections[name] as unknown as CollectionDefinition<RecordOf<Name>>;
