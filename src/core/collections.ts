import type * as z from 'zod/mini';
import type { CollectionDefinition } from './collection.ts';
import * as registry from './registry.ts';

/** Every collection by its name. */
export const collections = registry;

export type CollectionName = keyof typeof collections;

export type RecordOf<Name extends CollectionName> = z.infer<(typeof collections)[Name]['schema']>;

/** The definition of a collection, typed by its records. */
export const definitionOf = <Name extends CollectionName>(name: Name) =>
  collections[name] as unknown as CollectionDefinition<RecordOf<Name>>;

/** Returns a record's display name: its `labelField`, or its id. */
export function labelOf(name: CollectionName, record: { id: string }): string {
  const { labelField = 'id' } = definitionOf(name);
  const label: unknown = Reflect.get(record, labelField);
  return typeof label === 'string' && label !== '' ? label : record.id;
}

/** Row of a record in the back office's tables. */
export type RowOf<Name extends CollectionName> = ReturnType<
  NonNullable<(typeof collections)[Name]['row']>
>;

/** Returns a record's row in the back office's tables. */
export function rowOf<Name extends CollectionName>(
  name: Name,
  record: RecordOf<Name>,
): RowOf<Name> {
  const { row } = definitionOf(name);
  return (row ? row(record) : record) as RowOf<Name>;
}

type NamesIn<
  Name extends CollectionName,
  Part extends 'filters' | 'keys' | 'sorts' | 'numbers',
> = keyof NonNullable<(typeof collections)[Name][Part]> & string;

/** Sorts of a collection, by text or by number; distributes over unions of names. */
export type SortOf<Name extends CollectionName> = Name extends CollectionName
  ? NamesIn<Name, 'sorts'> | NamesIn<Name, 'numbers'>
  : never;

/** Text fields for `where`: filters and keys of a collection. */
export type TextFieldOf<Name extends CollectionName> =
  | NamesIn<Name, 'filters'>
  | NamesIn<Name, 'keys'>;
export type NumberFieldOf<Name extends CollectionName> = NamesIn<Name, 'numbers'>;

export const isSortOf = <Name extends CollectionName>(
  name: Name,
  sort: string,
): sort is SortOf<Name> => sortsOf(name).includes(sort);

/** The sorts of a collection: texts, then numbers. */
export const sortsOf = (name: CollectionName): string[] => {
  const { sorts, numbers = {} } = definitionOf(name);
  return [...Object.keys(sorts), ...Object.keys(numbers)];
};

export const isTextFieldOf = <Name extends CollectionName>(
  name: Name,
  field: string,
): field is TextFieldOf<Name> => {
  const { filters, keys = {} } = definitionOf(name);
  return Object.hasOwn(filters, field) || Object.hasOwn(keys, field);
};

export const collectionNames = Object.keys(collections) as CollectionName[];

const idsOf = (name: CollectionName): string => definitionOf(name).idsOf ?? name;

/** The collections that share ids with this one, itself included; the first one assigns them. */
export function collectionsWithIdsOf(name: CollectionName): CollectionName[] {
  const counting = idsOf(name);
  const sharing = collectionNames.filter((one) => idsOf(one) === counting);
  return sharing.toSorted((one, other) => Number(other === counting) - Number(one === counting));
}

/** The collection whose records these are working copies of; the collection itself if they aren't. */
export const recordsOfCopies = (name: CollectionName): CollectionName =>
  collectionNames.find((one) => one === idsOf(name)) ?? name;

/** The collections of working copies of a collection's records. */
export const copiesOf = (name: CollectionName): CollectionName[] =>
  collectionNames.filter((one) => one !== name && idsOf(one) === name);

type IfPublic<Name extends CollectionName> = (typeof collections)[Name] extends { isPublic?: true }
  ? Name
  : never;

/** The collections whose records readers may see. */
export type PublicName = { [Name in CollectionName]: IfPublic<Name> }[CollectionName];

export const isPublicName = (name: CollectionName): name is PublicName =>
  definitionOf(name).isPublic === true;

export const publicNames = collectionNames.filter(isPublicName);

type IfStanding<Name extends CollectionName> = (typeof collections)[Name] extends {
  isStanding?: true;
}
  ? Name
  : never;

/** The collections that `Store.standing` can return. */
export type StandingName = { [Name in CollectionName]: IfStanding<Name> }[CollectionName];

type IfSearched<Name extends CollectionName> = (typeof collections)[Name] extends {
  isSearched?: true;
}
  ? Name
  : never;

/** The collection that readers search. */
export type SearchedName = { [Name in CollectionName]: IfSearched<Name> }[CollectionName];

/** True for the collection that readers search. */
export const isSearchedName = (name: CollectionName): name is SearchedName =>
  definitionOf(name).isSearched === true;

type HiddenIn<Name extends CollectionName> = NonNullable<
  (typeof collections)[Name]['hidden']
>[number];

/** A record without its hidden fields. Unlike `Omit`, it keeps the types of loose objects' fields. */
export type Shown<Name extends CollectionName> = Name extends CollectionName
  ? {
      [Key in keyof RecordOf<Name> as Exclude<Key, HiddenIn<Name>>]: RecordOf<Name>[Key];
    }
  : never;

/** Returns a record without its hidden fields. */
export function shownOf<Name extends CollectionName>(
  name: Name,
  record: RecordOf<Name>,
): Shown<Name> {
  const { hidden = [] } = definitionOf(name);
  const shown = Object.entries(record).filter(([field]) => !hidden.includes(field));
  return Object.fromEntries(shown) as Shown<Name>;
}

/** The type of a collection's cards; `never` if it has none. */
export type CardOf<Name extends CollectionName> = (typeof collections)[Name] extends {
  card?: (record: never) => infer Card;
}
  ? Card
  : never;

type IfCards<Name extends CollectionName> = [CardOf<Name>] extends [never] ? never : Name;

/** The collections with cards. */
export type CardName = { [Name in CollectionName]: IfCards<Name> }[CollectionName];

/** Returns the cards of records, for `StoreView.cards`. */
export const cardsOf = <Name extends CardName>(
  name: Name,
  records: readonly RecordOf<Name>[],
): CardOf<Name>[] => {
  const { card } = definitionOf(name);
  return card ? (records.map(card) as CardOf<Name>[]) : [];
};
