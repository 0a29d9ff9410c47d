import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { faultOf, quickRequests, sendHostile, slowRequests } from '../../bench/hostile/corpus.mjs';
import { smallMemory } from '../../scripts/serve-site.mjs';
import {
  emptyFolder,
  ensureBuilt,
  type ServerProcess,
  startServerProcess,
} from '../support/server/server-process.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

/** Number of concurrent requests. */
const AT_ONCE = 4;

/** Memory limit in megabytes. */
const MOST_MEMORY = 300;

/** Memory of a process: the most that it had, where the system says that (Linux); else what it has now. */
const megabytesOf = (pid: number | undefined): number =>
  process.platform === 'linux'
    ? Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
    : Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024;

let server: ServerProcess;

beforeAll(async () => {
  await ensureBuilt();
  server = await startServerProcess(
    {
      ...smallMemory,
      DATA_DIR: await emptyFolder(),
      DAYBREAK_DEMO: '1',
    },
    { isBare: true },
  );
}, 300_000);

afterAll(() => server.stop());

test('[server-hostile] each of a thousand hostile requests is answered in words or closed', async () => {
  const port = Number(new URL(server.address).port);
  const quick = quickRequests();
  const slow = slowRequests();
  expect(quick.length + slow.length).toBeGreaterThanOrEqual(1000);
  const faults: string[] = [];
  const send = async (request: (typeof quick)[number], at: number): Promise<void> => {
    const fault = faultOf(request, await sendHostile(port, request, at));
    if (fault) faults.push(`${request.name}: ${fault}`);
  };
  const ended = slow.map((request, at) => send(request, quick.length + at));
  const waiting = quick.entries();
  const senders = Array.from({ length: AT_ONCE }, async () => {
    for (const [at, request] of waiting) await send(request, at);
  });
  await Promise.all([...senders, ...ended]);
  expect(faults).toEqual([]);

  expect(await (await fetch(`${server.address}/healthz`)).text()).toBe('ok\n');
  expect((await fetch(server.address)).status).toBe(200);
  expect(server.logs().filter(({ level }) => level === 'error')).toEqual([]);
  expect(megabytesOf(server.child.pid)).toBeLessThan(MOST_MEMORY);
});
