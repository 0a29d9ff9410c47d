import { mkdir, open, rename } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import process from 'node:process';

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
