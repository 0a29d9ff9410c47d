import * as z from 'zod/mini';
import type { CollectionName } from '../collections.ts';
import { Refusal } from '../errors.ts';
import { collectionNamed } from '../former-names.ts';
import {
  ARCHIVE_VERSION,
  archiveLimits,
  MANIFEST_PATH,
  type Manifest,
  manifestHeadSchema,
  manifestSchema,
} from './archive-format.ts';
import {
  type ArchiveEntry,
  type ArchiveFile,
  type Archives,
  DamagedEntry,
} from './archives-port.ts';
import { checkEntries, meaningOf, type PathMeaning } from './check-entries.ts';
import { attachMedia, mediaAddress } from './embedded-media.ts';
import { mediaExtensions, mediaTypeOf } from './media-type.ts';

/** A list of records in an archive: a whole collection, or a part of one. */
export interface RecordsPart {
  name: CollectionName;
  /** Reads the records anew at each call, unchecked. */
  read(): Promise<unknown[]>;
}

export interface ArchivedUpload {
  key: string;
  read(): AsyncIterable<Uint8Array>;
}

/** Opened archive that passed all checks. Its content is read on demand. */
export interface OpenArchive {
  createdAt: string;
  /** Sorted by their numbers. */
  parts: RecordsPart[];
  uploads: ArchivedUpload[];
  /** Replaces references by embedded media. Throws `UnfitRecord` for missing or disallowed media. */
  withMedia(record: unknown): Promise<unknown>;
}

/** Bytes at the beginning of a file by which its media type is detected. */
const SNIFFED_BYTES = 64;

async function* unpacked(entry: ArchiveEntry): AsyncGenerator<Uint8Array> {
  try {
    yield* entry.unpack();
  } catch (error) {
    if (error instanceof DamagedEntry)
      throw new Refusal({
        kind: 'invalid',
        code: 'archive-file-damaged',
        params: { path: entry.path },
      });
    throw error;
  }
}

async function wholeOf(entry: ArchiveEntry): Promise<Uint8Array> {
  const whole = new Uint8Array(entry.bytes);
  let at = 0;
  for await (const piece of unpacked(entry)) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

function jsonIn(path: string, bytes: Uint8Array, archives: Archives): unknown {
  try {
    // An empty text is no JSON either.
    const text = archives.decodeText(bytes) ?? '';
    // Drops `__proto__` keys, which would change an object's prototype.
    const hasPrototype = text.includes('__proto__');
    return hasPrototype
      ? JSON.parse(text, (key, value) => (key === '__proto__' ? undefined : value))
      : JSON.parse(text);
  } catch {
    throw new Refusal({ kind: 'invalid', code: 'archive-file-unreadable', params: { path } });
  }
}

async function manifestIn(entries: readonly ArchiveEntry[], archives: Archives): Promise<Manifest> {
  const entry = entries.find(({ path }) => path === MANIFEST_PATH);
  if (!entry) throw new Refusal({ kind: 'invalid', code: 'archive-without-manifest' });
  const given = jsonIn(MANIFEST_PATH, await wholeOf(entry), archives);
  const head = z.safeParse(manifestHeadSchema, given);
  if (!head.success) throw new Refusal({ kind: 'invalid', code: 'archive-manifest-foreign' });
  if (head.data.formatVersion > ARCHIVE_VERSION) {
    throw new Refusal({
      kind: 'invalid',
      code: 'archive-newer',
      params: { format: head.data.formatVersion, known: ARCHIVE_VERSION },
    });
  }
  const manifest = z.safeParse(manifestSchema, given);
  if (!manifest.success)
    throw new Refusal({ kind: 'invalid', code: 'archive-manifest-incomplete' });
  return manifest.data;
}

function checkFileList(files: Manifest['files'], entries: readonly ArchiveEntry[]): void {
  const paths = new Set(entries.map(({ path }) => path));
  for (const path of Object.keys(files)) {
    if (!paths.has(path)) {
      throw new Refusal({ kind: 'invalid', code: 'archive-file-missing', params: { path } });
    }
  }
}

/** Refuses a file that doesn't match the manifest's checksum, or the hash and type in its path. */
async function checkFile(
  entry: ArchiveEntry,
  meaning: PathMeaning,
  files: Manifest['files'],
  archives: Archives,
): Promise<void> {
  const { path } = entry;
  const listed = Object.hasOwn(files, path) ? files[path] : undefined;
  if (!listed)
    throw new Refusal({ kind: 'invalid', code: 'archive-file-unlisted', params: { path } });
  const hash = archives.createHash();
  const beginning = new Uint8Array(SNIFFED_BYTES);
  let size = 0;
  for await (const piece of unpacked(entry)) {
    if (size < SNIFFED_BYTES) beginning.set(piece.subarray(0, SNIFFED_BYTES - size), size);
    hash.update(piece);
    size += piece.length;
  }
  const sha256 = await hash.digest();
  if (size !== listed.bytes || sha256 !== listed.sha256) {
    throw new Refusal({ kind: 'invalid', code: 'archive-file-changed', params: { path } });
  }
  if (meaning.kind !== 'media' && meaning.kind !== 'upload') return;
  const hashInPath = meaning.kind === 'media' ? meaning.sha256 : meaning.hashStart;
  if (!sha256.startsWith(hashInPath))
    throw new Refusal({ kind: 'invalid', code: 'archive-file-misnamed', params: { path } });
  const type = mediaTypeOf(beginning.subarray(0, size));
  const isWhatItSays =
    meaning.extension === undefined
      ? type?.startsWith('image/')
      : type && mediaExtensions[type] === meaning.extension;
  if (!isWhatItSays)
    throw new Refusal({ kind: 'invalid', code: 'archive-file-of-other-type', params: { path } });
}

function recordsReader(entry: ArchiveEntry, archives: Archives): RecordsPart['read'] {
  return async () => {
    const list = jsonIn(entry.path, await wholeOf(entry), archives);
    if (!Array.isArray(list))
      throw new Refusal({
        kind: 'invalid',
        code: 'archive-list-not-a-list',
        params: { path: entry.path },
      });
    return list;
  };
}

async function checkCounts(
  parts: readonly RecordsPart[],
  said: Manifest['collections'],
): Promise<void> {
  const counted = new Map<CollectionName, number>();
  for (const [name, count] of Object.entries(said)) {
    const present = collectionNamed(name);
    if (present) counted.set(present, (counted.get(present) ?? 0) + count);
  }
  const total = [...counted.values()].reduce((sum, count) => sum + count, 0);
  if (total > archiveLimits.records) {
    const params = { most: archiveLimits.records };
    throw new Refusal({ kind: 'invalid', code: 'archive-too-many-records', params });
  }
  const counts = new Map<CollectionName, number>();
  for (const { name, read } of parts) {
    counts.set(name, (counts.get(name) ?? 0) + (await read()).length);
  }
  for (const [name, count] of counts) {
    if (counted.get(name) !== count) {
      throw new Refusal({ kind: 'invalid', code: 'archive-list-incomplete', params: { name } });
    }
  }
}

interface ReadOptions {
  /** False skips the uploads, which the browser edition can't store. */
  takesUploads: boolean;
  /** Throws once the import is cancelled. */
  checkWanted: () => void;
}

/**
 * Opens an untrusted archive and checks all of its files. Refuses the whole archive with `invalid` if any
 * check fails.
 */
export async function readArchive(
  file: ArchiveFile,
  archives: Archives,
  { takesUploads, checkWanted }: ReadOptions,
): Promise<OpenArchive> {
  const entries = await archives.open(file, archiveLimits.entries + 1);
  if (!entries) throw new Refusal({ kind: 'invalid', code: 'archive-not-zip' });
  checkEntries(entries);
  const { createdAt, collections, files } = await manifestIn(entries, archives);
  checkFileList(files, entries);

  const parts: (RecordsPart & { part: number })[] = [];
  const uploads: ArchivedUpload[] = [];
  const media = new Map<string, ArchiveEntry>();
  for (const entry of entries) {
    checkWanted();
    const meaning = meaningOf(entry.path);
    if (meaning.kind === 'manifest') continue;
    const isRead = meaning.kind !== 'upload' || takesUploads;
    if (isRead) await checkFile(entry, meaning, files, archives);
    if (meaning.kind === 'records')
      parts.push({ ...meaning, read: recordsReader(entry, archives) });
    if (meaning.kind === 'media') media.set(meaning.sha256, entry);
    if (meaning.kind === 'upload') uploads.push({ key: meaning.key, read: () => unpacked(entry) });
  }
  parts.sort((one, other) => one.part - other.part);
  await checkCounts(parts, collections);
  const mediaOf = async (sha256: string): Promise<string | undefined> => {
    const entry = media.get(sha256);
    if (!entry) return undefined;
    const bytes = await wholeOf(entry);
    const type = mediaTypeOf(bytes);
    return type && mediaAddress({ type, bytes }, archives);
  };
  return {
    createdAt: new Date(createdAt).toISOString(),
    parts,
    uploads,
    withMedia: (record) => attachMedia(record, archives, mediaOf),
  };
}
