import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chown, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { identity, reachableFolder } from './postgres-programs.ts';
import { freePort, whenItSays } from './postgres-server.ts';

/** True if this machine has PgBouncer; on Debian it is the package `pgbouncer`. */
export const hasPgBouncer = spawnSync('pgbouncer', ['--version']).status === 0;

/** An address with another port. */
export const portedTo = (url: string, port: string): string =>
  Object.assign(new URL(url), { port }).href;

/**
 * Starts PgBouncer in transaction mode in front of a PostgreSQL, with fewer connections to it than one process of
 * Daybreak opens.
 */
export async function startPgBouncer(postgres: string) {
  const { hostname, port: behind, username } = new URL(postgres);
  const folder = await reachableFolder('daybreak-pgbouncer-');
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  const lines = [
    '[databases]',
    `* = host=${hostname} port=${behind} user=${username}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 5',
    // Each test has a database of its own, and PostgreSQL takes 200 connections.
    'server_idle_timeout = 5',
    // By default it asks a PostgreSQL that was away again after 15 seconds.
    'server_login_retry = 1',
    'max_client_conn = 500',
  ];
  await writeFile(file, lines.join('\n'));
  if (identity.uid !== undefined) {
    for (const path of [folder, file]) await chown(path, identity.uid, identity.gid);
  }
  const launch = async () => {
    const started = spawn('pgbouncer', [file], {
      ...identity,
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await whenItSays('process up', started);
    return started;
  };
  let pooler = await launch();
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (pooler.exitCode !== null || pooler.signalCode !== null) return;
    const ended = once(pooler, 'exit');
    pooler.kill(signal);
    await ended;
  };
  return {
    port: String(port),
    kill: () => end('SIGKILL'),
    /** Starts it again after it was killed. */
    start: async (): Promise<void> => {
      pooler = await launch();
    },
    stop: async (): Promise<void> => {
      await end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
