/** Checks that compiler and linter lack: sizes, names, READMEs and traces of the machine. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import process from 'node:process';
import { filesUnder, inProject, isProgram, projectRoot } from './project.mjs';

const mostLines = 400;
/** Source files above which a folder below src needs a README. */
const mostWithoutReadme = 10;
const readmeLines = { least: 3, most: 10 };
const zones = ['blocks', 'core', 'api', 'storage', 'ui', 'server', 'main', 'worker'].map(
  (zone) => `src/${zone}`,
);
const vagueName = /(^|-)(utils?|helpers?|common|manager|service)$/;
const isTest = /\.(test|spec|contract)\.tsx?$/;
const isCode = /\.(tsx?|mjs|css)$/;
const isText = /\.(tsx?|m?js|css|json|html|md|svg|ya?ml|sh)$|(^|\/)(\.npmrc|\.gitignore|run)$/;

/** Traces of a machine; the brackets keep the patterns from matching themselves. */
const machineWords = [
  { pattern: /registry[.](npmjs|yarnpkg|npmmirror)[.]/, what: 'a registry host' },
  {
    pattern: /(?<![\w./~-])[/](?:work|root|home|Users)[/][\w.-]+[/]/,
    what: 'a path of one machine',
  },
];

/** Place of all formats of a language; its tests compare those that it makes by hand with `Intl`. */
const localeFolder = 'src/core/locale/';

/** Texts for one language by hand, or by `Intl` without the site's locale, and the file to use instead. */
const handMade = [
  { pattern: /\.toLocale(?:Date|Time)?String\(/g, use: 'numbers.ts or dates.ts' },
  { pattern: /\.localeCompare\(/g, use: 'compare-texts.ts' },
  { pattern: /\bIntl\.\w+/g, use: 'a function there' },
  { pattern: /\.get(?:Month|Date|Day|Hours|Minutes)\(/g, use: 'dates.ts or reader-dates.ts' },
  { pattern: /[=!]== 1\s*\?\s*(['"`])[^'"`]*\1\s*:\s*['"`]/g, use: 'plural.ts' },
  { pattern: /\?\s*(?:'s'\s*:\s*''|''\s*:\s*'s')/g, use: 'plural.ts' },
  { pattern: /['"`]en[-_][A-Z]{2}\b|\blang="[^%$]/g, use: 'site-locale.ts' },
];

/** Returns the files tracked by git and new ones that aren't ignored. */
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
  // Files of src/blocks belong to two zones: .ts to the core's, .tsx to the interface's.
  if (file.startsWith('src/blocks/')) return true;
  for (let folder = dirname(file); folder !== 'src'; folder = dirname(folder)) {
    if (existsSync(inProject(folder, 'tsconfig.json'))) return true;
  }
  return false;
}

/**
 * Returns the formats, plurals and languages of a file that do not come from the site's locale.
 * @param {string} file path from the project's folder
 * @param {string} text
 * @returns {string[]}
 */
export function handMadeLocale(file, text) {
  const isShown = /^src\/.*\.(tsx?|html)$/.test(file) && !isTest.test(file);
  if (!isShown || file.startsWith(localeFolder)) return [];
  return handMade.flatMap(({ pattern, use }) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => {
      const line = text.slice(0, index).split('\n').length;
      return `has ${found} in line ${line}: use ${use} of ${localeFolder}`;
    }),
  );
}

/**
 * Returns the faults of a file.
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
  faults.push(...handMadeLocale(file, text));
  if (/^src\/.*\.tsx?$/.test(file) && !/\.(test|contract)\.tsx?$/.test(file) && !isInZone(file)) {
    faults.push('is in no zone, so no tsconfig checks it');
  }
  for (const { pattern, what } of machineWords) {
    const found = pattern.exec(text);
    if (found) faults.push(`names ${what}: ${found[0]}`);
  }
  return faults;
}

/**
 * Returns the faults of a README: its length, and files that it names but that don't exist.
 * @param {string} folder
 * @returns {string[]}
 */
function faultsOfReadme(folder) {
  const text = readFileSync(inProject(folder, 'README.md'), 'utf8');
  const lines = text.split('\n').length - 1;
  const isFitting = lines >= readmeLines.least && lines <= readmeLines.most;
  const named = [...text.matchAll(/`([\w./-]+\.(?:tsx?|css|sql))`/g)].map(([, name = '']) => name);
  return [
    ...(isFitting ? [] : [`has a README of ${lines} lines, of three to ten`]),
    ...named
      .filter((name) => ![folder, 'src'].some((start) => existsSync(inProject(start, name))))
      .map((name) => `has a README that names ${name}, which is not there`),
  ];
}

/**
 * Returns the faults of the folders of these files: a missing README.
 * @param {string[]} files
 */
function faultsOfFolders(files) {
  /** @type {Map<string, number>} */
  const counts = new Map(zones.map((zone) => [zone, 0]));
  for (const file of files.filter((one) => isCode.test(one) && !isTest.test(one))) {
    const folder = dirname(file);
    const isOurs = /^(src|scripts|tests|bench)\b/.test(folder);
    if (isOurs) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].flatMap(([folder, count]) => {
    const hasReadme = existsSync(inProject(folder, 'README.md'));
    const isLarge = /^src\b/.test(folder) && count > mostWithoutReadme;
    const needsReadme = isLarge || zones.includes(folder);
    return [
      ...(needsReadme && !hasReadme ? ['has no README'] : []),
      ...(/^src\b/.test(folder) && hasReadme ? faultsOfReadme(folder) : []),
    ].map((fault) => `${folder} ${fault}`);
  });
}

/** Returns all faults of files and folders, as lines to print. */
export function checkFiles() {
  const files = projectFiles();
  return [
    ...files.flatMap((file) => faultsOf(file).map((fault) => `${file} ${fault}`)),
    ...faultsOfFolders(files),
  ];
}

if (isProgram(import.meta.url)) {
  const faults = checkFiles();
  if (faults.length > 0) console.error(faults.join('\n'));
  process.exitCode = faults.length > 0 ? 1 : 0;
}
