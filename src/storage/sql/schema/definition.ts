import type { CollectionDefinition } from '#core/collection.ts';
import { type CollectionName, collections, type RecordOf } from '#core/collections.ts';

/** Definition of a collection, typed by its records. */
export const definitionOf = <Name extends CollectionName>(name: Name) =>
  collections[name] as unknown as CollectionDefinition<RecordOf<Name>>;

/** The record as an article, when it is one. */
export const asArticle = <Name extends CollectionName>(
  name: Name,
  record: RecordOf<Name>,
): RecordOf<'articles'> | undefined =>
  name === 'articles' ? (record as RecordOf<'articles'>) : undefined;
