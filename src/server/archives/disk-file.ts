import { openAsBlob } from 'node:fs';
import type { ArchiveFile } from '#core/archive/archives-port.ts';

/** A file on this machine, read in ranges and never as a whole. */
export interface DiskFile extends ArchiveFile {
  path: string;
}

/** Opens a file; rejects if it doesn't exist. */
export async function openDiskFile(path: string): Promise<DiskFile> {
  const blob = await openAsBlob(path);
  return { path, size: blob.size, slice: (start, end) => blob.slice(start, end) };
}
