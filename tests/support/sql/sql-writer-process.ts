import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { SqlPlace } from './sql-places.ts';

const script = fileURLToPath(new URL('sql-writer.ts', import.meta.url));

/** A process of its own that writes to the place. */
export function startWriter(address: SqlPlace['address'], name: string, count: number) {
  const child = spawn(process.execPath, [script, JSON.stringify(address), name, String(count)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Each test that starts processes starts many.
    env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'daybreak-compile-cache') },
  });
  const acknowledged: number[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  let isOpen = false;
  let said = '';
  const wake = () => {
    for (const { count, resolve } of waiting) {
      if (isOpen && acknowledged.length >= count) resolve();
    }
  };
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line === 'open') isOpen = true;
    else acknowledged.push(Number(line));
    wake();
  });
  child.stderr.on('data', (text) => (said += String(text)));
  const exit = once(child, 'close');
  return {
    acknowledged,
    /** Its error output so far. */
    complaint: () => said,
    /** Resolves when it has opened the place and so many of its writes are acknowledged, or it ended. */
    hasWritten: (count: number) =>
      Promise.race([
        new Promise<void>((resolve) => {
          waiting.push({ count, resolve });
          wake();
        }),
        exit.then(() => undefined),
      ]),
    kill: async (): Promise<void> => {
      child.kill('SIGKILL');
      await exit;
    },
    /** Its exit code, `null` when it was killed. */
    ended: async (): Promise<number | null> => {
      await exit;
      return child.exitCode;
    },
  };
}
