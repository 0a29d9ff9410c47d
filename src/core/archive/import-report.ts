import * as z from 'zod/mini';
import { collectionNames } from '../collections.ts';
import { deskReportSchema } from './desk-report.ts';

/** A record that an import refuses, and the reason. */
const refusedRecordSchema = z.object({ id: z.string(), reason: z.string() });

const collectionReportSchema = z.object({
  name: z.enum(collectionNames),
  /** Number of records with new ids. */
  added: z.int(),
  /** Number of records that differ from the stored one with the same id. */
  replaced: z.int(),
  unchanged: z.int(),
  refused: z.array(refusedRecordSchema),
  /** Number of records, the oldest ones, beyond `CollectionDefinition.limit`. */
  leftOut: z.int(),
});

export type CollectionReport = z.infer<typeof collectionReportSchema>;

/** Counts of an archive's uploaded files. */
const uploadsReportSchema = z.object({
  added: z.int(),
  unchanged: z.int(),
  /** Files that the browser edition can't store. */
  leftOut: z.int(),
});

export type UploadsReport = z.infer<typeof uploadsReportSchema>;

/** Results of an import, planned or done. */
export const importReportSchema = z.object({
  /** Creation of the archive, ISO 8601. */
  createdAt: z.string(),
  collections: z.array(collectionReportSchema),
  uploads: uploadsReportSchema,
  desk: deskReportSchema,
});

export type ImportReport = z.infer<typeof importReportSchema>;

/** Number of records that an import writes. */
export const changesIn = ({ collections }: ImportReport): number =>
  collections.reduce((sum, { added, replaced }) => sum + added + replaced, 0);

/** Number of records that an import refuses. */
export const refusalsIn = ({ collections }: ImportReport): number =>
  collections.reduce((sum, { refused }) => sum + refused.length, 0);

/** True if the import would change nothing. */
export const isImportEmpty = (report: ImportReport): boolean =>
  changesIn(report) + report.uploads.added === 0;
