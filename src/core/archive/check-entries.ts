import type { CollectionName } from '../collections.ts';
import { Refusal } from '../errors.ts';
import { collectionNamed } from '../former-names.ts';
import { archivedNames, archiveLimits, MANIFEST_PATH } from './archive-format.ts';
import type { ArchiveEntry } from './archives-port.ts';
import { readUploadKey } from './upload-keys.ts';

const mediaPath = /^media\/([0-9a-f]{64})\.([a-z0-9]{2,4})$/;
const recordPath = /^records\/(\w+)(?:\/(\d{5,7}))?\.json$/;
const uploadPath = /^uploads\/(.+)$/;

/** A parsed path in an archive. */
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

/** Parses a path in an archive. Refuses with `invalid` every path that Daybreak's archives don't have. */
export function meaningOf(path: string): PathMeaning {
  if (isUnsafe(path)) {
    throw new Refusal({ kind: 'invalid', code: 'archive-path-unsafe', params: { path } });
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
  if (name) throw new Refusal({ kind: 'invalid', code: 'archive-brings-accounts' });
  throw new Refusal({ kind: 'invalid', code: 'archive-path-foreign', params: { path } });
}

/** Refuses with `invalid`, before anything is unpacked, an archive that is too large or has foreign files. */
export function checkEntries(entries: readonly Pick<ArchiveEntry, 'path' | 'bytes'>[]): void {
  if (entries.length > archiveLimits.entries) {
    const params = { most: archiveLimits.entries };
    throw new Refusal({ kind: 'invalid', code: 'archive-too-many-files', params });
  }
  const paths = new Set<string>();
  let total = 0;
  for (const { path, bytes } of entries) {
    meaningOf(path);
    if (paths.has(path))
      throw new Refusal({ kind: 'invalid', code: 'archive-file-twice', params: { path } });
    paths.add(path);
    total += bytes;
    if (bytes > archiveLimits.fileBytes) {
      const params = { path, megabytes: Math.round(archiveLimits.fileBytes / 1024 ** 2) };
      throw new Refusal({ kind: 'invalid', code: 'archive-file-too-large', params });
    }
    if (total > archiveLimits.bytes) {
      const params = { gigabytes: Math.round(archiveLimits.bytes / 1024 ** 3) };
      throw new Refusal({ kind: 'invalid', code: 'archive-too-large', params });
    }
  }
}
