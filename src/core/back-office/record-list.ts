import * as z from 'zod/mini';
import type { CollectionName, RowOf } from '../collections.ts';

/** Number of rows on a page of a table, unless more are asked for. */
export const ROWS_PER_PAGE = 20;

/** Numbers of rows that a page may have. */
export const rowsPerPage = [ROWS_PER_PAGE, 50, 100] as const;

export type RowsPerPage = (typeof rowsPerPage)[number];

/** Schema of the number of rows of a use case; `ROWS_PER_PAGE` by default. */
export const pageRows = z.optional(z.literal(rowsPerPage));

/** Schema of the number of rows in a query; another number is refused. */
export const statedRows = z.optional(
  z.pipe(z.pipe(z.string(), z.transform(Number)), z.literal(rowsPerPage)),
);

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
