import type { CardName, CardOf, PublicName, RecordOf } from './collections.ts';
import type { ListQuery, Narrowing, Ports, Sorting, Store } from './ports.ts';

/**
 * Reads one consistent state of the public collections. A reader's use case that asks for drafts, revisions,
 * users or messages does not compile.
 */
export interface PublicView {
  get<Name extends PublicName>(name: Name, id: string): Promise<RecordOf<Name> | undefined>;
  /** As `StoreView.list`. */
  list<Name extends PublicName>(name: Name, query?: ListQuery<Name>): Promise<RecordOf<Name>[]>;
  /** As `StoreView.cards`. */
  cards<Name extends PublicName & CardName>(
    name: Name,
    query?: ListQuery<Name>,
  ): Promise<CardOf<Name>[]>;
  /** As `StoreView.placeOf`. */
  placeOf<Name extends PublicName>(
    name: Name,
    id: string,
    sort?: Sorting<Name>,
  ): Promise<string | undefined>;
  count<Name extends PublicName>(name: Name, query?: Narrowing<Name>): Promise<number>;
}

/** The part of the store that readers' use cases can access. */
export interface PublicStore extends Pick<Store, 'standing'> {
  read<Value>(work: (view: PublicView) => Promise<Value>): Promise<Value>;
}

/** The ports of readers' use cases. */
export interface PublicPorts extends Pick<Ports, 'clock' | 'edition' | 'online' | 'search'> {
  store: PublicStore;
}
