import { chmod, stat } from 'node:fs/promises';

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
