import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import {
  emptyFolder,
  ensureBuilt,
  eventually,
  runDaybreak,
  type ServerProcess,
  startServerProcess,
} from '../support/server/server-process.ts';
import { freePort } from '../support/sql/postgres-server.ts';

let server: ServerProcess | undefined;
afterEach(() => server?.stop().then(() => undefined));

const sampleAt = (text: string, line: string): number =>
  Number(
    text
      .split('\n')
      .find((one) => one.startsWith(`${line} `))
      ?.slice(line.length),
  );

test.each(['1', '2'])(
  '%s process(es) tell of themselves, away from readers',
  { timeout: 60_000 },
  async (count) => {
    await ensureBuilt();
    const port = await freePort();
    server = await startServerProcess({
      DAYBREAK_DEMO: '1',
      DATA_DIR: await emptyFolder(),
      PROCESSES: count,
      METRICS_LISTEN: `127.0.0.1:${port}`,
    });
    const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    const processes = (text: string) => text.match(/^daybreak_memory_bytes\{/gm)?.length ?? 0;
    await eventually(
      async () => (processes(await read().catch(() => '')) === Number(count) ? true : undefined),
      20_000,
    );
    for (let at = 0; at < 5; at += 1) expect((await fetch(server.address)).status).toBe(200);
    await fetch(`${server.address}/article/none`);
    const text = await read();
    const requests = 'daybreak_request_seconds_count';
    const pages = ['yes', 'no'].map((kept) =>
      sampleAt(text, `${requests}{kind="page",status="2xx",kept="${kept}"}`),
    );
    expect((pages[0] || 0) + (pages[1] || 0)).toBe(5);
    expect(sampleAt(text, `${requests}{kind="page",status="4xx",kept="no"}`)).toBe(1);
    expect(text).toMatch(/^daybreak_database_up\{process="\d+"\} 1$/m);
    expect((await fetch(`${server.address}/metrics`)).status).toBe(404);
  },
);

test('the log of a request has the trace that a proxy gave it', async () => {
  await ensureBuilt();
  server = await startServerProcess({ DAYBREAK_DEMO: '1', DATA_DIR: await emptyFolder() });
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  await fetch(`${server.address}/article/none`, {
    headers: { traceparent: `00-${trace}-00f067aa0ba902b7-01` },
  });
  await eventually(
    async () => (server?.logs().some((line) => line.trace === trace) ? true : undefined),
    5000,
  );
});

test('an address of metrics that another program has is named, and nothing is served', async () => {
  await ensureBuilt();
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  try {
    const said = await runDaybreak(['serve'], {
      DAYBREAK_DEMO: '1',
      DATA_DIR: await emptyFolder(),
      METRICS_LISTEN: `127.0.0.1:${port}`,
    });
    expect(said.code).toBe(1);
    expect(said.stderr).toMatch(/METRICS_LISTEN, 127\.0\.0\.1:\d+, can’t be used/);
    expect(said.stdout).not.toContain('is running');
  } finally {
    taken.close();
  }
});
