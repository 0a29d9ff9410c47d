/** A file that is read here and there: a `Blob`, of which core needs no more than this. */
export interface ArchiveFile {
  size: number;
  slice(start: number, end: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

/** A file as the archive's own list has it; nothing of it is unpacked yet. */
export interface ArchiveEntry {
  path: string;
  packedBytes: number;
  /** As the archive says; see `unpack`. */
  bytes: number;
  /** Unpacks piece by piece. Throws `DamagedEntry` for damage, and for more bytes than were said. */
  unpack(): AsyncIterable<Uint8Array>;
}

export class DamagedEntry extends Error {
  override readonly name = 'DamagedEntry';
}

/** A file to be packed. */
export interface PackedFile {
  path: string;
  /** True for entries that are compressed; pictures and films are stored as they are. */
  isCompressed: boolean;
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** A SHA-256 that grows with each piece of bytes. */
export interface GrowingHash {
  update(bytes: Uint8Array): void;
  /** In hexadecimal; refuses with `unavailable` where there is no cryptography. */
  digest(): Promise<string>;
}

/** Base64, by the platform: by hand, a picture of 3 MB takes a second. */
export interface Base64 {
  toBase64(bytes: Uint8Array): string;
  /** `undefined` when the text is no base64. */
  fromBase64(text: string): Uint8Array | undefined;
}

/** Packs files into one archive and reads them back, and what else the core's language lacks. */
export interface Archives extends Base64 {
  /**
   * Writes an archive as a stream: `work` adds one file after the other, each as fast as the
   * archive is read. A reader that stops early ends the work, whose `add` then rejects.
   */
  pack(
    work: (add: (file: PackedFile) => Promise<void>) => Promise<void>,
  ): AsyncIterable<Uint8Array>;
  /** `undefined` when the bytes are no archive, or not a whole one. At most so many entries are listed. */
  open(file: ArchiveFile, mostEntries: number): Promise<ArchiveEntry[] | undefined>;
  createHash(): GrowingHash;
  encodeText(text: string): Uint8Array;
  /** `undefined` when the bytes are no UTF-8. */
  decodeText(bytes: Uint8Array): string | undefined;
}
