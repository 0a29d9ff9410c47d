import * as z from 'zod/mini';

const sized = { key: z.string(), characters: z.int() };

/** Storage usage of the records. Sizes are in characters, as browsers count. */
export const storageUsageSchema = z.object({
  used: z.int(),
  /** An estimate. */
  capacity: z.int(),
  /** Number of records. */
  records: z.int(),
  /** Uploaded files, and the bytes that they and their derivatives take; part of `used`. */
  uploads: z.object({ files: z.int(), bytes: z.int() }),
  /** Storage keys by size, the largest first. */
  keys: z.array(z.object(sized)),
  /** The records that take most of it. */
  largest: z.array(z.object({ ...sized, id: z.string(), label: z.string() })),
});

export type StorageUsage = z.infer<typeof storageUsageSchema>;

/** The share from which one should make room. */
export const WARNING_SHARE = 0.8;

/** Number of the largest records that are listed. */
export const LARGEST_SHOWN = 8;
