import { mkdir, open, rename } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import process from 'node:process';

/** Makes sure that a machine that loses power keeps what is written in a file. */
export async function flushFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes sure that a machine that loses power keeps the names in a folder. */
export async function flushFolder(path: string): Promise<void> {
  // Windows can't open folders, and writes their names at once.
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Makes a folder and those above it that are missing, so that they outlast a power loss. */
export async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true });
  if (first === undefined) return;
  const top = dirname(resolve(first));
  for (let made = resolve(path); made !== top; made = dirname(made)) {
    await flushFolder(dirname(made));
  }
}

/** Gives a written file its name; when the promise resolves, file and name outlast a power loss. */
export async function placeFile(from: string, to: string): Promise<void> {
  await flushFile(from);
  await rename(from, to);
  await flushFolder(dirname(to));
}
