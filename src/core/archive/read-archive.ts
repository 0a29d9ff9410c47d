import * as z from 'zod/mini';
import type { CollectionName } from '../collections.ts';
import {
  ARCHIVE_VERSION,
  archiveLimits,
  archiveRefusal,
  MANIFEST_PATH,
  type Manifest,
  manifestHeadSchema,
  manifestSchema,
} from './archive-format.ts';
import type { ArchiveEntry, Archives } from './archives-port.ts';
import { checkEntries, meaningOf } from './check-entries.ts';
import { mediaAddress } from './embedded-media.ts';
import { mediaExtensions, mediaTypeOf } from './media-type.ts';

/** What a sound archive holds; of its records nothing is believed yet. */
export interface ArchiveContents {
  createdAt: string;
  records: Map<CollectionName, unknown[]>;
  /** Embedded media as addresses, by their hash. */
  media: Map<string, string>;
}

function unpacked(entry: ArchiveEntry): Uint8Array {
  const bytes = entry.unpack();
  if (!bytes) throw archiveRefusal(`“${entry.path}” in it is damaged.`);
  return bytes;
}

function jsonIn(path: string, bytes: Uint8Array, archives: Archives): unknown {
  const text = archives.decodeText(bytes);
  try {
    if (text === undefined) throw new SyntaxError('no text');
    // What would change an object's prototype is no field of a record.
    return JSON.parse(text, (key, value) => (key === '__proto__' ? undefined : value));
  } catch {
    throw archiveRefusal(`“${path}” in it can’t be read.`);
  }
}

function manifestIn(entries: readonly ArchiveEntry[], archives: Archives): Manifest {
  const entry = entries.find(({ path }) => path === MANIFEST_PATH);
  if (!entry) throw archiveRefusal('It has no manifest, so it is no archive of Daybreak.');
  const given = jsonIn(MANIFEST_PATH, unpacked(entry), archives);
  const head = z.safeParse(manifestHeadSchema, given);
  if (!head.success) throw archiveRefusal('Its manifest is not that of a Daybreak archive.');
  if (head.data.formatVersion > ARCHIVE_VERSION) {
    throw archiveRefusal(
      `A newer Daybreak made it (format ${head.data.formatVersion}; this one reads format ${ARCHIVE_VERSION}). Update Daybreak, then import it.`,
    );
  }
  const manifest = z.safeParse(manifestSchema, given);
  if (!manifest.success) throw archiveRefusal('Its manifest is incomplete.');
  return manifest.data;
}

function checkFileList(files: Manifest['files'], entries: readonly ArchiveEntry[]): void {
  for (const path of Object.keys(files)) {
    if (!entries.some((entry) => entry.path === path)) {
      throw archiveRefusal(`“${path}”, which its manifest lists, is missing.`);
    }
  }
}

function recordsIn(
  name: CollectionName,
  value: unknown,
  counted: Manifest['collections'],
): unknown[] {
  if (!Array.isArray(value)) throw archiveRefusal(`Its list “${name}” is no list.`);
  if (!Object.hasOwn(counted, name) || counted[name] !== value.length) {
    throw archiveRefusal(`Its list “${name}” is not as long as its manifest says.`);
  }
  return value;
}

function mediaIn(path: string, extension: string, bytes: Uint8Array): string {
  const type = mediaTypeOf(bytes);
  if (!type || mediaExtensions[type] !== extension) {
    throw archiveRefusal(`“${path}” is not what its name says.`);
  }
  return mediaAddress({ type, bytes });
}

/** Unpacks a file and makes sure that it is the one that the manifest tells of. */
async function listedBytes(
  entry: ArchiveEntry,
  files: Manifest['files'],
  archives: Archives,
): Promise<{ bytes: Uint8Array; sha256: string }> {
  const listed = Object.hasOwn(files, entry.path) ? files[entry.path] : undefined;
  if (!listed) throw archiveRefusal(`“${entry.path}” is not in its manifest.`);
  const bytes = unpacked(entry);
  const sha256 = await archives.sha256(bytes);
  if (bytes.length !== listed.bytes || sha256 !== listed.sha256) {
    throw archiveRefusal(`“${entry.path}” was changed after the archive was made.`);
  }
  return { bytes, sha256 };
}

function checkedEntries(archive: Uint8Array, archives: Archives): ArchiveEntry[] {
  if (archive.length > archiveLimits.packedBytes) {
    throw archiveRefusal('It is larger than any archive of Daybreak.');
  }
  const entries = archives.open(archive);
  if (!entries) throw archiveRefusal('This file is no zip archive, or a part of it is missing.');
  checkEntries(entries);
  return entries;
}

/** Reads an archive that anyone may have made; refuses it whole when anything is wrong with it. */
export async function readArchive(
  archive: Uint8Array,
  archives: Archives,
): Promise<ArchiveContents> {
  const entries = checkedEntries(archive, archives);
  const { createdAt, collections, files } = manifestIn(entries, archives);
  checkFileList(files, entries);

  const records: ArchiveContents['records'] = new Map();
  const media: ArchiveContents['media'] = new Map();
  for (const entry of entries) {
    const meaning = meaningOf(entry.path);
    if (meaning.kind === 'manifest') continue;
    const { bytes, sha256 } = await listedBytes(entry, files, archives);
    if (meaning.kind === 'records') {
      const list = jsonIn(entry.path, bytes, archives);
      records.set(meaning.name, recordsIn(meaning.name, list, collections));
    } else {
      if (meaning.sha256 !== sha256) throw archiveRefusal(`“${entry.path}” has another’s name.`);
      media.set(sha256, mediaIn(entry.path, meaning.extension, bytes));
    }
  }
  return { createdAt: new Date(createdAt).toISOString(), records, media };
}
