import type { CollectionName } from '../collections.ts';
import { collectionNamed } from '../former-names.ts';
import { archivedNames, archiveLimits, archiveRefusal, MANIFEST_PATH } from './archive-format.ts';
import type { ArchiveEntry } from './archives-port.ts';
import { readUploadKey } from './upload-keys.ts';

const mediaPath = /^media\/([0-9a-f]{64})\.([a-z0-9]{2,4})$/;
const recordPath = /^records\/(\w+)(?:\/(\d{5,7}))?\.json$/;
const uploadPath = /^uploads\/(.+)$/;

/** Meaning of a path in an archive. */
export type PathMeaning =
  | { kind: 'manifest' }
  | { kind: 'records'; name: CollectionName; part: number }
  | { kind: 'media'; sha256: string; extension: string }
  | { kind: 'upload'; key: string; hashStart: string; extension: string | undefined };

const isUnsafe = (path: string): boolean =>
  path.startsWith('/') ||
  path.includes('\\') ||
  path.includes('\0') ||
  /^[a-z]:/i.test(path) ||
  path.split('/').some((part) => part === '..' || part === '.');

/** Refuses every path that an archive of ours doesn't have. */
export function meaningOf(path: string): PathMeaning {
  if (isUnsafe(path)) {
    throw archiveRefusal(`“${path}” would lead out of the archive. Nothing was read from it.`);
  }
  if (path === MANIFEST_PATH) return { kind: 'manifest' };
  const [, collection = '', part = '0'] = recordPath.exec(path) ?? [];
  const name = collectionNamed(collection);
  if (name && archivedNames.includes(name)) return { kind: 'records', name, part: Number(part) };
  const [, sha256, extension] = mediaPath.exec(path) ?? [];
  if (sha256 && extension) return { kind: 'media', sha256, extension };
  const [, key = ''] = uploadPath.exec(path) ?? [];
  const upload = readUploadKey(key);
  if (upload) return { kind: 'upload', key, ...upload };
  if (name) {
    throw archiveRefusal(
      'It brings accounts, logs, jobs or notifications, which are never imported.',
    );
  }
  throw archiveRefusal(`“${path}” does not belong in an archive of Daybreak.`);
}

const gigabytes = (bytes: number): string => `${Math.round(bytes / 1024 ** 3)} GB`;
const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 ** 2)} MB`;

/** Refuses, before anything is unpacked, an archive that is too large or not one of ours. */
export function checkEntries(entries: readonly Pick<ArchiveEntry, 'path' | 'bytes'>[]): void {
  if (entries.length > archiveLimits.entries) {
    throw archiveRefusal(`It holds more than ${archiveLimits.entries} files.`);
  }
  const paths = new Set<string>();
  let total = 0;
  for (const { path, bytes } of entries) {
    meaningOf(path);
    if (paths.has(path)) throw archiveRefusal(`It holds “${path}” twice.`);
    paths.add(path);
    total += bytes;
    if (bytes > archiveLimits.fileBytes) {
      throw archiveRefusal(
        `Unpacked, “${path}” would take more than ${megabytes(archiveLimits.fileBytes)}.`,
      );
    }
    if (total > archiveLimits.bytes) {
      throw archiveRefusal(`Unpacked it would take more than ${gigabytes(archiveLimits.bytes)}.`);
    }
  }
}
