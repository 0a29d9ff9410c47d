import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import process from 'node:process';

/** Linux keeps the files of this folder in memory. */
const MEMORY = '/dev/shm';

/** Free bytes below which the disk is used: 2 GiB, over twice the 860 MB that a run was measured to use. */
const NEEDED = 2 ** 31;

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= NEEDED;
  } catch {
    return false;
  }
}

/**
 * Puts the temporary files of all child processes into memory while the work runs, if there is room:
 * databases that live for a second, and the frames that Chromium's processes share, would wait for the disk.
 * @template T
 * @param {() => Promise<T>} work
 */
export async function inMemory(work) {
  if (!hasRoom()) return work();
  const folder = mkdtempSync(`${MEMORY}/daybreak-test-`);
  // PostgreSQL runs as another user when the tests run as root.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  const remove = () => rmSync(folder, { recursive: true, force: true });
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      remove();
      process.exit(1);
    });
  }
  try {
    return await work();
  } finally {
    remove();
  }
}
