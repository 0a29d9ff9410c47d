import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { emptyFolder, ensureBuilt, startServerProcess } from '../support/server/server-process.ts';

beforeAll(ensureBuilt, 120_000);

/** Command line of a process, including the program and its options. */
const wordsOf = (id: number): string =>
  existsSync('/proc/self/cmdline')
    ? readFileSync(`/proc/${id}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
    : execFileSync('ps', ['-o', 'args=', '-p', String(id)], { encoding: 'utf8' }).trim();

test('[server-as-started] the server is the process that was started, with its command line unchanged', async () => {
  const server = await startServerProcess({ DAYBREAK_DEMO: '1', DATA_DIR: await emptyFolder() });
  try {
    expect((await fetch(server.address)).status).toBe(200);
    expect(wordsOf(server.child.pid ?? 0)).toBe(server.child.spawnargs.join(' '));
  } finally {
    expect(await server.stop()).toBe(0);
  }
});
