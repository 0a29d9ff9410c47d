import * as z from 'zod/mini';
import { type CollectionName, collectionNames, collections } from '../collections.ts';

export const ARCHIVE_FORMAT = 'daybreak-archive';
/**
 * Raised when an older Daybreak could no longer read what is written. 1: one file of records a
 * collection. 2: parts of such files, uploaded media, the manifest at the end. 3: drafts and revisions.
 * 4: collections by the names that the API has for them.
 */
export const ARCHIVE_VERSION = 4;
export const MANIFEST_PATH = 'manifest.json';

/** Collections that an archive contains. Accounts, sessions and the activity log are left out. */
export const archivedNames = collectionNames.filter((name) => collections[name].isArchived);

/**
 * The same in the order of an import. Drafts come before the articles whose ids they have: what is here of
 * an article is then still as it was when its draft arrives, and the archive's drafts are listed when the
 * article does.
 */
export const importedNames = archivedNames.toSorted(
  (one, other) => Number('idsOf' in collections[other]) - Number('idsOf' in collections[one]),
);

const MEGABYTE = 1024 * 1024;

/**
 * Limits of both directions: what exceeds one is refused before it is exported, so that whatever was
 * exported can be imported.
 */
export const archiveLimits = {
  /** Unpacked, in all. An archive is never much larger than that. */
  bytes: 50 * 1024 * MEGABYTE,
  records: 1_000_000,
  /** Files in the archive. */
  entries: 250_000,
  /** Size of one file in it: a film has 200 MB at most, a part of the records far less. */
  fileBytes: 200 * MEGABYTE,
  /** Lists and objects within one another, in a record. */
  depth: 32,
};

/** When a part of the records is full: records, or characters of them. */
export const partLimits = { records: 500, characters: 4 * MEGABYTE };

/** A part of a collection's records, counted from 1. */
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
  /** The edition that wrote it. */
  edition: z.string(),
  /** Number of records in each collection. */
  collections: z.record(z.string(), size),
  /** Every other file of the archive, by its path. */
  files: z.record(
    z.string(),
    z.looseObject({ bytes: size, sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
  ),
});

export type Manifest = z.infer<typeof manifestSchema>;
