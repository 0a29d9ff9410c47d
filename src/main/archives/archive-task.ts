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
  /** Address of the caller; for the log of security events. */
  address: string;
  /** The archive to read; empty for an export. */
  path: string;
  /** Its one number is 1 once nobody wants the result any more. */
  cancelled: Int32Array;
}

/** Message from the thread: its one answer, then `ended` if all went well. */
export type ArchiveMessage = ArchiveAnswer | 'ended';

export type ArchiveAnswer =
  | { exported: Outcome<Omit<ExportedArchive, 'bytes'> & { bytes: ReadableStream<Uint8Array> }> }
  | { read: Outcome<ImportReport> };
