import type { CollectionName, RecordOf, RowOf } from '../collections.ts';

/** Rows on a page of a table. */
export const ROWS_PER_PAGE = 20;

/** Unlike `Omit`, it keeps the fields' types where unknown ones are allowed. */
type WithoutPassword<Stored> = {
  [Key in keyof Stored as Exclude<Key, 'password'>]: Stored[Key];
};

/** A record as the back office shows it: a user without the password. */
export type Shown<Name extends CollectionName> = Name extends 'users'
  ? WithoutPassword<RecordOf<Name>>
  : RecordOf<Name>;

/** A page of a table in the back office. */
export interface RecordList<Name extends CollectionName> {
  /** Rows, which show what the collection declares; a record itself is read by its id. */
  records: RowOf<Name>[];
  /** All records that were found. */
  total: number;
  /** From 1. */
  page: number;
  pages: number;
  /** The cursor with which the list goes on; none at its end. */
  next?: string;
}
