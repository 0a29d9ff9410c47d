import type { CollectionName, RowOf } from '../collections.ts';

/** Number of rows on a page of a table. */
export const ROWS_PER_PAGE = 20;

/** A page of a table in the back office. */
export interface RecordList<Name extends CollectionName> {
  /** Rows (`CollectionDefinition.row`); `readRecord` returns a whole record. */
  records: RowOf<Name>[];
  /** Number of matching records on all pages. */
  total: number;
  /** Page number, from 1. */
  page: number;
  pages: number;
  /** Cursor of the next page; absent at the end. */
  next?: string;
}
