import type * as z from 'zod/mini';
import * as registry from './registry.ts';

/** Every collection, under its name. */
export const collections = registry;

export type CollectionName = keyof typeof collections;

export type RecordOf<Name extends CollectionName> = z.infer<(typeof collections)[Name]['schema']>;

/** Row of a record in tables. */
export type RowOf<Name extends CollectionName> = ReturnType<
  NonNullable<(typeof collections)[Name]['row']>
>;

/** Returns a record's row in tables. */
export function rowOf<Name extends CollectionName>(
  name: Name,
  record: RecordOf<Name>,
): RowOf<Name> {
  const { row } = collections[name] as unknown as {
    row?: (record: RecordOf<Name>) => RowOf<Name>;
  };
  return row ? row(record) : (record as RowOf<Name>);
}

type NamesIn<
  Name extends CollectionName,
  Part extends 'filters' | 'keys' | 'sorts' | 'numbers',
> = keyof NonNullable<(typeof collections)[Name][Part]> & string;

/** Sort of any of several collections: texts and numbers. */
export type SortOf<Name extends CollectionName> = Name extends CollectionName
  ? NamesIn<Name, 'sorts'> | NamesIn<Name, 'numbers'>
  : never;

/** Text fields of `where`: the filters of a collection, one value per record, and its keys. */
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
  const { sorts, numbers = {} } = collections[name] as { sorts: object; numbers?: object };
  return [...Object.keys(sorts), ...Object.keys(numbers)];
};

export const isTextFieldOf = <Name extends CollectionName>(
  name: Name,
  field: string,
): field is TextFieldOf<Name> => {
  const { filters, keys = {} } = collections[name] as { filters: object; keys?: object };
  return Object.hasOwn(filters, field) || Object.hasOwn(keys, field);
};

export const collectionNames = Object.keys(collections) as CollectionName[];

const idsOf = (name: CollectionName): string =>
  (collections[name] as { idsOf?: string }).idsOf ?? name;

/** The collections that share the ids of this one, itself among them; the first is the one that counts them. */
export function collectionsWithIdsOf(name: CollectionName): CollectionName[] {
  const counting = idsOf(name);
  const sharing = collectionNames.filter((one) => idsOf(one) === counting);
  return sharing.toSorted((one, other) => Number(other === counting) - Number(one === counting));
}

type IfPublic<Name extends CollectionName> = (typeof collections)[Name] extends { isPublic?: true }
  ? Name
  : never;

/** The collections whose records readers may see. */
export type PublicName = { [Name in CollectionName]: IfPublic<Name> }[CollectionName];

export const isPublicName = (name: CollectionName): name is PublicName =>
  (collections[name] as { isPublic?: boolean }).isPublic === true;

export const publicNames = collectionNames.filter(isPublicName);

/** The type of a collection's cards; `never` where it has none. */
export type CardOf<Name extends CollectionName> = (typeof collections)[Name] extends {
  card?: (record: never) => infer Card;
}
  ? Card
  : never;

type IfCards<Name extends CollectionName> = [CardOf<Name>] extends [never] ? never : Name;

/** The collections whose records readers' lists show as cards. */
export type CardName = { [Name in CollectionName]: IfCards<Name> }[CollectionName];

/** The cards of records, for a store's `cards`. */
export const cardsOf = <Name extends CardName>(
  name: Name,
  records: readonly RecordOf<Name>[],
): CardOf<Name>[] => {
  const { card } = collections[name] as unknown as {
    card?: (record: RecordOf<Name>) => CardOf<Name>;
  };
  return card ? records.map(card) : [];
};
