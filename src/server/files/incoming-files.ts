import { createHash, randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { makeFolder } from './durable-files.ts';

/** Longest that a file of another machine may lie here without being written to, in milliseconds. */
const LONGEST = 60 * 60_000;

const namePattern = /^([0-9a-f]{8})-(\d+)-/;

/** This machine or container, whose processes alone can be asked after. */
const here = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Folder of files that are being received; the caller removes each one. */
export interface IncomingFiles {
  /** The path of a file that isn't there yet; its folder is. */
  newPath(): Promise<string>;
  /** Removes what processes left that were ended in the middle, by a power loss or `kill -9`. */
  sweep(): Promise<void>;
}

export function createIncomingFiles(folder: string): IncomingFiles {
  async function isLeft(name: string): Promise<boolean> {
    const [, machine, pid] = namePattern.exec(name) ?? [];
    // Its number may be that of a process before it, as in a container that starts again.
    if (machine === here) return Number(pid) === process.pid || !isRunning(Number(pid));
    const file = await stat(join(folder, name)).catch(() => undefined);
    return file !== undefined && Date.now() - file.mtimeMs > LONGEST;
  }

  return {
    newPath: async () => {
      await makeFolder(folder);
      return join(folder, `${here}-${process.pid}-${randomUUID()}`);
    },
    sweep: async () => {
      for (const name of await readdir(folder).catch(() => [])) {
        if (await isLeft(name)) await rm(join(folder, name), { recursive: true, force: true });
      }
    },
  };
}
