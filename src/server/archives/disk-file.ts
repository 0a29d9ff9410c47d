import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import type { ArchiveFile, GrowingHash } from '#core/archive/archives-port.ts';

/** SHA-256 by Node, hashed incrementally. */
export function createNodeHash(): GrowingHash {
  const hash = createHash('sha256');
  return {
    update: (bytes) => void hash.update(bytes),
    digest: async () => hash.digest('hex'),
  };
}

/** A file on this machine, read in ranges and never as a whole. */
export interface DiskFile extends ArchiveFile {
  path: string;
}

/** Opens a file; rejects if it doesn't exist. */
export async function openDiskFile(path: string): Promise<DiskFile> {
  const blob = await openAsBlob(path);
  return { path, size: blob.size, slice: (start, end) => blob.slice(start, end) };
}
