import type { Uploads } from '#core/archive/uploads-port.ts';

/** Uploads in memory, by key; they can be read and changed directly. */
export function createMemoryUploads(given: Record<string, Uint8Array> = {}) {
  const files = new Map(Object.entries(given));
  async function* piecesOf(bytes: Uint8Array) {
    yield bytes;
  }
  const uploads: Uploads = {
    open: async (key) => {
      const bytes = files.get(key);
      return bytes && { bytes: piecesOf(bytes) };
    },
    has: async (key) => files.has(key),
    put: async (key, bytes) => {
      const pieces: Uint8Array[] = [];
      for await (const piece of bytes) pieces.push(piece);
      files.set(key, new Uint8Array(Buffer.concat(pieces)));
    },
    remove: async (key) => void files.delete(key),
  };
  return { uploads, files };
}
