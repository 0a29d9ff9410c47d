import type { OpenArchive } from './read-archive.ts';
import type { Uploads } from './uploads-port.ts';

/** Removes the uploads of a failed import. */
export async function removeUploads(keys: readonly string[], uploads: Uploads): Promise<void> {
  for (const key of keys) await uploads.remove(key);
}

/** Stores the uploads of an archive that aren't stored yet: all, or none. Returns their keys. */
export async function putUploads(
  archive: OpenArchive,
  uploads: Uploads,
  checkWanted: () => void,
): Promise<string[]> {
  const put: string[] = [];
  try {
    for (const { key, read } of archive.uploads) {
      checkWanted();
      if (await uploads.has(key)) continue;
      put.push(key);
      await uploads.put(key, read());
    }
    return put;
  } catch (error) {
    await removeUploads(put, uploads);
    throw error;
  }
}
