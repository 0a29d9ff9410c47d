import { openAsBlob } from 'node:fs';
import type { ArchiveFile } from '#core/archive/archives-port.ts';

/** A file of this machine, read where it is asked for and never whole. */
export interface DiskFile extends ArchiveFile {
  path: string;
}

/** Opens a file; rejects where there is none. */
export async function openDiskFile(path: string): Promise<DiskFile> {
  const blob = await openAsBlob(path);
  return { path, size: blob.size, slice: (start, end) => blob.slice(start, end) };
}
