import { chmod, mkdir, open, rename, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import process from 'node:process';
import { failures, Refusal } from '#core/errors.ts';

const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

/** Runs work that writes files; turns a full disk or quota into a refusal (`storage-full`). */
export async function refusingWhenDiskFull<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw isFull(error) ? new Refusal(failures.serverFull()) : error;
  }
}

/** Permission bits of group and others. */
const OTHERS = 0o077;

/**
 * Removes the permissions of group and others from existing files; new ones get theirs by the umask.
 * Ignores missing files and those of other users.
 */
export async function keepPrivate(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const mode = await stat(path).then(
      (found) => found.mode,
      () => 0,
    );
    if (mode & OTHERS) await chmod(path, mode & 0o7777 & ~OTHERS).catch(() => {});
  }
}

/** Flushes a file's content to disk, so that it survives a power loss. */
export async function flushFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Flushes a folder's entries to disk, so that they survive a power loss. */
export async function flushFolder(path: string): Promise<void> {
  // Windows can't open folders, and needs no flush of their entries.
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Creates a folder and its missing parents, flushed to disk. */
export async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true });
  if (first === undefined) return;
  const top = dirname(resolve(first));
  for (let made = resolve(path); made !== top; made = dirname(made)) {
    await flushFolder(dirname(made));
  }
}

/** Renames a written file; once resolved, content and name survive a power loss. */
export async function placeFile(from: string, to: string): Promise<void> {
  await flushFile(from);
  await rename(from, to);
  await flushFolder(dirname(to));
}
