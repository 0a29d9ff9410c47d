import * as z from 'zod/mini';
import { collectionNames } from '../collections.ts';
import { deskReportSchema } from './desk-report.ts';

/** A record that an import leaves out, and why. */
const refusedRecordSchema = z.object({ id: z.string(), reason: z.string() });

export type RefusedRecord = z.infer<typeof refusedRecordSchema>;

const collectionReportSchema = z.object({
  name: z.enum(collectionNames),
  /** Records that aren't there yet. */
  added: z.int(),
  /** Records that differ from the one with the same id. */
  replaced: z.int(),
  unchanged: z.int(),
  refused: z.array(refusedRecordSchema),
  /** Records, the oldest, for which this edition has no room (`CollectionDefinition.limit`). */
  leftOut: z.int(),
});

export type CollectionReport = z.infer<typeof collectionReportSchema>;

/** Results for the uploaded pictures and films of an archive. */
const uploadsReportSchema = z.object({
  added: z.int(),
  unchanged: z.int(),
  /** Files that this edition has no place for. */
  leftOut: z.int(),
});

export type UploadsReport = z.infer<typeof uploadsReportSchema>;

/** Results of an import, planned or done. */
export const importReportSchema = z.object({
  /** When the archive was made, ISO 8601. */
  createdAt: z.string(),
  collections: z.array(collectionReportSchema),
  uploads: uploadsReportSchema,
  desk: deskReportSchema,
});

export type ImportReport = z.infer<typeof importReportSchema>;

/** Records that an import writes. */
export const changesIn = ({ collections }: ImportReport): number =>
  collections.reduce((sum, { added, replaced }) => sum + added + replaced, 0);

/** Records that it leaves out. */
export const refusalsIn = ({ collections }: ImportReport): number =>
  collections.reduce((sum, { refused }) => sum + refused.length, 0);

/** True where the import would change anything. */
export const isImportEmpty = (report: ImportReport): boolean =>
  changesIn(report) + report.uploads.added === 0;
