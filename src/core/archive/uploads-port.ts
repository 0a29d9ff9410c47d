/** Original uploads of a site on a server, for archives; see `upload-keys.ts`. */
export interface Uploads {
  /** Opens an original file; `undefined` if there is none. */
  open(key: string): Promise<{ bytes: AsyncIterable<Uint8Array> } | undefined>;
  has(key: string): Promise<boolean>;
  /** Stores a file unless one has the key already. Refuses with `storage-full`. */
  put(key: string, bytes: AsyncIterable<Uint8Array>): Promise<void>;
  remove(key: string): Promise<void>;
}
