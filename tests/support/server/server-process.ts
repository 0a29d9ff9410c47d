import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { buildIfStale } from '../../../scripts/build.mjs';
import { inProject } from '../../../scripts/project.mjs';
import { freePort } from '../sql/postgres-server.ts';
import { startHaproxy } from './start-haproxy.ts';

const cli = inProject('dist/server/daybreak.js');
const building = inProject('.cache/building');

/** Builds the server if it is stale. Test files that call it meanwhile wait. */
export async function ensureBuilt(): Promise<void> {
  // Set this variable to skip the build.
  if (process.env.DAYBREAK_BUILT) return;
  await mkdir(inProject('.cache'), { recursive: true });
  for (;;) {
    try {
      await mkdir(building);
      break;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  try {
    await buildIfStale();
  } finally {
    await rm(building, { recursive: true, force: true });
  }
}

/** Creates an empty temporary folder. */
export const emptyFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'daybreak-server-'));

type Environment = Record<string, string>;

/** Minimal environment of a process, without any configuration of Daybreak. */
const bare = { PATH: process.env.PATH ?? '' };

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a command of `daybreak` to its end. */
export async function runDaybreak(
  words: string[],
  env: Environment,
  input?: string,
): Promise<Ended> {
  const child = spawn(process.execPath, [cli, ...words], { env: { ...bare, ...env } });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (text) => (stdout += String(text)));
  child.stderr.on('data', (text) => (stderr += String(text)));
  child.stdin.end(input);
  const [code] = await once(child, 'close');
  return { code, stdout, stderr };
}

export interface ServerProcess {
  /** URL that the server listens on. */
  address: string;
  child: ChildProcess;
  /** Log entries so far. */
  logs: () => Record<string, unknown>[];
  /** Sends the signal; resolves with the exit code. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

interface ServerOptions {
  detached?: boolean;
  /** True for tests of the server's own door, which a proxy would answer for. */
  isBare?: boolean;
  /**
   * Mounts a small disk at the folder, with a file `other` of 2 MB. Needs Linux with user
   * namespaces.
   */
  disk?: { folder: string; megabytes: number };
}

/** Starts `daybreak serve` on a free port. */
export function spawnServer(env: Environment, { disk, detached = false }: ServerOptions = {}) {
  const serve = [process.execPath, cli, 'serve'];
  const mount = `mount -t tmpfs -o size=${disk?.megabytes}m none "$0" &&
    dd if=/dev/zero of="$0/other" bs=1M count=2 2>/dev/null && exec "$@"`;
  const [program = '', ...words] = disk
    ? ['unshare', '-rm', 'sh', '-c', mount, disk.folder, ...serve]
    : serve;
  return spawn(program, words, {
    env: { ...bare, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached,
  });
}

/**
 * Starts the server and waits until it listens; behind HAProxy, at whose port it then seems to be, if the run has
 * `DAYBREAK_PROXY`.
 */
export async function startServerProcess(
  env: Environment,
  options: ServerOptions = {},
): Promise<ServerProcess> {
  const hasProxy = process.env.DAYBREAK_PROXY && !options.isBare;
  return hasProxy ? startBehindProxy(env, options) : startAlone(env, options);
}

async function startBehindProxy(env: Environment, options: ServerOptions): Promise<ServerProcess> {
  const port = env.PORT && env.PORT !== '0' ? env.PORT : String(await freePort());
  const behind = String(await freePort());
  const server = await startAlone(
    {
      ORIGIN: `http://127.0.0.1:${port}`,
      ...env,
      PORT: behind,
      TRUST_PROXY: String(Number(env.TRUST_PROXY ?? 0) + 1),
    },
    options,
  );
  const proxy = await startHaproxy(port, behind);
  void once(server.child, 'exit').then(proxy.stop);
  return { ...server, address: `http://127.0.0.1:${port}` };
}

async function startAlone(env: Environment, options: ServerOptions): Promise<ServerProcess> {
  const child = spawnServer(env, options);
  const lines: string[] = [];
  const exit = once(child, 'exit');
  createInterface({ input: child.stderr }).on('line', (line) => lines.push(line));
  const port = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /:(\d+)$/.exec(line)?.[1];
      if (found) resolve(found);
    });
    void exit.then(([code]) => reject(new Error(`ended with ${code}: ${lines.join('\n')}`)));
  });
  return {
    address: `http://127.0.0.1:${port}`,
    child,
    logs: () => lines.flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : [])),
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      const [code] = await exit;
      return code;
    },
  };
}

/** Logs in to the back office by its password; returns the cookie. */
export async function enterBackOffice(address: string, password: string): Promise<string> {
  const answer = await fetch(`${address}/api/admin/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Polls until `look` returns a value; throws after the time limit. */
export async function eventually<Value>(
  look: () => Promise<Value | undefined>,
  milliseconds: number,
): Promise<Value> {
  const end = performance.now() + milliseconds;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (performance.now() > end) throw new Error(`not within ${milliseconds} ms`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
