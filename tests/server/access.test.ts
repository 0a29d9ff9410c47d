import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import {
  emptyFolder,
  ensureBuilt,
  enterBackOffice,
  runDaybreak,
  type ServerProcess,
  startServerProcess,
} from '../support/server/server-process.ts';

// Processes start slowly while many tests run.
vi.setConfig({ testTimeout: 120_000 });

let server: ServerProcess | undefined;

afterEach(async () => {
  await server?.stop();
  server = undefined;
});

const statusWith = async (cookie: string): Promise<number> =>
  (await fetch(`${server?.address}/api/admin/users`, { headers: { cookie } })).status;

async function start(env: Record<string, string>): Promise<string> {
  await server?.stop();
  server = await startServerProcess(env);
  return server.address;
}

test('[sessions-end] another ADMIN_PASSWORD, and a restored backup, end sessions from before', async () => {
  await ensureBuilt();
  const folder = await emptyFolder();
  const env = { DATA_DIR: folder, ADMIN_PASSWORD: 'a first long sentence' };
  const cookie = await enterBackOffice(await start(env), env.ADMIN_PASSWORD);
  expect(await statusWith(cookie)).toBe(200);
  await start(env);
  expect(await statusWith(cookie)).toBe(200);

  const file = join(folder, 'backup.sqlite');
  expect(await runDaybreak(['backup', file], env)).toMatchObject({ code: 0 });
  await fetch(`${server?.address}/api/admin/session`, {
    method: 'DELETE',
    headers: { cookie, origin: server?.address ?? '' },
  });
  expect(await statusWith(cookie)).toBe(401);
  await server?.stop();
  server = undefined;
  const restored = await runDaybreak(['restore', file, '--force'], env);
  expect(restored).toMatchObject({ code: 0 });
  expect(restored.stdout).toContain('Everybody logs in once more.');
  const address = await start(env);
  expect(await statusWith(cookie)).toBe(401);

  const ended = await enterBackOffice(address, env.ADMIN_PASSWORD);
  expect(await runDaybreak(['admin', 'end-sessions'], env)).toMatchObject({ code: 0 });
  expect(await statusWith(ended)).toBe(401);

  const again = await enterBackOffice(address, env.ADMIN_PASSWORD);
  await start({ ...env, ADMIN_PASSWORD: 'a second long sentence' });
  expect(await statusWith(again)).toBe(401);
  await rm(folder, { recursive: true, force: true });
});

test('[admin-password-good] the server does not start with a common password', async () => {
  await ensureBuilt();
  const folder = await emptyFolder();
  const env = { DATA_DIR: folder };
  const common = await runDaybreak(['serve'], { ...env, ADMIN_PASSWORD: '123456789012' });
  expect(common).toMatchObject({ code: 2 });
  expect(common.stderr).toContain('ADMIN_PASSWORD is one of the most common passwords.');
  expect(common.stderr).not.toContain('123456789012');
  const short = await runDaybreak(['serve'], { ...env, ADMIN_PASSWORD: 'elevenchars' });
  expect(short).toMatchObject({ code: 2 });
  const typed = await runDaybreak(['admin', 'set-password'], env, '123456789012\n');
  expect(typed).toMatchObject({ code: 1 });
  expect(typed.stderr).toContain('Nothing was changed.');
  await rm(folder, { recursive: true, force: true });
});
