import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { emptyPlaces } from '../support/server/empty-places.ts';
import {
  type Editors,
  editorsAt,
  hasWritten,
  lostOf,
  startEditors,
} from '../support/server/http-editors.ts';
import {
  emptyFolder,
  ensureBuilt,
  enterBackOffice,
  eventually,
  runDaybreak,
  startServerProcess,
} from '../support/server/server-process.ts';
import { type PostgresServer, startPostgres } from '../support/sql/postgres-server.ts';
import { randomOfTest } from '../support/use-seed.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 300_000 });

const PASSWORD = 'correct horse battery';
/** Acknowledged writes before each fault. */
const WRITES = 40;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

type Environment = Record<string, string>;

const onSqlite = async (): Promise<Environment> => ({
  DATA_DIR: await emptyFolder(),
  ADMIN_PASSWORD: PASSWORD,
});

async function expectSound(env: Environment): Promise<void> {
  const checked = await runDaybreak(['check'], env);
  expect([checked.code, checked.stderr]).toEqual([0, '']);
}

/** Expects all acknowledged writes, read through a new server. */
async function expectKept(env: Environment, written: Editors[]) {
  await expectSound(env);
  const server = await startServerProcess(env);
  try {
    for (const { headlines } of written) {
      expect(await lostOf(server.address, headlines)).toEqual([]);
    }
  } finally {
    expect(await server.stop()).toBe(0);
  }
}

beforeAll(ensureBuilt);

describe.each(emptyPlaces)('[server-faults] what was acknowledged on $engine', ({ newPlace }) => {
  const open = async () => ({ ...(await newPlace()), ADMIN_PASSWORD: PASSWORD });

  test('is kept when the server is killed, or asked to stop, while editors write', async () => {
    const env = await open();
    const written: Editors[] = [];
    const random = randomOfTest();
    for (const [round, signal] of (['SIGKILL', 'SIGKILL', 'SIGTERM'] as const).entries()) {
      const server = await startServerProcess(env);
      const editors = await editorsAt(server, PASSWORD, String(round));
      await hasWritten(editors, WRITES);
      await pause(random(20));
      expect(await server.stop(signal)).toBe(signal === 'SIGTERM' ? 0 : null);
      await editors.stop();
      expect(editors.refusals).toEqual([]);
      written.push(editors);
    }
    await expectKept(env, written);
  });

  test('is kept and shown at once when one of two servers is killed', async () => {
    const env = await open();
    const [one, two] = [await startServerProcess(env), await startServerProcess(env)];
    const cookie = await enterBackOffice(one.address, PASSWORD);
    const editors = startEditors([one.address, two.address], { cookie, round: 'both' });
    await hasWritten(editors, WRITES);
    await one.stop('SIGKILL');
    const before = editors.count();
    await hasWritten(editors, before + WRITES / 2);
    await editors.stop();
    expect(editors.refusals).toEqual([]);
    expect(await lostOf(two.address, editors.headlines)).toEqual([]);
    expect(await two.stop()).toBe(0);
    await expectKept(env, [editors]);
  });

  test('is kept when an archive is restored while the site serves', async () => {
    const env = await open();
    const server = await startServerProcess(env);
    const archive = join(await emptyFolder(), 'site.zip');
    const earlier = await editorsAt(server, PASSWORD, 'earlier');
    await hasWritten(earlier, WRITES);
    await earlier.stop();
    expect(await runDaybreak(['export', archive], env)).toMatchObject({ code: 0 });
    const [id = '', headline] = [...earlier.headlines][0] ?? [];
    const changed = await fetch(`${server.address}/api/admin/articles/${id}`, {
      method: 'DELETE',
      headers: { cookie: await enterBackOffice(server.address, PASSWORD), 'if-match': '*' },
    });
    expect([changed.status, headline?.acknowledged]).toEqual([200, expect.any(String)]);

    const meanwhile = await editorsAt(server, PASSWORD, 'meanwhile');
    await hasWritten(meanwhile, WRITES / 4);
    const restored = await runDaybreak(['import', archive, '--force'], env);
    expect([restored.code, restored.stderr]).toEqual([0, '']);
    const before = meanwhile.count();
    await hasWritten(meanwhile, before + WRITES / 4);
    await meanwhile.stop();
    expect(meanwhile.refusals).toEqual([]);
    // Articles in the archive have its state, all others their last one.
    expect(await lostOf(server.address, earlier.headlines)).toEqual([]);
    expect(await lostOf(server.address, meanwhile.headlines)).toEqual([]);
    expect(await server.stop()).toBe(0);
    await expectSound(env);
  });
});

test('[server-faults] a backup has all that was acknowledged before it', async () => {
  const env = await onSqlite();
  const server = await startServerProcess(env);
  const editors = await editorsAt(server, PASSWORD, 'backup');
  await hasWritten(editors, WRITES);
  const before = new Map([...editors.headlines].map(([id, one]) => [id, { ...one }]));
  const backup = join(await emptyFolder(), 'backup.sqlite');
  expect(await runDaybreak(['backup', backup], env)).toMatchObject({ code: 0 });
  await editors.stop();
  expect(await server.stop()).toBe(0);

  const elsewhere = await onSqlite();
  expect(await runDaybreak(['restore', backup], elsewhere)).toMatchObject({ code: 0 });
  const there = await startServerProcess(elsewhere);
  for (const [id, { acknowledged }] of before) {
    const { title } = await (await fetch(`${there.address}/api/articles/${id}`)).json();
    // An edit can come between listing and backup.
    expect([acknowledged, `${acknowledged} edited`]).toContain(title);
  }
  expect(await there.stop()).toBe(0);
});

test('[server-faults] what was acknowledged is there when PostgreSQL was killed under it', async () => {
  const postgres: PostgresServer = await startPostgres({ isDurable: true });
  try {
    const env = { ...(await onSqlite()), DATABASE_URL: await postgres.createDatabase('faults') };
    const server = await startServerProcess(env);
    const written: Editors[] = [];
    for (let round = 0; round < 3; round += 1) {
      const editors = await editorsAt(server, PASSWORD, String(round));
      await hasWritten(editors, WRITES);
      await postgres.kill();
      await editors.stop();
      for (const refusal of editors.refusals) expect(refusal).toMatch(/^503 .*"unavailable"/);
      written.push(editors);
      await postgres.start();
      await eventually(
        async () => ((await fetch(`${server.address}/readyz`)).ok ? true : undefined),
        10_000,
      );
      for (const { headlines } of written) {
        expect(await lostOf(server.address, headlines)).toEqual([]);
      }
    }
    expect(await server.stop()).toBe(0);
    await expectSound(env);
  } finally {
    await postgres.stop();
  }
});
