import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { emptyFolder, ensureBuilt, startServerProcess } from '../support/server/server-process.ts';

beforeAll(ensureBuilt, 120_000);

/** The words with which a process runs. */
const wordsOf = (id: number): string[] =>
  existsSync('/proc/self/cmdline')
    ? readFileSync(`/proc/${id}/cmdline`, 'utf8').split('\0')
    : execFileSync('ps', ['-o', 'args=', '-p', String(id)], { encoding: 'utf8' }).split(' ');

async function wordsOfServer(env: Record<string, string>): Promise<string[]> {
  const server = await startServerProcess({
    DAYBREAK_DEMO: '1',
    DATA_DIR: await emptyFolder(),
    ...env,
  });
  try {
    expect((await fetch(server.address)).status).toBe(200);
    return wordsOf(server.child.pid ?? 0);
  } finally {
    expect(await server.stop()).toBe(0);
  }
}

test('[server-memory] the server keeps its heap small and quick, in the process that was started', async () => {
  const words = await wordsOfServer({});
  expect(words).toContain('--max-semi-space-size=4');
  expect(words).toContain('--heap-growing-percent=20');
  expect(words).toContain('--no-allocation-site-pretenuring');
  expect(words).toContain('--wasm-wrapper-tiering-budget=1000000000');
});

test('[server-memory] what the operator told V8 stays as it is', async () => {
  const words = await wordsOfServer({ NODE_OPTIONS: '--max-semi-space-size=16' });
  expect(words.join(' ')).not.toContain('--max-semi-space-size');
  expect(words).toContain('--no-allocation-site-pretenuring');
  expect(words).toContain('--heap-growing-percent=20');
});
