import type { CollectionName } from '../collections.ts';
import type { DeskReport } from './desk-report.ts';

/** A record that an import leaves out, and why. */
export interface RefusedRecord {
  id: string;
  reason: string;
}

export interface CollectionReport {
  name: CollectionName;
  /** Records that aren't there yet. */
  added: number;
  /** Records that differ from the one with the same id. */
  replaced: number;
  unchanged: number;
  refused: RefusedRecord[];
  /** Records, the oldest, for which this edition has no room (`CollectionDefinition.limit`). */
  leftOut: number;
}

/** Results for the uploaded pictures and films of an archive. */
export interface UploadsReport {
  added: number;
  unchanged: number;
  /** Files that this edition has no place for. */
  leftOut: number;
}

/** Results of an import, planned or done. */
export interface ImportReport {
  /** When the archive was made, ISO 8601. */
  createdAt: string;
  collections: CollectionReport[];
  uploads: UploadsReport;
  desk: DeskReport;
}

/** Records that an import writes. */
export const changesIn = ({ collections }: ImportReport): number =>
  collections.reduce((sum, { added, replaced }) => sum + added + replaced, 0);

/** Records that it leaves out. */
export const refusalsIn = ({ collections }: ImportReport): number =>
  collections.reduce((sum, { refused }) => sum + refused.length, 0);

/** True where the import would change anything. */
export const isImportEmpty = (report: ImportReport): boolean =>
  changesIn(report) + report.uploads.added === 0;
