import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { readUploadKey } from '#core/archive/upload-keys.ts';
import type { Config } from '#server/config/read-config.ts';
import { createIncomingFiles } from '#server/files/incoming-files.ts';
import type { MediaFiles } from '#server/media/media-files.ts';
import { createMediaUploads } from '#server/media/media-uploads.ts';
import { CommandError } from './command.ts';

/** Folders of uploads; files derived from them can be made again. */
const folders = ['originals', 'videos'] as const;

/** The bytes of an upload; fails at their end when they aren't those that its key names. */
async function* verified(key: string, bytes: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256');
  for await (const piece of bytes) {
    hash.update(piece);
    yield piece;
  }
  const hashStart = readUploadKey(key)?.hashStart;
  if (hashStart === undefined || !hash.digest('hex').startsWith(hashStart)) {
    throw new CommandError(`The uploaded file ${key} is damaged: its bytes were changed.`);
  }
}

/** Copies uploads that aren't there yet, each flushed and checked by its hash. Returns how many. */
export async function copyMedia(
  { dataFolder }: Config,
  { from, to }: { from: MediaFiles; to: MediaFiles },
): Promise<number> {
  const uploads = createMediaUploads(to, createIncomingFiles(join(dataFolder, 'incoming')));
  let copied = 0;
  for (const folder of folders) {
    for await (const { key, size } of from.list(folder)) {
      if ((await to.sizeOf(key)) === size) continue;
      const file = await from.open(key);
      if (!file) continue;
      await uploads.put(key, verified(key, file.body));
      copied += 1;
    }
  }
  return copied;
}
