import type { CollectionName, RecordOf } from '../collections.ts';

/** Rows on a page of a table. */
export const ROWS_PER_PAGE = 20;

/** A user without the password. */
type Shown<Name extends CollectionName> = Name extends 'users'
  ? Omit<RecordOf<Name>, 'password'>
  : RecordOf<Name>;

/** A page of a table in the back office. */
export interface RecordList<Name extends CollectionName> {
  records: Shown<Name>[];
  /** All records that were found. */
  total: number;
  /** From 1. */
  page: number;
  pages: number;
}
