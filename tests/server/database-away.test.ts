import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  emptyFolder,
  ensureBuilt,
  enterBackOffice,
  eventually,
  type ServerProcess,
  startServerProcess,
} from '../support/server/server-process.ts';
import { type PostgresServer, startPostgres } from '../support/sql/postgres-server.ts';

let postgres: PostgresServer;
let server: ServerProcess;

beforeAll(async () => {
  await ensureBuilt();
  postgres = await startPostgres({ isDurable: true });
  server = await startServerProcess({
    DAYBREAK_DEMO: '1',
    DATA_DIR: await emptyFolder(),
    DATABASE_URL: await postgres.createDatabase('away'),
  });
}, 120_000);

afterAll(async () => {
  await server?.stop();
  await postgres?.stop();
}, 60_000);

const ask = (path: string): Promise<Response> => fetch(server.address + path);

const saveCategory = (name: string, cookie: string): Promise<Response> =>
  fetch(`${server.address}/api/admin/categories`, {
    method: 'POST',
    headers: { cookie, origin: server.address, 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });

const events = (name: string) => server.logs().filter(({ event }) => event === name);

test('[database-away] an unreachable database is reported in words, and cached pages are still sent', async () => {
  const owner = await enterBackOffice(server.address, 'daybreak');
  expect((await saveCategory('Before', owner)).status).toBe(201);
  await eventually(
    async () => ((await (await ask('/')).text()).includes('Before') ? true : undefined),
    5_000,
  );
  const warned = events('database').length;
  await postgres.kill();

  const home = await ask('/');
  expect([home.status, (await home.text()).includes('Before')]).toEqual([200, true]);
  const page = await ask('/category/never-asked-for');
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
  const words = await page.text();
  expect(words).toContain('The site cannot reach its database at the moment.');
  expect(words).not.toContain('Unexpected Application Error');
  for (const path of ['/api/front', '/feed.xml', '/api/search?q=rain']) {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('retry-after')], path).toEqual([503, '5']);
  }
  const refused = await saveCategory('Meanwhile', owner);
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({ kind: 'unavailable', title: 'Not Available' });
  expect((await ask('/readyz')).status).toBe(503);
  expect((await ask('/healthz')).status).toBe(200);
  for (let at = 0; at < 30; at += 1) await ask(`/category/another-${at}`);

  await postgres.start();
  const back = performance.now();
  const saved = async () =>
    (await saveCategory('After', owner)).status === 201 ? true : undefined;
  await eventually(saved, 10_000);
  // The goal is a second; the limit leaves room for a busy machine.
  expect(performance.now() - back).toBeLessThan(3_000);
  await eventually(
    async () => ((await (await ask('/')).text()).includes('After') ? true : undefined),
    5_000,
  );
  const names = await (await ask('/api/site')).text();
  expect(names).toContain('Before');
  expect(names).not.toContain('Meanwhile');
  // One line about the failure, one about the recovery, and no stack traces.
  const lines = () => events('database').slice(warned);
  await eventually(async () => (lines().length > 1 ? true : undefined), 5_000);
  expect(lines()).toMatchObject([
    { level: 'warn' },
    { message: expect.stringContaining('answers again') },
  ]);
  expect(events('unexpected')).toEqual([]);
}, 60_000);
