import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { CommandError } from './command.ts';
import { writeWhole } from './write-file.ts';

/** File beside a backup with its checksum, in the format of `sha256sum`. */
export const checksumFileOf = (file: string): string => `${file}.sha256`;

async function checksumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

export async function writeChecksum(file: string): Promise<void> {
  const line = `${await checksumOf(file)}  ${basename(file)}\n`;
  await writeWhole(checksumFileOf(file), {
    isForced: true,
    write: (partly) => writeFile(partly, line),
  });
}

/** Ends the command if a backup has changed since it was written; old backups have no checksum. */
export async function mustMatchChecksum(file: string): Promise<void> {
  const line = await readFile(checksumFileOf(file), 'utf8').catch(() => undefined);
  if (line === undefined || line.startsWith(await checksumOf(file))) return;
  throw new CommandError(
    `This backup was changed after it was made: its checksum differs. Nothing was changed.`,
  );
}
