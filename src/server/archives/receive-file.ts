import { rm, writeFile } from 'node:fs/promises';
import type { ReceivedFile } from '#api/api-setting.ts';
import { bytesOf } from '#api/streams.ts';
import { refusingWhenDiskFull } from '../files/durable-files.ts';
import type { IncomingFiles } from '../files/incoming-files.ts';
import { openDiskFile } from './disk-file.ts';

/** Streams the body of a request into a file on this machine. */
export const createFileReceiver =
  (incoming: IncomingFiles) =>
  async (request: Request): Promise<ReceivedFile> => {
    const path = await incoming.newPath();
    const discard = (): Promise<void> => rm(path, { force: true });
    try {
      await refusingWhenDiskFull(() => writeFile(path, bytesOf(request.body)));
      return { file: await openDiskFile(path), discard };
    } catch (error) {
      await discard();
      throw error;
    }
  };
