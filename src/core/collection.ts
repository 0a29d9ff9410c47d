import type * as z from 'zod/mini';
import type { Role } from './account/role.ts';
import type { ContentKind } from './content/content-kind.ts';

/** Everything that a store must know of one kind of record. */
export interface CollectionDefinition<Stored> {
  /** Schema for reading a record; lenient, see `text/stored.ts`. */
  schema: z.ZodMiniType<Stored>;
  /** Starts the id of a new record: `article` gives `article-{milliseconds}`. */
  idPrefix: string;
  /**
   * The collection whose records these are working copies of: a copy has the id of its record, and editors
   * go on with it. New records of both are given ids that neither has.
   */
  idsOf?: string;
  /** The id of the only record, where there is never another one. */
  onlyId?: string;
  /** The filter whose value no two records share. */
  uniqueBy?: string;
  /** The field that names a record among others; its id does where nothing is declared. */
  labelField?: string;
  /** End of the list at which new records are inserted. */
  insertAt: 'first' | 'last';
  /**
   * The number by which the collection lists itself, the largest first; of equal numbers, the largest id
   * first. A record that has none, or 0, keeps its place behind the one before it in the order of
   * insertion, which is the collection's own order where nothing is declared here. Only for collections
   * whose new records go `first`.
   */
  listedBy?: string;
  /** Most records that a browser keeps; the ones at the far end of `insertAt` go. */
  limit?: number;
  /** In a browser whose storage is full, its oldest records go before a change is refused. */
  makesRoom?: boolean;
  /** Written after all others by a browser, which may end in between: what such a record tells has happened. */
  isWrittenLast?: boolean;
  /** Retention on a server, in days, and the sort that gives a record's instant. */
  expiry?: { sort: string; days: number };
  /** Initial records of a store that never held this collection. */
  samples?: (now: Date) => Stored[];
  /** True where a stored but empty list gets the samples too, when a page or a server starts. */
  refillsWhenEmpty?: boolean;
  /** True where a site that wants no samples gets them as well. */
  needsSamples?: boolean;
  /** True where archives contain it; data about people's accounts or actions is left out. */
  isArchived: boolean;
  /** Readers may see its records; `PublicView` shows no others. */
  isPublic?: boolean;
  /** Few records that seldom change and that pages show whole, or nearly so (`Store.standing`). */
  isStanding?: boolean;
  /** Readers search it (`ArticleSearch`): one collection, whose records are articles. */
  isSearched?: boolean;
  /** Texts of which each record has one, for `where`. In SQL each is a column, made by a migration. */
  filters: Record<string, (record: Stored) => string>;
  /**
   * Texts of which a record has any number, for `where`: tags, bylines, addresses of pictures. SQL stores
   * keep all of them in one table, so that a new one needs no migration; the records that are stored get
   * theirs at the next start. One that comes to mean something else needs another name.
   */
  keys?: Record<string, (record: Stored) => readonly string[]>;
  /** Texts that lists can be ordered by, as people expect it: whatever the case, numbers by value. */
  sorts: Record<string, (record: Stored) => string>;
  /** Numbers that lists can be ordered by, and narrowed by in `where`. */
  numbers?: Record<string, (record: Stored) => number>;
  /** The least role that finds it in the back office, `editor` by default. */
  seenBy?: Role;
  /** Most records that those below an owner find. */
  mostBelowOwner?: number;
  /** The filter by which authors find their own records, and no others. */
  ownedBy?: string;
  /** Fields that nobody is shown. */
  hidden?: readonly string[];
  /** Fields in the back office's table, with id and version; the whole record by default. */
  row?: (record: Stored) => object;
  /** Schema of such a row; that of the whole record by default. */
  rowSchema?: () => z.ZodMiniType;
  /** Text that a search in the back office looks through. */
  searchedText: (record: Stored) => string;
  /**
   * Fields that readers' lists show of a record (`StoreView.cards`). A change that leaves them
   * equal invalidates no list. Only collections that are `listedBy` a number may have it.
   */
  card?: (record: Stored) => unknown;
  /** Rules for the fields that people write, where no kind of content has them. */
  form?: () => Promise<z.core.$ZodShape>;
}

/**
 * Parts of a collection that its folder declares; their names and values are types, so that a wrong query
 * does not compile.
 */
export interface Named<
  Filters,
  Keys,
  Sorts,
  Numbers,
  IsPublic,
  IsStanding,
  IsSearched,
  Hidden,
  Card,
  Row,
  Stored,
> {
  filters: Filters;
  keys?: Keys;
  sorts: Sorts;
  numbers?: Numbers;
  isPublic?: IsPublic;
  isStanding?: IsStanding;
  isSearched?: IsSearched;
  hidden?: readonly Hidden[];
  card?: (record: Stored) => Card;
  row?: (record: Stored) => Row;
}

type NamedPart = keyof Named<1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1>;
type Texts<Stored> = Record<string, (record: Stored) => string>;
type TextLists<Stored> = Record<string, (record: Stored) => readonly string[]>;
type Numeric<Stored> = Record<string, (record: Stored) => number>;
type Unnamed = Record<never, never>;

/** A collection as its folder declares it; `registry.ts` lists them all. */
export const defineCollection = <
  Stored,
  Filters extends Texts<Stored>,
  Sorts extends Texts<Stored>,
  Keys extends TextLists<Stored> = Unnamed,
  Numbers extends Numeric<Stored> = Unnamed,
  IsPublic extends boolean = false,
  IsStanding extends boolean = false,
  Hidden extends string = never,
  Row extends object = Stored & object,
>(
  definition: CollectionDefinition<Stored> &
    Named<Filters, Keys, Sorts, Numbers, IsPublic, IsStanding, false, Hidden, never, Row, Stored>,
): Omit<CollectionDefinition<Stored>, NamedPart> &
  Named<Filters, Keys, Sorts, Numbers, IsPublic, IsStanding, false, Hidden, never, Row, Stored> =>
  definition;

/** A collection that the back office writes. */
export interface ContentDefinition<Stored> extends CollectionDefinition<Stored> {
  /** Its form's rules and its words; they come when they are asked for, since no reader needs them. */
  kind: () => Promise<ContentKind<Stored>>;
}

/** A collection of content as its folder declares it: the back office saves and deletes its records. */
export const defineContent = <
  Stored,
  Filters extends Texts<Stored>,
  Sorts extends Texts<Stored>,
  Keys extends TextLists<Stored> = Unnamed,
  Numbers extends Numeric<Stored> = Unnamed,
  IsPublic extends boolean = false,
  IsStanding extends boolean = false,
  IsSearched extends boolean = false,
  Card = never,
  Row extends object = Stored & object,
>(
  definition: ContentDefinition<Stored> &
    Named<
      Filters,
      Keys,
      Sorts,
      Numbers,
      IsPublic,
      IsStanding,
      IsSearched,
      never,
      Card,
      Row,
      Stored
    >,
): Omit<ContentDefinition<Stored>, NamedPart> &
  Named<
    Filters,
    Keys,
    Sorts,
    Numbers,
    IsPublic,
    IsStanding,
    IsSearched,
    never,
    Card,
    Row,
    Stored
  > => definition;
