import { randomUUID } from 'node:crypto';
import { access, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
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
