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

/** Ends the command where something is that would be lost, unless that is wanted. */
export async function refuseToOverwrite(path: string, isForced: boolean): Promise<void> {
  if (!isForced && (await exists(path))) {
    throw new CommandError(`${path} is there already. Nothing was changed; --force replaces it.`);
  }
}

/**
 * Has a file written under another name beside its place and then moved there: it is whole, or not
 * there at all. It outlasts a power loss.
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
