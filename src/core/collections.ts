import type * as z from 'zod/mini';
import * as registry from './registry.ts';

/** Every collection, under its name. */
export const collections = registry;

export type CollectionName = keyof typeof collections;

export type RecordOf<Name extends CollectionName> = z.infer<(typeof collections)[Name]['schema']>;

/** Name of a sort; of several collections, of any of them. */
export type SortOf<Name extends CollectionName> = Name extends CollectionName
  ? keyof (typeof collections)[Name]['sorts']
  : never;

export const isSortOf = <Name extends CollectionName>(
  name: Name,
  sort: string,
): sort is SortOf<Name> & string => Object.hasOwn(collections[name].sorts, sort);

export type FilterOf<Name extends CollectionName> = keyof (typeof collections)[Name]['filters'];

export const isFilterOf = <Name extends CollectionName>(
  name: Name,
  filter: string,
): filter is FilterOf<Name> & string => Object.hasOwn(collections[name].filters, filter);

export const collectionNames = Object.keys(collections) as CollectionName[];
