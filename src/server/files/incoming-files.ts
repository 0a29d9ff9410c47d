import { createHash, randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { makeFolder } from './durable-files.ts';

/** Milliseconds without a write after which another machine's file counts as abandoned. */
const LONGEST = 60 * 60_000;

const namePattern = /^([0-9a-f]{8})-(\d+)-/;

/** Marks this machine or container, the only one whose processes can be checked. */
const here = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // `EPERM`: the process exists but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Folder of files being received; the caller removes each one. */
export interface IncomingFiles {
  /** Returns the path of a new file; creates the folder if necessary. */
  newPath(): Promise<string>;
  /** Removes files left by processes that crashed. */
  sweep(): Promise<void>;
}

export function createIncomingFiles(folder: string): IncomingFiles {
  async function isLeft(name: string): Promise<boolean> {
    const [, machine, pid] = namePattern.exec(name) ?? [];
    // A file with this process's own id is left from an earlier one, as after a container restart.
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
