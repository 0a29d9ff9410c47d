import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { readUploadKey } from '#core/archive/upload-keys.ts';
import type { Config } from '#server/config/read-config.ts';
import { createIncomingFiles } from '#server/files/incoming-files.ts';
import type { MediaFiles } from '#server/media/media-files.ts';
import { createMediaUploads } from '#server/media/media-library.ts';
import { CommandError } from './command.ts';

/** Folders to copy; pictures can be derived again. */
const folders = ['originals', 'videos'] as const;

/** Yields the bytes of an upload; throws at the end if their hash differs from the key. */
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

/** Copies missing uploads, each flushed and verified by its hash. Returns their number. */
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
