import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, opendir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { makeFolder, placeFile, refusingWhenDiskFull } from '../files/durable-files.ts';
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

/** Suffix of incomplete files, which have no key yet. */
const PARTLY = '.part';

/** Media files in a local folder. Written under a temporary name, then renamed. */
export function createDiskMediaFiles(folder: string): MediaFiles {
  const pathOf = (key: string): string => join(folder, ...key.split('/'));

  async function place(key: string, write: (path: string) => Promise<void>): Promise<void> {
    const path = pathOf(key);
    if ((await sizeOfFile(path)) !== undefined) return;
    const beside = `${path}.${randomUUID()}${PARTLY}`;
    await refusingWhenDiskFull(async () => {
      await makeFolder(dirname(path));
      try {
        await write(beside);
        await placeFile(beside, path);
      } finally {
        await rm(beside, { force: true });
      }
    });
  }

  async function* filesIn(path: string): AsyncGenerator<string> {
    try {
      for await (const entry of await opendir(path, { recursive: true })) {
        if (entry.isFile() && !entry.name.endsWith(PARTLY))
          yield join(entry.parentPath, entry.name);
      }
    } catch (error) {
      if (!isMissing(error)) throw error;
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
    put: (key, bytes) => place(key, (path) => writeFile(path, bytes, { flag: 'wx' })),
    putFile: (key, from) => place(key, (path) => copyFile(from, path)),
    async *list(name) {
      for await (const path of filesIn(join(folder, name))) {
        const size = await sizeOfFile(path);
        const key = relative(folder, path).split(sep).join('/');
        if (size !== undefined) yield { key, size };
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}
