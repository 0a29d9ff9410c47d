import type { CollectionName } from '../collections.ts';
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  MANIFEST_PATH,
  type Manifest,
  recordsPath,
} from './archive-format.ts';
import type { Archives } from './archives-port.ts';
import { detachMedia } from './embedded-media.ts';
import { mediaExtensions } from './media-type.ts';

interface Source {
  createdAt: Date;
  /** The edition that writes. */
  edition: string;
  records: ReadonlyMap<CollectionName, readonly unknown[]>;
}

/** Packs records into an archive; a picture that several of them use is in it once. */
export async function writeArchive(
  { createdAt, edition, records }: Source,
  archives: Archives,
): Promise<Uint8Array> {
  const packed = new Map<string, Uint8Array>();
  const manifest: Manifest = {
    format: ARCHIVE_FORMAT,
    formatVersion: ARCHIVE_VERSION,
    createdAt: createdAt.toISOString(),
    edition,
    collections: {},
    files: {},
  };
  const add = (path: string, bytes: Uint8Array, sha256: string): void => {
    packed.set(path, bytes);
    manifest.files[path] = { bytes: bytes.length, sha256 };
  };

  for (const [name, list] of records) {
    const detached: unknown[] = [];
    for (const record of list) {
      detached.push(
        await detachMedia(record, async ({ type, bytes }) => {
          const sha256 = await archives.sha256(bytes);
          add(`media/${sha256}.${mediaExtensions[type]}`, bytes, sha256);
          return sha256;
        }),
      );
    }
    const bytes = archives.encodeText(JSON.stringify(detached));
    add(recordsPath(name), bytes, await archives.sha256(bytes));
    manifest.collections[name] = list.length;
  }
  const first = archives.encodeText(JSON.stringify(manifest, undefined, 2));
  return archives.pack(new Map([[MANIFEST_PATH, first], ...packed]));
}
