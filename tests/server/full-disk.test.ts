import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import process from 'node:process';
import { beforeAll, expect, test, vi } from 'vitest';
import { editorsAt, hasWritten, lostOf } from '../support/server/http-editors.ts';
import {
  emptyFolder,
  ensureBuilt,
  enterBackOffice,
  type ServerProcess,
  startServerProcess,
} from '../support/server/server-process.ts';
import { startPostgres } from '../support/sql/postgres-server.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 300_000 });

const PASSWORD = 'correct horse battery';

beforeAll(ensureBuilt);

const succeeds = (program: string, ...words: string[]): boolean =>
  spawnSync(program, words).status === 0;

/** True if tests can mount small disks: on Linux with user namespaces; for PostgreSQL as root. */
const canMakeDisks = succeeds('unshare', '-rm', 'mount', '-t', 'tmpfs', 'none', '/mnt');
const canMakeForOthers =
  process.getuid?.() === 0 && canMakeDisks && succeeds('setpriv', '--version');
if (!canMakeDisks || !canMakeForOthers) {
  console.warn(
    '!!! This system allows no disks of a test’s own: full ones are not tried, or not all.',
  );
}

/** A server on a small disk, with a way to free space on it. */
interface Cramped {
  server: ServerProcess;
  makeRoom: () => Promise<void>;
  end: () => Promise<void>;
}

async function crampedSqlite(): Promise<Cramped> {
  const folder = await emptyFolder();
  const env = { DATA_DIR: folder, ADMIN_PASSWORD: PASSWORD };
  const server = await startServerProcess(env, { disk: { folder, megabytes: 24 } });
  const makeRoom = () => rm(`/proc/${server.child.pid}/root${folder}/other`);
  return { server, makeRoom, end: async () => {} };
}

async function crampedPostgres(): Promise<Cramped> {
  const postgres = await startPostgres({ smallDisk: 22 });
  await postgres.run(
    "create table other tablespace small as select repeat('x', 1000) from generate_series(1, 4000)",
  );
  const env = {
    DATA_DIR: await emptyFolder(),
    ADMIN_PASSWORD: PASSWORD,
    DATABASE_URL: await postgres.createDatabase('cramped'),
  };
  const server = await startServerProcess(env);
  return { server, makeRoom: () => postgres.run('drop table other'), end: postgres.stop };
}

test.for([
  { name: 'SQLite', open: crampedSqlite, isHere: canMakeDisks },
  { name: 'PostgreSQL', open: crampedPostgres, isHere: canMakeForOthers },
])(
  '[disk-full] a full disk refuses in words, and $name keeps what it has',
  async (one, { skip }) => {
    if (!one.isHere) skip();
    const { server, makeRoom, end } = await one.open();
    const editors = await editorsAt(server, PASSWORD, 'full');
    await hasWritten(editors, 15);
    await editors.stop();
    const cookie = await enterBackOffice(server.address, PASSWORD);
    const write = (title: string) =>
      fetch(`${server.address}/api/admin/articles`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({
          title,
          category: 'World',
          author: 'Asha Rao',
          content: Array.from({ length: 20 }, (_, block) => ({
            id: `p${block}`,
            type: 'paragraph',
            // Random, because PostgreSQL compresses.
            content: `${title} ${randomBytes(4500).toString('hex')}`,
          })),
        }),
      });
    const kept: string[] = [];
    let refused: Response | undefined;
    for (let at = 0; at < 200 && !refused; at += 1) {
      const answer = await write(`Large ${at}`);
      if (answer.status === 201) kept.push((await answer.json()).id);
      else refused = answer;
    }
    expect(refused?.status).toBe(507);
    expect(await refused?.json()).toMatchObject({ kind: 'storage-full' });

    expect((await fetch(server.address)).status).toBe(200);
    expect(await lostOf(server.address, editors.headlines)).toEqual([]);
    for (const id of kept) {
      expect((await fetch(`${server.address}/api/articles/${id}`)).status).toBe(200);
    }
    await makeRoom();
    expect((await write('Large at last')).status).toBe(201);
    expect(await server.stop()).toBe(0);
    await end();
  },
);
