import { chmod, chown, cp, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { findPrograms, identity, reachableFolder } from './postgres-programs.ts';
import { createInstance, type PostgresServer } from './postgres-server.ts';

/** A standby that follows a primary by streaming. */
export interface PostgresStandby {
  /** Address of a database on it. */
  url(database: string): string;
  /** Stops or resumes what it takes over from the primary. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Resolves once it has all that the primary has. */
  hasAll(): Promise<void>;
  start(): Promise<void>;
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a standby of a running server. */
export async function startStandby(primary: PostgresServer): Promise<PostgresStandby> {
  const programs = await findPrograms();
  const directory = await reachableFolder('daybreak-standby-');
  const source = new URL(primary.url('postgres'));
  const client = new pg.Client(source.href);
  await client.connect();
  await client.query("select pg_backup_start('standby', true)");
  await cp(primary.directory, directory, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('postmaster.pid'),
  });
  const { rows } = await client.query<{ label: string }>(
    'select labelfile as label from pg_backup_stop(false)',
  );
  await client.end();
  await writeFile(join(directory, 'backup_label'), rows[0]?.label ?? '');
  await writeFile(join(directory, 'standby.signal'), '');
  await chmod(directory, 0o700);
  if (identity.uid !== undefined) {
    for (const path of await readdir(directory, { recursive: true }))
      await chown(join(directory, path), identity.uid, identity.gid);
    await chown(directory, identity.uid, identity.gid);
  }
  const { port, username } = source;
  const { url, start, end } = await createInstance(programs.postgres, directory, {
    settings: ['fsync=off', `primary_conninfo=host=127.0.0.1 port=${port} user=${username}`],
  });
  await start();

  async function ask<Row extends pg.QueryResultRow>(
    address: string,
    statement: string,
    values: unknown[] = [],
  ): Promise<Row | undefined> {
    const one = new pg.Client(address);
    await one.connect();
    const answer = await one.query<Row>(statement, values);
    await one.end();
    return answer.rows[0];
  }

  return {
    url,
    pause: async () => void (await ask(url('postgres'), 'select pg_wal_replay_pause()')),
    resume: async () => void (await ask(url('postgres'), 'select pg_wal_replay_resume()')),
    hasAll: async () => {
      const at = await ask<{ lsn: string }>(
        primary.url('postgres'),
        'select pg_current_wal_lsn()::text as lsn',
      );
      const isThere = 'select pg_last_wal_replay_lsn() >= $1::pg_lsn as there';
      while (!(await ask<{ there: boolean }>(url('postgres'), isThere, [at?.lsn]))?.there)
        await setTimeout(10);
    },
    start,
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGINT');
      await rm(directory, { recursive: true, force: true });
      await programs.forget();
    },
  };
}
