import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The project's folder, with a trailing separator. */
export const projectRoot = fileURLToPath(new URL('../', import.meta.url));

/**
 * Returns an absolute path in the project.
 * @param {...string} parts
 */
export const inProject = (...parts) => join(projectRoot, ...parts);

/**
 * True if the module with that URL is the program that was started.
 * @param {string} moduleUrl
 */
export function isProgram(moduleUrl) {
  const started = process.argv[1];
  return started !== undefined && pathToFileURL(realpathSync(started)).href === moduleUrl;
}

/**
 * Returns all files in a folder of the project, or the file itself, sorted.
 * @param {string} path relative to the project
 * @returns {string[]} relative to the project, with forward slashes
 */
export function filesUnder(path) {
  const absolute = inProject(path);
  const stat = statSync(absolute, { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return [path];
  return readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(projectRoot, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/**
 * Hashes names and contents, with the same result on every machine.
 * @param {string[]} files relative to the project
 */
export function hashOfFiles(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const content = readFileSync(inProject(file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * Returns the text of a file; `undefined` if it can't be read.
 * @param {string} path absolute
 */
export function textOf(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
