import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { MediaFiles } from './media-files.ts';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function sizeOfFile(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Makes sure that a machine that loses power doesn't keep a name for bytes it never wrote. */
async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Files in a folder of this machine. Written beside their place and moved there whole. */
export function createDiskMediaFiles(folder: string): MediaFiles {
  const pathOf = (key: string): string => join(folder, ...key.split('/'));

  async function place(key: string, write: (path: string) => Promise<void>): Promise<void> {
    const path = pathOf(key);
    if ((await sizeOfFile(path)) !== undefined) return;
    await mkdir(dirname(path), { recursive: true });
    const beside = `${path}.${randomUUID()}.part`;
    try {
      await write(beside);
      await flush(beside);
      await rename(beside, path);
    } finally {
      await rm(beside, { force: true });
    }
  }

  return {
    pathOf,
    sizeOf: (key) => sizeOfFile(pathOf(key)),
    open: async (key, range) => {
      const path = pathOf(key);
      const size = await sizeOfFile(path);
      if (size === undefined) return undefined;
      const body = Readable.toWeb(createReadStream(path, range));
      return { size, body: body as ReadableStream<Uint8Array> };
    },
    put: (key, bytes) =>
      place(key, async (path) => {
        const file = await open(path, 'wx');
        try {
          await file.writeFile(bytes);
        } finally {
          await file.close();
        }
      }),
    putFile: (key, from) => place(key, (path) => copyFile(from, path)),
  };
}
