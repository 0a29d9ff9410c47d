import * as z from 'zod/mini';

const sized = { key: z.string(), characters: z.int() };

/** Storage usage. Sizes of records are in characters, as browsers count. */
export const storageUsageSchema = z.object({
  used: z.int(),
  /** Estimated capacity, in the same unit as `used`. */
  capacity: z.int(),
  /** Number of records. */
  records: z.int(),
  /** Uploaded files, and the bytes of them and their derivatives; part of `used`. */
  uploads: z.object({ files: z.int(), bytes: z.int() }),
  /** Storage keys by size, the largest first. */
  keys: z.array(z.object(sized)),
  /** The largest records. */
  largest: z.array(z.object({ ...sized, id: z.string(), label: z.string() })),
});

export type StorageUsage = z.infer<typeof storageUsageSchema>;

/** Share of the capacity from which a warning is shown. */
export const WARNING_SHARE = 0.8;

/** Number of records in `largest`. */
export const LARGEST_SHOWN = 8;
