import { once } from 'node:events';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  emptyFolder,
  ensureBuilt,
  eventually,
  type ServerProcess,
  spawnServer,
  startServerProcess,
} from '../support/server/server-process.ts';

let server: ServerProcess;

beforeAll(async () => {
  await ensureBuilt();
  server = await startServerProcess({
    DAYBREAK_DEMO: '1',
    PROCESSES: '2',
    DATA_DIR: await emptyFolder(),
  });
}, 120_000);

afterAll(() => server.stop());

const listeningIds = (): unknown[] =>
  server.logs().flatMap(({ event, process: id }) => (event === 'listening' ? [id] : []));

test('[server-cluster] two processes share a port and a database; one that is killed is replaced', async () => {
  await eventually(async () => (listeningIds().length === 2 ? true : undefined), 10_000);
  const [one] = listeningIds();
  expect((await fetch(server.address)).status).toBe(200);
  process.kill(Number(one), 'SIGKILL');
  // Requests to the killed process get no answer.
  const answers = async () => (await fetch(server.address).catch(() => undefined))?.status;
  expect(await eventually(answers, 10_000)).toBe(200);
  await eventually(async () => (listeningIds().length === 3 ? true : undefined), 10_000);
  expect(new Set(listeningIds()).size).toBe(3);
});

test('[server-cluster] all of them end when the program is asked to', async () => {
  const ids = listeningIds().map(Number);
  expect(await server.stop()).toBe(0);
  const isRunning = (id: number): boolean => {
    try {
      return process.kill(id, 0);
    } catch {
      return false;
    }
  };
  expect(ids.filter(isRunning)).toEqual([]);
});

test('[server-cluster] Ctrl+C during the start ends them, and does not count as a failed start', async () => {
  // Delays every worker process before it handles signals.
  const pause = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,1000)';
  const atStart = `if(process.env.PROCESSES==='1'){process.stderr.write('starting');${pause}}`;
  const child = spawnServer(
    {
      DAYBREAK_DEMO: '1',
      PROCESSES: '2',
      DATA_DIR: await emptyFolder(),
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(atStart)}`,
    },
    { detached: true },
  );
  const ended = once(child, 'close');
  let said = '';
  child.stderr.on('data', (text) => (said += String(text)));
  try {
    await eventually(async () => said.includes('starting') || undefined, 10_000);
  } finally {
    // Like a terminal: to the whole process group.
    process.kill(-Number(child.pid), 'SIGINT');
  }
  expect(await ended).toEqual([0, null]);
  expect(said).not.toContain('could not start');
});
