import type * as z from 'zod/mini';
import type { Role } from './account/role.ts';
import type { ContentKind } from './content-kind.ts';

/** A record before the store gave it its id and version. Unlike `Omit`, it keeps the fields' types. */
export type NewOf<Stored> = {
  [Key in keyof Stored as Exclude<Key, 'id' | 'version'>]: Stored[Key];
};

/** Everything that a store must know of one kind of record. */
export interface CollectionDefinition<Stored> {
  /** Schema for reading a record; lenient, see `stored.ts`. */
  schema: z.ZodMiniType<Stored>;
  /** Starts the id of a new record: `article` gives `article-{milliseconds}`. */
  idPrefix: string;
  /** End of the list at which new records are inserted. */
  insertAt: 'first' | 'last';
  /**
   * The sort by whose number the collection lists itself, the largest first. A record that has none, or
   * 0, keeps its place behind the one before it in the order of insertion, which is the collection's own
   * order where nothing is declared here. Only for collections whose new records go `first`.
   */
  listedBy?: string;
  /** Most records kept; the ones at the far end of `insertAt` go. */
  limit?: number;
  /** Retention on a server, in days, and the sort that gives a record's instant. */
  expiry?: { sort: string; days: number };
  /** Initial records of a store that never held this collection. */
  samples?: (now: Date) => Stored[];
  /** True where a stored but empty list gets the samples too, when a page or a server starts. */
  refillsWhenEmpty?: boolean;
  /** True where archives contain it; data about people's accounts or actions is left out. */
  isArchived: boolean;
  /** Filters of lists. */
  filters: Record<string, (record: Stored) => string>;
  /** Sort orders of lists. */
  sorts: Record<string, (record: Stored) => string | number>;
  /** The least role that finds it in the back office, `editor` unless told. */
  seenBy?: Role;
  /** Text that a search in the back office looks through. */
  searchedText: (record: Stored) => string;
}

/** A collection as its folder declares it; `registry.ts` lists them all. */
export const defineCollection = <
  Stored,
  Filters extends Record<string, (record: Stored) => string>,
  Sorts extends Record<string, (record: Stored) => string | number>,
>(
  definition: CollectionDefinition<Stored> & { filters: Filters; sorts: Sorts },
) => definition;

/** A collection that the back office writes. */
export interface ContentDefinition<Stored> extends CollectionDefinition<Stored> {
  /** Its form's rules and its words; they come when they are asked for, since no reader needs them. */
  kind: () => Promise<ContentKind<Stored>>;
}

/** A collection of content as its folder declares it: the back office saves and deletes its records. */
export const defineContent = <
  Stored,
  Filters extends Record<string, (record: Stored) => string>,
  Sorts extends Record<string, (record: Stored) => string | number>,
>(
  definition: ContentDefinition<Stored> & { filters: Filters; sorts: Sorts },
) => definition;
