import type { Actor } from '#core/actor.ts';
import type { ExportedArchive } from '#core/archive/export-archive.ts';
import type { ImportReport } from '#core/archive/import-report.ts';
import type { Outcome } from '#core/errors.ts';
import type { Config } from '#server/config/read-config.ts';

/** Input of a worker thread for archives. */
export interface ArchiveTask {
  config: Config;
  use: 'exportArchive' | 'checkArchive' | 'importArchive';
  actor: Actor;
  /** Address of the caller, for the security log. */
  address: string;
  /** Path of the archive to read; empty for an export. */
  path: string;
  /** Shared memory of one number, set to 1 to cancel. */
  cancelled: Int32Array;
}

/** Message from the thread: one answer, then `ended` on success. */
export type ArchiveMessage = ArchiveAnswer | 'ended';

export type ArchiveAnswer =
  | { exported: Outcome<Omit<ExportedArchive, 'bytes'> & { bytes: ReadableStream<Uint8Array> }> }
  | { read: Outcome<ImportReport> };
