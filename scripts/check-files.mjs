/** Checks that compiler and linter lack: sizes, names and traces of where a file was made. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import process from 'node:process';
import { filesUnder, inProject, isProgram, projectRoot } from './project.mjs';

const mostLines = 400;
const vagueName = /(^|-)(utils?|helpers?|common|manager|service)$/;
const isCode = /\.(tsx?|mjs|css)$/;
const isText = /\.(tsx?|m?js|css|json|html|md|svg|ya?ml|sh)$|(^|\/)(\.npmrc|\.gitignore|run)$/;

/** Words that say where this was made; the brackets keep the pattern from matching itself. */
const machineWords = [
  { pattern: /registry[.](npmjs|yarnpkg|npmmirror)[.]/, what: 'a registry host' },
  {
    pattern: /(?<![\w./~-])[/](?:work|root|home|Users)[/][\w.-]+[/]/,
    what: 'a path of one machine',
  },
];

/** The files that are, or would be, in the repository. */
function projectFiles() {
  const git = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: projectRoot,
  });
  const listed = git.status === 0 ? String(git.stdout).split('\0') : [];
  const files = listed.filter((file) => file !== '' && existsSync(inProject(file)));
  return files.length > 0
    ? files
    : ['src', 'scripts', 'tests', 'bench', 'docs', 'public'].flatMap(filesUnder);
}

/** @param {string} file */
function isInZone(file) {
  for (let folder = dirname(file); folder !== 'src'; folder = dirname(folder)) {
    if (existsSync(inProject(folder, 'tsconfig.json'))) return true;
  }
  return false;
}

/**
 * Faults of a file.
 * @param {string} file
 * @returns {string[]}
 */
function faultsOf(file) {
  const faults = [];
  const name = basename(file).replace(/\..*$/, '');
  const isOurs = /^(src|scripts|tests|bench)\//.test(file);
  const text = isText.test(file) ? readFileSync(inProject(file), 'utf8') : '';
  if (isOurs && isCode.test(file)) {
    const lines = text.split('\n').length - 1;
    if (lines > mostLines) faults.push(`has ${lines} lines, of at most ${mostLines}`);
    if (vagueName.test(name)) faults.push('has a name that does not say what it is');
    if (name === 'index') faults.push('is a barrel by its name');
  }
  if (/^src\/.*\.tsx?$/.test(file) && !/\.(test|contract)\.tsx?$/.test(file) && !isInZone(file)) {
    faults.push('is in no zone, so no tsconfig checks it');
  }
  for (const { pattern, what } of machineWords) {
    const found = pattern.exec(text);
    if (found) faults.push(`names ${what}: ${found[0]}`);
  }
  return faults;
}

/** Every fault of every file, as lines to print. */
export function checkFiles() {
  return projectFiles().flatMap((file) => faultsOf(file).map((fault) => `${file} ${fault}`));
}

if (isProgram(import.meta.url)) {
  const faults = checkFiles();
  if (faults.length > 0) console.error(faults.join('\n'));
  process.exitCode = faults.length > 0 ? 1 : 0;
}
