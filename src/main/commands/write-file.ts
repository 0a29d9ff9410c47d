import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { makeFolder, placeFile } from '#server/files/durable-files.ts';
import { CommandError } from './command.ts';

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Ends the command if the file exists, unless forced. */
export async function refuseToOverwrite(path: string, isForced: boolean): Promise<void> {
  if (!isForced && (await exists(path))) {
    throw new CommandError(`${path} is there already. Nothing was changed; --force replaces it.`);
  }
}

/**
 * Writes a file under a temporary name, flushes it and renames it: it is complete or absent, even after a
 * power loss.
 */
export async function writeWhole(
  path: string,
  { isForced, write }: { isForced: boolean; write: (partly: string) => Promise<void> },
): Promise<string> {
  const whole = resolve(path);
  await refuseToOverwrite(whole, isForced);
  await makeFolder(dirname(whole));
  const partly = `${whole}.${randomUUID().slice(0, 8)}.part`;
  try {
    await write(partly);
    await placeFile(partly, whole);
  } finally {
    await rm(partly, { force: true });
  }
  return whole;
}

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
