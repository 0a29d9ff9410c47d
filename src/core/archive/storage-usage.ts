/** Storage usage of the records. Sizes are in characters, as browsers count. */
export interface StorageUsage {
  used: number;
  /** About what there is. */
  capacity: number;
  /** Number of records. */
  records: number;
  /** Uploaded files, and what they and all that is made of them take; part of `used`. */
  uploads: { files: number; bytes: number };
  /** Collections, and further keys of the storage, by size, the largest first. */
  keys: { key: string; characters: number }[];
  /** The records that take most of it. */
  largest: { key: string; id: string; label: string; characters: number }[];
}

/** The share from which one should make room. */
export const WARNING_SHARE = 0.8;
