import { createHash } from 'node:crypto';
import { type Zippable, zipSync } from 'fflate';

export const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3, 4]);

export const dataAddress = (type: string, bytes: Uint8Array): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

export const sha256 = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

type Content = Uint8Array | string | object;

const bytesOf = (content: Content): Uint8Array => {
  if (content instanceof Uint8Array) return content;
  return Buffer.from(typeof content === 'string' ? content : JSON.stringify(content));
};

interface MadeArchive {
  /** Records by collection. */
  records?: Record<string, unknown[]>;
  /** Further files by path, listed in the manifest. */
  files?: Record<string, Content>;
  /** Files missing from the manifest. */
  unlisted?: Record<string, Content>;
  /** Overrides fields of the manifest. */
  manifest?: Record<string, unknown>;
}

/** Builds an archive, valid or hostile. */
export function makeArchive({
  records = {},
  files = {},
  unlisted = {},
  manifest = {},
}: MadeArchive) {
  const content: Record<string, Content> = { ...files };
  for (const [name, list] of Object.entries(records)) content[`records/${name}.json`] = list;
  const packed = Object.entries(content).map(([path, one]) => [path, bytesOf(one)] as const);
  const head = {
    format: 'daybreak-archive',
    formatVersion: 1,
    createdAt: '2026-11-20T06:30:00.000Z',
    edition: 'browser',
    collections: Object.fromEntries(
      Object.entries(records).map(([name, list]) => [name, list.length]),
    ),
    files: Object.fromEntries(
      packed.map(([path, bytes]) => [path, { bytes: bytes.length, sha256: sha256(bytes) }]),
    ),
    ...manifest,
  };
  const zipped: Zippable = { 'manifest.json': bytesOf(head) };
  for (const [path, bytes] of packed) zipped[path] = bytes;
  for (const [path, one] of Object.entries(unlisted)) zipped[path] = bytesOf(one);
  return zipSync(zipped);
}

/** Replaces all occurrences of a text in the bytes by another text of the same length. */
export function replaceBytes(archive: Uint8Array, from: string, to: string): Uint8Array {
  const text = Buffer.from(archive).toString('latin1');
  return Uint8Array.from(Buffer.from(text.replaceAll(from, to), 'latin1'));
}

export const blobOf = (bytes: Uint8Array): Blob => new Blob([new Uint8Array(bytes)]);

/** Concatenates all pieces. */
export async function wholeOf(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return new Uint8Array(Buffer.concat(all));
}
