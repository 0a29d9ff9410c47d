import type * as z from 'zod/mini';
import type { Role } from './account/role.ts';
import type { ContentKind } from './content/content-kind.ts';

/** Declares how stores keep, list and search one kind of record. */
export interface CollectionDefinition<Stored> {
  /** Schema for reading a record; lenient, see `text/stored.ts`. */
  schema: z.ZodMiniType<Stored>;
  /** Prefix of ids: `article` gives `article-{milliseconds}`. */
  idPrefix: string;
  /**
   * The collection whose records these are working copies of. A copy has the id of its record; new ids
   * are unique across both collections.
   */
  idsOf?: string;
  /** Id of the only record in a collection that never has more than one. */
  onlyId?: string;
  /** Filter whose value identifies a record; imports refuse duplicates. */
  uniqueBy?: string;
  /** Field that holds the record's display name; the id by default. */
  labelField?: string;
  /** End of the list at which new records are inserted. */
  insertAt: 'first' | 'last';
  /**
   * Number by which the collection is listed, descending, with ties broken by id, descending; by default
   * it is listed in the order of insertion. A record without that number, or with 0, follows its
   * predecessor in the order of insertion. Only for collections with `insertAt: 'first'`.
   */
  listedBy?: string;
  /** Most records that a browser keeps; further ones are dropped from the end opposite to `insertAt`. */
  limit?: number;
  /** True if its oldest records are dropped before a full browser storage refuses a change. */
  makesRoom?: boolean;
  /**
   * Place in the order in which browsers write the collections of a change, for a crash in between: jobs
   * come first, since one without its change does nothing; the log last, since an entry without its change
   * would be untrue.
   */
  written?: 'first' | 'last';
  /** Retention on a server, in days, and the sort that gives a record's instant. */
  expiry?: { sort: string; days: number };
  /** Initial records of a store that never held this collection. */
  samples?: (now: Date) => Stored[];
  /** Also fills a stored but empty list with the samples when a page or a server starts. */
  refillsWhenEmpty?: boolean;
  /** Fills it with the samples even on a site without sample content. */
  needsSamples?: boolean;
  /** True if archives contain it; data about accounts or people's actions is left out. */
  isArchived: boolean;
  /** True if readers may see its records; `PublicView` contains only such collections. */
  isPublic?: boolean;
  /** True for small, rarely changed collections that pages need almost whole; stores cache them. */
  isStanding?: boolean;
  /** The collection that `ArticleSearch` searches; only one may be, and its records are articles. */
  isSearched?: boolean;
  /** Single-valued text fields for `where`. In SQL each is a column, created by a migration. */
  filters: Record<string, (record: Stored) => string>;
  /**
   * Multi-valued text fields for `where`: tags, bylines, addresses of pictures. SQL stores keep them all
   * in one table, so a new key needs no migration; existing records are indexed at the next start. A key
   * whose meaning changes needs a new name.
   */
  keys?: Record<string, (record: Stored) => readonly string[]>;
  /** Texts that lists can be sorted by, in natural order: case-insensitive, digits by value. */
  sorts: Record<string, (record: Stored) => string>;
  /** Numbers that lists can be sorted by, and filtered by in `where`. */
  numbers?: Record<string, (record: Stored) => number>;
  /** Least role that may list it in the back office, `editor` by default; `nobody` for readers' own lists. */
  seenBy?: Role | 'nobody';
  /** Most records listed for roles below owner. */
  mostBelowOwner?: number;
  /** Filter that restricts authors to their own records. */
  ownedBy?: string;
  /** Fields that are never sent to clients. */
  hidden?: readonly string[];
  /** Returns the fields of a row in the back office's table, with id and version; by default the record. */
  row?: (record: Stored) => object;
  /** Schema of rows; by default that of the record. */
  rowSchema?: () => z.ZodMiniType;
  /** Text that searches in the back office match against. */
  searchedText: (record: Stored) => string;
  /**
   * Fields that readers' lists show of a record (`StoreView.cards`). A change that leaves them equal
   * invalidates no list. Requires `listedBy`.
   */
  card?: (record: Stored) => unknown;
  /** Number to be raised with every change of what `card` returns: cards that are stored under another are made anew. */
  cardEdition?: number;
  /** Input rules of collections without a content kind. */
  form?: () => Promise<z.core.$ZodShape>;
}

/** The parts of a definition whose literal types are kept, so that a wrong query does not compile. */
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

/** Declares a collection; `registry.ts` lists them all. */
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
  /** Its form's rules and words, loaded on demand because readers' pages don't need them. */
  kind: () => Promise<ContentKind<Stored>>;
}

/** Declares a collection of content, whose records the back office saves and deletes. */
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
