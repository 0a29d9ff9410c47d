import type { CollectionName } from '../collections.ts';
import type { StoreView } from '../ports.ts';
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  archivedNames,
  MANIFEST_PATH,
  type Manifest,
  recordsPath,
  uploadPath,
} from './archive-format.ts';
import type { Archives, PackedFile } from './archives-port.ts';
import { detachMedia, mayHoldMedia } from './embedded-media.ts';
import { mediaExtensions } from './media-type.ts';
import { recordParts } from './record-parts.ts';
import { uploadKeysIn } from './upload-keys.ts';
import type { Uploads } from './uploads-port.ts';

interface Source {
  createdAt: Date;
  /** Edition that writes the archive. */
  edition: string;
  /** Reads all records in one consistent state. */
  read: (work: (view: StoreView) => Promise<void>) => Promise<void>;
  /** `undefined` in the browser edition. */
  uploads: Uploads | undefined;
}

/**
 * Writes records and the uploads that they name into an archive as a stream: at most one part of the
 * records and one chunk of a file are in memory. An embedded picture that several records use is written
 * once. Each collection keeps its own order.
 */
export function writeArchive(source: Source, archives: Archives): AsyncIterable<Uint8Array> {
  const { createdAt, edition, uploads } = source;
  const manifest: Manifest = {
    format: ARCHIVE_FORMAT,
    formatVersion: ARCHIVE_VERSION,
    createdAt: createdAt.toISOString(),
    edition,
    collections: {},
    files: {},
  };
  const wanted = new Set<string>();

  return archives.pack(async (addFile) => {
    /** Adds a file and lists it in the manifest. */
    async function add({ path, isCompressed, bytes }: PackedFile): Promise<void> {
      const hash = archives.createHash();
      let size = 0;
      async function* measured() {
        for await (const piece of bytes) {
          hash.update(piece);
          size += piece.length;
          yield piece;
        }
      }
      await addFile({ path, isCompressed, bytes: measured() });
      manifest.files[path] = { bytes: size, sha256: await hash.digest() };
    }

    async function keepMedia(media: { type: keyof typeof mediaExtensions; bytes: Uint8Array }) {
      const hash = archives.createHash();
      hash.update(media.bytes);
      const sha256 = await hash.digest();
      const path = `media/${sha256}.${mediaExtensions[media.type]}`;
      if (!manifest.files[path]) await add({ path, isCompressed: false, bytes: [media.bytes] });
      return sha256;
    }

    async function textOf(record: unknown): Promise<string> {
      const text = JSON.stringify(record);
      for (const key of uploadKeysIn(text)) wanted.add(key);
      return mayHoldMedia(text)
        ? JSON.stringify(await detachMedia(record, archives, keepMedia))
        : text;
    }

    async function addRecords(view: StoreView, name: CollectionName): Promise<void> {
      let part = 0;
      let written = 0;
      for await (const texts of recordParts(view, name, textOf)) {
        part += 1;
        written += texts.length;
        const bytes = [archives.encodeText(`[${texts.join(',\n')}]`)];
        await add({ path: recordsPath(name, part), isCompressed: true, bytes });
      }
      manifest.collections[name] = written;
    }

    await source.read(async (view) => {
      for (const name of archivedNames) await addRecords(view, name);
    });
    for (const key of wanted) {
      const file = await uploads?.open(key);
      if (file) await add({ path: uploadPath(key), isCompressed: false, bytes: file.bytes });
    }
    const listing = archives.encodeText(JSON.stringify(manifest, undefined, 1));
    await addFile({ path: MANIFEST_PATH, isCompressed: true, bytes: [listing] });
  });
}
