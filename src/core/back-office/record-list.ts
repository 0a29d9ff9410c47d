import type { CollectionName, RowOf } from '../collections.ts';

/** Rows on a page of a table. */
export const ROWS_PER_PAGE = 20;

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
