import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  emptyFolder,
  ensureBuilt,
  eventually,
  type ServerProcess,
  startServerProcess,
} from '../support/server-process.ts';

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
  expect((await fetch(server.address)).status).toBe(200);
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
