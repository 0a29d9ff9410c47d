/** The uploaded files of a site on a server, as archives carry them. */
export interface Uploads {
  /** An uploaded file as it came, by its key; `undefined` when there is none. */
  open(key: string): Promise<{ bytes: AsyncIterable<Uint8Array> } | undefined>;
  has(key: string): Promise<boolean>;
  /** Keeps a file under its key; one that is there already stays. Refuses with `storage-full`. */
  put(key: string, bytes: AsyncIterable<Uint8Array>): Promise<void>;
  remove(key: string): Promise<void>;
}
