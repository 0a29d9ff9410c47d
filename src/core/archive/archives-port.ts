/** A file as the archive's own list has it; nothing of it is unpacked yet. */
export interface ArchiveEntry {
  path: string;
  packedBytes: number;
  /** As the archive says; unpacking stops when there turns out to be more. */
  bytes: number;
  /** `undefined` when it is damaged, or longer or shorter than was said. */
  unpack: () => Uint8Array | undefined;
}

/** Packs files into one archive and reads them back, and what else the core's language lacks. */
export interface Archives {
  pack: (files: ReadonlyMap<string, Uint8Array>) => Uint8Array;
  /** `undefined` when the bytes are no archive, or not a whole one. */
  open: (archive: Uint8Array) => ArchiveEntry[] | undefined;
  /** In hexadecimal; refuses with `unavailable` where there is no cryptography. */
  sha256: (bytes: Uint8Array) => Promise<string>;
  encodeText: (text: string) => Uint8Array;
  /** `undefined` when the bytes are no UTF-8. */
  decodeText: (bytes: Uint8Array) => string | undefined;
}
