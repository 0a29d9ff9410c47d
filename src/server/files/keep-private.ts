import { chmod, stat } from 'node:fs/promises';

/** Bits of a file's mode that let others than its owner do anything. */
const OTHERS = 0o077;

/**
 * Takes from everybody but their owner what these files may hold; new ones are made so by the umask
 * of the program. Leaves alone what is missing, or belongs to somebody else.
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
