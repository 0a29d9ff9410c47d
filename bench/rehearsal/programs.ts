import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';

/** Debian's packages that the rehearsal takes its programs from. */
const packages: Record<string, string> = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  pgbouncer: 'pgbouncer',
  haproxy: 'haproxy',
  varnishd: 'varnish and varnish-modules',
};

/** Folder of PostgreSQL's programs in Debian 12. */
export const POSTGRES_PROGRAMS = '/usr/lib/postgresql/15/bin';

/** Names the programs that are missing, each with its package; '' if all are there. */
export function missingPrograms(): string {
  const missing = Object.entries(packages).flatMap(([program, name]) =>
    spawnSync('which', [program]).status === 0 ? [] : [`${program} (package ${name})`],
  );
  if (spawnSync('test', ['-x', `${POSTGRES_PROGRAMS}/postgres`]).status !== 0)
    missing.push('PostgreSQL 15 (package postgresql-15)');
  return missing.join(', ');
}

/** PostgreSQL and etcd refuse or dislike root; as root, parts run as `nobody`. */
const NOBODY = 65534;
const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

export interface Part {
  command: string;
  args: readonly string[];
  env?: Record<string, string>;
  /** True to keep this process's user. */
  isOwn?: boolean;
  /** Resolves to true once it works. */
  isReady: () => Promise<boolean>;
}

/** Longest start of a part, in milliseconds. */
const START_LIMIT = 90_000;

/** Resolves to whether an address answers with a status below 400. */
export async function isAnswered(url: string, method = 'GET'): Promise<boolean> {
  try {
    const answer = await fetch(url, { method, signal: AbortSignal.timeout(2000) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}

/** Polls until `look` is true; throws after `limit` milliseconds. */
export async function until(
  what: string,
  look: () => Promise<boolean>,
  limit = START_LIMIT,
): Promise<number> {
  const begun = performance.now();
  while (!(await look())) {
    if (performance.now() - begun > limit) throw new Error(`${what}: not within ${limit} ms`);
    await setTimeout(100);
  }
  return performance.now() - begun;
}

/** A folder of its own, and the programs that run in it. All end with `end`. */
export async function openStage() {
  const folder = await mkdtemp(join(tmpdir(), 'daybreak-rehearsal-'));
  await chmod(folder, 0o755);
  const parts = new Map<string, Part>();
  const running = new Map<string, ChildProcess>();

  async function own(path: string): Promise<void> {
    if (identity.uid !== undefined) await chown(path, identity.uid, identity.gid);
  }

  function pidOf(name: string): number {
    const child = running.get(name);
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null)
      throw new Error(`${name} does not run`);
    return child.pid;
  }

  async function launch(name: string): Promise<void> {
    const part = parts.get(name);
    if (!part) throw new Error(`there is no ${name}`);
    const log = createWriteStream(join(folder, `${name}.log`), { flags: 'a' });
    const child = spawn(part.command, part.args, {
      cwd: folder,
      env: { PATH: process.env.PATH ?? '', HOME: folder, ...part.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(part.isOwn ? {} : identity),
    });
    child.stdout.pipe(log);
    child.stderr.pipe(log, { end: false });
    running.set(name, child);
    await until(name, () => part.isReady());
  }

  return {
    folder,
    /** Makes a folder that belongs to the parts' user. */
    folderOf: async (name: string): Promise<string> => {
      const path = join(folder, name);
      await mkdir(path, { mode: 0o700 });
      await own(path);
      return path;
    },
    /** Writes a file of configuration. */
    fileOf: async (name: string, text: string): Promise<string> => {
      const path = join(folder, name);
      await writeFile(path, text, { mode: 0o644 });
      await own(path);
      return path;
    },
    start: async (name: string, part: Part): Promise<void> => {
      parts.set(name, part);
      await launch(name);
    },
    restart: launch,
    pidOf,
    /** Sends a signal to a part alone; `SIGKILL` and `SIGTERM` wait for its end. */
    signal: async (name: string, signal: NodeJS.Signals): Promise<void> => {
      const child = running.get(name);
      const ended = child && once(child, 'exit');
      process.kill(pidOf(name), signal);
      if (signal === 'SIGKILL' || signal === 'SIGTERM') await ended;
    },
    end: async (keepsFolder: boolean): Promise<void> => {
      // In the order of their start, proxies would report what they lose.
      for (const child of [...running.values()].reverse()) {
        if (child.exitCode !== null || child.signalCode !== null) continue;
        const ended = once(child, 'exit');
        child.kill('SIGCONT');
        child.kill('SIGTERM');
        const isOver = await Promise.race([ended.then(() => true), setTimeout(10_000, false)]);
        if (!isOver) child.kill('SIGKILL');
      }
      if (!keepsFolder) await rm(folder, { recursive: true, force: true });
    },
  };
}

export type Stage = Awaited<ReturnType<typeof openStage>>;
