import * as z from 'zod/mini';
import { type CollectionName, collectionNames, collections } from '../collections.ts';

export const ARCHIVE_FORMAT = 'daybreak-archive';
/**
 * Raised by each change of the format that older versions can't read. 1: one file of records per
 * collection. 2: records in several parts, uploaded media, the manifest at the end. 3: drafts and
 * revisions. 4: collections under the names that the API uses.
 */
export const ARCHIVE_VERSION = 4;
export const MANIFEST_PATH = 'manifest.json';

/** Collections that an archive contains. Accounts, sessions and the activity log are left out. */
export const archivedNames = collectionNames.filter((name) => collections[name].isArchived);

/**
 * The same in the order of an import. Drafts precede the articles with the same ids: when a draft arrives,
 * the stored article is still unchanged, and when an article arrives, the archive's drafts are known.
 */
export const importedNames = archivedNames.toSorted(
  (one, other) => Number('idsOf' in collections[other]) - Number('idsOf' in collections[one]),
);

const MEGABYTE = 1024 * 1024;

/** Limits of exports and imports alike, so that every exported archive can be imported. */
export const archiveLimits = {
  /** Total size of the unpacked files. An archive is never much larger than that. */
  bytes: 50 * 1024 * MEGABYTE,
  /** An import keeps ids in memory: half a gigabyte for so many in one collection. */
  records: 5_000_000,
  /** Number of files. */
  entries: 250_000,
  /** Size of one file: a video has 200 MB at most, a part of the records far less. */
  fileBytes: 200 * MEGABYTE,
  /** Nesting of lists and objects in a record. */
  depth: 32,
};

/** Most records, and most characters, in a part of a collection's records. */
export const partLimits = { records: 500, characters: 4 * MEGABYTE };

/** Path of a part of a collection's records, counted from 1. */
export const recordsPath = (name: CollectionName, part: number): string =>
  `records/${name}/${String(part).padStart(5, '0')}.json`;

export const uploadPath = (key: string): string => `uploads/${key}`;

const size = z.number().check(z.int(), z.nonnegative());

/** Fields that every version of the manifest has. */
export const manifestHeadSchema = z.looseObject({
  format: z.literal(ARCHIVE_FORMAT),
  formatVersion: z.number().check(z.int(), z.positive()),
});

export const manifestSchema = z.looseObject({
  format: z.literal(ARCHIVE_FORMAT),
  formatVersion: z.number().check(z.int(), z.positive(), z.maximum(ARCHIVE_VERSION)),
  createdAt: z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)))),
  /** Edition that wrote it. */
  edition: z.string(),
  /** Number of records in each collection. */
  collections: z.record(z.string(), size),
  /** Size and checksum of every other file, by its path. */
  files: z.record(
    z.string(),
    z.looseObject({ bytes: size, sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
  ),
});

export type Manifest = z.infer<typeof manifestSchema>;
