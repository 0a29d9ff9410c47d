import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import {
  emptyFolder,
  ensureBuilt,
  eventually,
  startServerProcess,
} from '../support/server/server-process.ts';

test.each(['1', '2'])(
  '%s process(es) that shall end say so first, and answer meanwhile',
  async (count) => {
    await ensureBuilt();
    const server = await startServerProcess({
      DAYBREAK_DEMO: '1',
      DATA_DIR: await emptyFolder(),
      PROCESSES: count,
      DRAIN_SECONDS: '5',
    });
    const statusOf = async (path: string) => (await fetch(server.address + path)).status;
    expect(await statusOf('/readyz')).toBe(200);
    const ended = server.stop('SIGTERM');
    await eventually(async () => ((await statusOf('/readyz')) === 503 ? true : undefined), 2500);
    await setTimeout(500);
    expect([await statusOf('/'), await statusOf('/healthz')]).toEqual([200, 200]);
    expect(await ended).toBe(0);
  },
);
