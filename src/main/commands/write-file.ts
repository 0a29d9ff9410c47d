import { randomUUID } from 'node:crypto';
import { access, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
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
 * there at all.
 */
export async function writeWhole(
  path: string,
  { isForced, write }: { isForced: boolean; write: (partly: string) => Promise<void> },
): Promise<string> {
  const whole = resolve(path);
  await refuseToOverwrite(whole, isForced);
  await mkdir(dirname(whole), { recursive: true });
  const partly = `${whole}.${randomUUID().slice(0, 8)}.part`;
  try {
    await write(partly);
    await rename(partly, whole);
  } finally {
    await rm(partly, { force: true });
  }
  return whole;
}
