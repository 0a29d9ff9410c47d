import type * as z from 'zod/mini';
import type { Role } from './account/role.ts';
import type { ContentKind } from './content-kind.ts';

/** A record before the store gave it its id and version. Unlike `Omit`, it keeps the fields' types. */
export type NewOf<Stored> = {
  [Key in keyof Stored as Exclude<Key, 'id' | 'version'>]: Stored[Key];
};

/** Everything that a store must know of one kind of record. */
export interface CollectionDefinition<Stored> {
  /** How a record is read; lenient, see `stored.ts`. */
  schema: z.ZodMiniType<Stored>;
  /** Starts the id of a new record: `article` gives `article-{milliseconds}`. */
  idPrefix: string;
  /**
   * The collection whose ids are given to new records of this one as well: no two records of both get the
   * same. Its own name by default.
   */
  idsOf?: string;
  /** Where a new record goes in the list. */
  insertAt: 'first' | 'last';
  /**
   * The sort by whose number the collection lists itself, the largest first. A record that has none, or
   * 0, keeps its place behind the one before it in the order of insertion, which is the collection's own
   * order where nothing is declared here. Only for collections whose new records go `first`.
   */
  listedBy?: string;
  /** Most records kept; the ones at the far end of `insertAt` go. */
  limit?: number;
  /** In a browser whose storage is full, its oldest records go before a change is refused. */
  makesRoom?: boolean;
  /** Where a server keeps records for so many days only, and the sort that gives their instant. */
  expiry?: { sort: string; days: number };
  /** What a store holds that never held this collection. */
  samples?: (now: Date) => Stored[];
  /** Whether a list that is stored but empty gets the samples too, when a page or a server begins with it. */
  refillsWhenEmpty?: boolean;
  /** Whether an archive carries it; what tells of people's accounts or doings stays where it is. */
  isArchived: boolean;
  /** Readers may see its records; `PublicView` shows no others. */
  isPublic?: boolean;
  /** What lists can be narrowed by. */
  filters: Record<string, (record: Stored) => string>;
  /** What lists can be ordered by. */
  sorts: Record<string, (record: Stored) => string | number>;
  /** The least role that finds it in the back office, `editor` unless told. */
  seenBy?: Role;
  /** The filter by which authors find their own records, and no others. */
  ownedBy?: string;
  /** What the back office's table shows of a record, with its id and version; the whole record by default. */
  row?: (record: Stored) => object;
  /** What a search in the back office looks through. */
  searchedText: (record: Stored) => string;
  /**
   * What readers' lists show of a record (`StoreView.cards`). Where it stays the same, a change of the
   * record renews no list. Only collections that are `listedBy` a number may have it.
   */
  card?: (record: Stored) => unknown;
}

/** A collection as its folder declares it; `registry.ts` lists them all. */
export const defineCollection = <
  Stored,
  Filters extends Record<string, (record: Stored) => string>,
  Sorts extends Record<string, (record: Stored) => string | number>,
  IsPublic extends boolean = false,
  Row extends object = Stored & object,
>(
  definition: CollectionDefinition<Stored> & {
    filters: Filters;
    sorts: Sorts;
    isPublic?: IsPublic;
    row?: (record: Stored) => Row;
  },
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
  IsPublic extends boolean = false,
  Card = never,
  Row extends object = Stored & object,
>(
  definition: ContentDefinition<Stored> & {
    filters: Filters;
    sorts: Sorts;
    isPublic?: IsPublic;
    card?: (record: Stored) => Card;
    row?: (record: Stored) => Row;
  },
) => definition;
