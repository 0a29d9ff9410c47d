/** Part of a file, in bytes from its start; both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface OpenFile {
  /** Size of the whole file, in bytes. */
  size: number;
  body: ReadableStream<Uint8Array>;
}

/** The beginnings of keys: files as they were uploaded, and pictures made of them. */
export type MediaFolder = 'originals' | 'videos' | 'pictures';

/**
 * Store of uploaded files, under keys such as `videos/{hash}.mp4`. A file under a key never
 * changes. `media-files.contract.ts` is its whole promise.
 */
export interface MediaFiles {
  /** `undefined` when there is no such file. A range past the end is cut. */
  open(key: string, range?: ByteRange): Promise<OpenFile | undefined>;
  /** The size in bytes; `undefined` when there is no such file. */
  sizeOf(key: string): Promise<number | undefined>;
  /** Path of the file on this machine; absent where files are stored elsewhere. */
  pathOf?(key: string): string;
  /**
   * All of it or none; a file that is there already stays. Resolves once the file outlasts a power
   * loss. Refuses with `storage-full`.
   */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The same for a file of this machine, which may be moved away. */
  putFile(key: string, path: string): Promise<void>;
  /** Every file in a folder, in no order. */
  list(folder: MediaFolder): AsyncIterable<{ key: string; size: number }>;
  /** Removes a file, if it is there. */
  remove(key: string): Promise<void>;
}
