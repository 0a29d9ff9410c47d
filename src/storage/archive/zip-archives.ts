import {
  type FileEntry,
  Reader,
  ZipReader,
  ZipWriter,
} from '@zip.js/zip.js/lib/zip-core-native.js';
import {
  type ArchiveEntry,
  type ArchiveFile,
  type Archives,
  type Base64,
  DamagedEntry,
  type PackedFile,
} from '#core/archive/archives-port.ts';

/** Bytes encoded per call, a multiple of three; engines limit the number of arguments. */
const CHUNK = 3 * 8192;

/** Base64 by `btoa` and `atob`, which browsers and Node share. */
export const base64: Base64 = {
  toBase64: (bytes) => {
    const parts: string[] = [];
    for (let at = 0; at < bytes.length; at += CHUNK) {
      parts.push(btoa(String.fromCharCode(...bytes.subarray(at, at + CHUNK))));
    }
    return parts.join('');
  },
  fromBase64: (text) => {
    // `atob` alone would accept white space and missing padding.
    if (text.length % 4 !== 0 || /\s/.test(text)) return undefined;
    try {
      const letters = atob(text);
      const bytes = new Uint8Array(letters.length);
      for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at);
      return bytes;
    } catch {
      return undefined;
    }
  },
};

/** Options for reading and writing: no workers, which the Content-Security-Policy forbids. */
const here = { useWebWorkers: false };

/** Random access for zip.js over an `ArchiveFile`. */
class FileReader extends Reader<ArchiveFile> {
  readonly #file: ArchiveFile;

  constructor(file: ArchiveFile) {
    super(file);
    this.#file = file;
    this.size = file.size;
  }

  override async readUint8Array(index: number, length: number): Promise<Uint8Array> {
    return new Uint8Array(await this.#file.slice(index, index + length).arrayBuffer());
  }
}

async function* piecesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

function streamOf(bytes: PackedFile['bytes']): ReadableStream<Uint8Array> {
  const pieces =
    Symbol.asyncIterator in bytes ? bytes[Symbol.asyncIterator]() : bytes[Symbol.iterator]();
  return new ReadableStream<Uint8Array>({
    pull: async (stream) => {
      const { done, value } = await pieces.next();
      if (done) stream.close();
      else stream.enqueue(value);
    },
    cancel: async () => void (await pieces.return?.()),
  });
}

/** Unpacks an entry; throws `DamagedEntry` for every error of zip.js and for a wrong size. */
async function* unpack(entry: FileEntry): AsyncGenerator<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const ended = entry.getData(writable, { ...here, checkSignature: true }).then(
    () => undefined,
    (error: unknown) => {
      void writable.abort(error).catch(() => {});
      return error;
    },
  );
  let size = 0;
  try {
    for await (const piece of piecesOf(readable)) {
      size += piece.length;
      if (size > entry.uncompressedSize) throw new RangeError('longer than was said');
      yield piece;
    }
  } catch (error) {
    throw new DamagedEntry(entry.filename, { cause: error });
  }
  const failure = await ended;
  if (failure !== undefined || size !== entry.uncompressedSize) {
    throw new DamagedEntry(entry.filename, { cause: failure });
  }
}

async function list(file: ArchiveFile, mostEntries: number): Promise<ArchiveEntry[]> {
  const zip = new ZipReader(new FileReader(file), {
    ...here,
    // The caller of `open` checks the paths and refuses bad ones with a message.
    filenameValidation: 'tolerant',
  });
  const entries: ArchiveEntry[] = [];
  for await (const entry of zip.getEntriesGenerator()) {
    if (entries.length >= mostEntries) break;
    if (entry.directory || entry.encrypted) throw new TypeError('No plain file.');
    entries.push({
      path: entry.filename,
      packedBytes: entry.compressedSize,
      bytes: entry.uncompressedSize,
      unpack: () => unpack(entry),
    });
  }
  return entries;
}

async function* pack(
  work: Parameters<Archives['pack']>[0],
): AsyncGenerator<Uint8Array, void, undefined> {
  let fail: (error: unknown) => void = () => {};
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>({
    start: (controller) => {
      fail = (error) => controller.error(error);
    },
  });
  const zip = new ZipWriter(writable, { ...here, bufferedWrite: false });
  const writing = (async () => {
    await work(async ({ path, isCompressed, bytes }) => {
      await zip.add(path, streamOf(bytes), { level: isCompressed ? 6 : 0 });
    });
    await zip.close();
  })().catch((error: unknown) => {
    fail(error);
    throw error;
  });
  // Avoids an unhandled rejection when the consumer stops reading and never awaits `writing`.
  writing.catch(() => {});
  yield* piecesOf(readable);
  await writing;
}

/**
 * Zip archives of any size by zip.js, for browsers and Node. Holds only the list of entries and the
 * chunks in progress.
 */
export const createZipArchives = (createHash: Archives['createHash']): Archives => ({
  pack,
  open: async (file, mostEntries) => {
    try {
      return await list(file, mostEntries);
    } catch {
      return undefined;
    }
  },
  createHash,
  ...base64,
  encodeText: (text) => new TextEncoder().encode(text),
  decodeText: (bytes) => {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      return undefined;
    }
  },
});
