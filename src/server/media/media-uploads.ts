import { rm, writeFile } from 'node:fs/promises';
import type { Uploads } from '#core/archive/uploads-port.ts';
import type { IncomingFiles } from '../files/incoming-files.ts';
import { refusingWhenDiskFull } from '../files/refusing-when-disk-full.ts';
import type { MediaFiles } from './media-files.ts';

/** The media library's files, for archives. */
export const createMediaUploads = (files: MediaFiles, incoming: IncomingFiles): Uploads => ({
  has: async (key) => (await files.sizeOf(key)) !== undefined,
  open: async (key) => {
    const file = await files.open(key);
    return file && { bytes: file.body };
  },
  put: async (key, bytes) => {
    const path = await incoming.newPath();
    try {
      await refusingWhenDiskFull(() => writeFile(path, bytes));
      await files.putFile(key, path);
    } finally {
      await rm(path, { force: true });
    }
  },
  remove: (key) => files.remove(key),
});
