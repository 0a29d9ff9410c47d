import * as z from 'zod/mini';
import { type CollectionName, collectionNames, collections } from '../collections.ts';
import { Refusal } from '../errors.ts';

export const ARCHIVE_FORMAT = 'daybreak-archive';
/** Raised when an older Daybreak could no longer read what is written. */
export const ARCHIVE_VERSION = 1;
export const MANIFEST_PATH = 'manifest.json';

/** What an archive carries. Accounts, sessions and the activity log stay where they are. */
export const archivedNames = collectionNames.filter((name) => collections[name].isArchived);

const MEGABYTE = 1024 * 1024;

/** No archive of a newspaper that fits a browser comes near these. */
export const archiveLimits = {
  packedBytes: 100 * MEGABYTE,
  bytes: 200 * MEGABYTE,
  entries: 10_000,
  /** Bytes that one packed byte may become, in files larger than a megabyte. */
  ratio: 200,
  ratioFrom: MEGABYTE,
  /** Lists and objects within one another, in a record. */
  depth: 32,
};

export const recordsPath = (name: CollectionName): string => `records/${name}.json`;

const size = z.number().check(z.int(), z.nonnegative());

/** What every version of the manifest begins with. */
export const manifestHeadSchema = z.looseObject({
  format: z.literal(ARCHIVE_FORMAT),
  formatVersion: z.number().check(z.int(), z.positive()),
});

export const manifestSchema = z.looseObject({
  format: z.literal(ARCHIVE_FORMAT),
  formatVersion: z.literal(ARCHIVE_VERSION),
  createdAt: z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)))),
  /** The edition that wrote it. */
  edition: z.string(),
  /** How many records of each collection. */
  collections: z.record(z.string(), size),
  /** Every other file of the archive, by its path. */
  files: z.record(
    z.string(),
    z.looseObject({ bytes: size, sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
  ),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** The refusal of a whole archive, in words for whoever chose it. */
export const archiveRefusal = (message: string): Refusal =>
  new Refusal({ code: 'invalid', title: 'Archive Refused', message });
