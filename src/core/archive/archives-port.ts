/** A file with random access: the part of `Blob` that core needs. */
export interface ArchiveFile {
  size: number;
  slice(start: number, end: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

/** A file as listed in the archive's directory, not yet unpacked. */
export interface ArchiveEntry {
  path: string;
  packedBytes: number;
  /** Unpacked size according to the directory; `unpack` enforces it. */
  bytes: number;
  /** Unpacks chunk by chunk. Throws `DamagedEntry` for damage, and for more than `bytes`. */
  unpack(): AsyncIterable<Uint8Array>;
}

export class DamagedEntry extends Error {
  override readonly name = 'DamagedEntry';
}

/** A file to be packed. */
export interface PackedFile {
  path: string;
  /** False for pictures and videos, which are compressed already. */
  isCompressed: boolean;
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** An incremental SHA-256. */
export interface GrowingHash {
  update(bytes: Uint8Array): void;
  /** Returns hexadecimal digits. Refuses with `unavailable` if the platform lacks SHA-256. */
  digest(): Promise<string>;
}

/** Base64 by the platform: in plain JavaScript, a picture of 3 MB takes a second. */
export interface Base64 {
  toBase64(bytes: Uint8Array): string;
  /** Returns `undefined` if the text isn't Base64. */
  fromBase64(text: string): Uint8Array | undefined;
}

/** Packs files into one archive and reads them back; also hashes and encodings that core lacks. */
export interface Archives extends Base64 {
  /**
   * Writes an archive as a stream: `work` adds one file after the other, at the pace at which the archive
   * is read. If the reader stops early, `add` rejects.
   */
  pack(
    work: (add: (file: PackedFile) => Promise<void>) => Promise<void>,
  ): AsyncIterable<Uint8Array>;
  /** Lists at most `mostEntries` files; `undefined` if the file isn't a complete archive. */
  open(file: ArchiveFile, mostEntries: number): Promise<ArchiveEntry[] | undefined>;
  createHash(): GrowingHash;
  encodeText(text: string): Uint8Array;
  /** Returns `undefined` if the bytes aren't UTF-8. */
  decodeText(bytes: Uint8Array): string | undefined;
}
