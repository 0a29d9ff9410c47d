import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { SqlPlace } from './sql-places.ts';

const script = fileURLToPath(new URL('sql-writer.ts', import.meta.url));

/** Starts a process that writes to the place. */
export function startWriter(address: SqlPlace['address'], name: string, count: number) {
  const child = spawn(process.execPath, [script, JSON.stringify(address), name, String(count)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Tests start many of these processes.
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
    /** Error output so far. */
    complaint: () => said,
    /** Resolves once that many writes are acknowledged, or the process has ended. */
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
    /** Exit code; `null` if it was killed. */
    ended: async (): Promise<number | null> => {
      await exit;
      return child.exitCode;
    },
  };
}
