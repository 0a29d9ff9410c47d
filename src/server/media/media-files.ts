import type { ByteRange } from '../http/read-range.ts';

const types: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
};

/** Media type of a file, by its key's extension. */
export const mediaTypeOfKey = (key: string): string =>
  types[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

export interface OpenFile {
  /** Size of the whole file, in bytes. */
  size: number;
  body: ReadableStream<Uint8Array>;
}

/** First part of a key: uploaded files, or pictures derived from them. */
export type MediaFolder = 'originals' | 'videos' | 'pictures';

/**
 * Store of uploaded files under keys such as `videos/{hash}.mp4`. A file under a key never changes. Its
 * tests are in `media-files.contract.ts`.
 */
export interface MediaFiles {
  /** Opens a file; `undefined` if it doesn't exist. A range past the end is truncated. */
  open(key: string, range?: ByteRange): Promise<OpenFile | undefined>;
  /** The size in bytes; `undefined` if the file doesn't exist. */
  sizeOf(key: string): Promise<number | undefined>;
  /** Path of the file on this machine; absent if files are stored elsewhere. */
  pathOf?(key: string): string;
  /**
   * Writes all bytes or nothing; keeps an existing file. Resolves once the file is durable. Refuses with
   * `storage-full`.
   */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The same for a local file, which may be moved. */
  putFile(key: string, path: string): Promise<void>;
  /** All files in a folder, in no particular order. */
  list(folder: MediaFolder): AsyncIterable<{ key: string; size: number }>;
  /** Removes a file if it exists. */
  remove(key: string): Promise<void>;
}
