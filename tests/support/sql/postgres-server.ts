import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { findPrograms, identity, reachableFolder } from './postgres-programs.ts';

/** Time limit of a server's start, in milliseconds; generous for busy machines. */
const START_LIMIT = 60_000;

/** Waits for the exit of a process; throws with its output if it failed. */
async function mustSucceed(child: ChildProcess): Promise<void> {
  let said = '';
  child.stdout?.on('data', (text) => (said += String(text)));
  child.stderr?.on('data', (text) => (said += String(text)));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(said || `ended with ${code}`);
}

/** Returns a port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no port is free');
  return address.port;
}

/** Resolves once a program says these words on its standard error; rejects when it ends before, or says nothing in time. */
export function whenItSays(words: string, server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const limit = globalThis.setTimeout(() => reject(new Error(`no answer: ${said}`)), START_LIMIT);
    server.once('error', reject);
    server.once('exit', (code) => {
      clearTimeout(limit);
      reject(new Error(`ended with ${code}: ${said}`));
    });
    server.stderr?.on('data', (text) => {
      if (said.length < 10_000) said += String(text);
      if (!String(text).includes(words)) return;
      clearTimeout(limit);
      resolve();
    });
  });
}

export interface PostgresServer {
  /** Address of a database on the server. */
  url(database: string): string;
  /** Creates a database, on the small disk if there is one; returns its address. */
  createDatabase(name: string): Promise<string>;
  /** Runs a statement in the database `postgres`. */
  run(statement: string): Promise<void>;
  /** Folder with its files. */
  directory: string;
  /** Process id of the postmaster. */
  pid(): number;
  /** Starts the server again if it is not running. */
  start(): Promise<void>;
  /** Kills the server, like a power failure. */
  kill(): Promise<void>;
  /** Stops the server and deletes its files. */
  stop(): Promise<void>;
}

/**
 * Wraps a command: mounts a small disk at `folder` in a new mount namespace, then runs the command
 * as `nobody`. Mounting needs root, which PostgreSQL refuses.
 */
const withDisk = (folder: string, megabytes: number, program: string[]): string[] => {
  const mount = `mount -t tmpfs -o size=${megabytes}m,uid=${identity.uid},gid=${identity.uid},mode=700 none "$0"`;
  const asNobody = `setpriv --reuid=${identity.uid} --regid=${identity.uid} --clear-groups "$@"`;
  return ['unshare', '-m', 'sh', '-c', `${mount} && exec ${asNobody}`, folder, ...program];
};

/** PostgreSQL's user may not be able to enter the folder of the tests. */
const asUser = { ...identity, cwd: '/' };

interface InstanceSettings {
  settings: readonly string[];
  /** Wraps the command, for one that changes its user itself. */
  wrap?: (command: string[]) => string[];
}

/** A server on a folder with its files, not started yet. */
export async function createInstance(
  program: string,
  directory: string,
  { settings, wrap }: InstanceSettings,
) {
  const port = await freePort();
  let server: ChildProcess | undefined;
  const isRunning = () => server?.exitCode === null && server.signalCode === null;

  async function launch(): Promise<void> {
    const all = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'max_connections=200',
      ...settings,
    ];
    const options = all.flatMap((setting) => ['-c', setting]);
    const command = [program, '-D', directory, '-p', String(port), ...options];
    const [first = '', ...words] = wrap ? wrap(command) : command;
    server = spawn(first, words, {
      ...(wrap ? {} : asUser),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await whenItSays('ready to accept', server);
  }

  return {
    url: (database: string) => `postgres://daybreak@127.0.0.1:${port}/${database}`,
    pid: () => server?.pid ?? 0,
    start: async (): Promise<void> => {
      const end = Date.now() + START_LIMIT;
      while (!isRunning()) {
        await launch().catch(async (error: Error) => {
          // Child processes of a killed server end slightly later.
          if (!error.message.includes('still in use') || Date.now() > end) throw error;
          await setTimeout(100);
        });
      }
    },
    end: async (signal: NodeJS.Signals): Promise<void> => {
      if (!server || !isRunning()) return;
      const exit = once(server, 'exit');
      server.kill(signal);
      await exit;
    },
  };
}

interface PostgresOptions {
  /** True to flush commits to disk; otherwise a power failure can lose some. */
  isDurable?: boolean;
  /** Size in megabytes of a disk with the tablespace `small`. Needs Linux and root. */
  smallDisk?: number;
}

/** Starts a real PostgreSQL with a new data directory, on this machine only. */
export async function startPostgres({
  isDurable = false,
  smallDisk,
}: PostgresOptions = {}): Promise<PostgresServer> {
  const programs = await findPrograms();
  const directory = await reachableFolder('daybreak-postgres-');
  if (identity.uid !== undefined) await chown(directory, identity.uid, identity.gid);
  const flags = [
    '--username=daybreak',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ];
  await mustSucceed(spawn(programs.initdb, ['-D', directory, ...flags], asUser));
  const disk = smallDisk === undefined ? undefined : `${directory}-small`;
  if (disk) await mkdir(disk);
  const wrap = (command: string[]) => (disk ? withDisk(disk, smallDisk ?? 0, command) : command);
  const instance = await createInstance(programs.postgres, directory, {
    settings: isDurable ? [] : ['fsync=off', 'synchronous_commit=off'],
    ...(disk ? { wrap } : {}),
  });
  const { url, start, end } = instance;

  async function stop(): Promise<void> {
    await end('SIGINT');
    await rm(directory, { recursive: true, force: true });
    if (disk) await rm(disk, { recursive: true, force: true });
    await programs.forget();
  }

  async function run(statement: string): Promise<void> {
    const client = new pg.Client(url('postgres'));
    await client.connect();
    await client.query(statement);
    await client.end();
  }

  try {
    await start();
    if (disk) await run(`create tablespace small location '${disk}'`);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    run,
    directory,
    createDatabase: async (name) => {
      await run(`create database "${name}"${disk ? ' tablespace small' : ''}`);
      return url(name);
    },
    pid: instance.pid,
    start,
    kill: () => end('SIGKILL'),
    stop,
  };
}
