import type { CardName, CardOf, PublicName, RecordOf } from './collections.ts';
import type { ListQuery, Narrowing, Ports, Sorting, Store } from './ports.ts';

/**
 * Reads one consistent state of the public collections. It has no drafts, revisions, users or messages: a
 * reader's use case that asks for them does not compile.
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

/** The store as readers' use cases get it. */
export interface PublicStore extends Pick<Store, 'standing'> {
  read<Value>(work: (view: PublicView) => Promise<Value>): Promise<Value>;
}

/** The ports as readers' use cases get them. */
export interface PublicPorts extends Pick<Ports, 'clock' | 'edition' | 'online' | 'search'> {
  store: PublicStore;
}
