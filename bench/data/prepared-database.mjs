import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { filesUnder, hashOfFiles, inProject } from '../../scripts/project.mjs';
import { fillDatabase } from './fill-database.mjs';

const cacheFolder = inProject('.cache/bench');

/** Hash of generator and schema; a cached database is only valid for the same ones. */
const version = hashOfFiles([
  ...filesUnder('bench/data'),
  ...filesUnder('src/storage/sql/schema/migrations'),
]).slice(0, 12);

/** @param {string} file */
const isThere = (file) =>
  stat(file).then(
    () => true,
    () => false,
  );

/**
 * Returns the cached SQLite file with that many articles, made on first use.
 * @param {number} count
 */
async function preparedFile(count) {
  const name = `articles-${count}-${version}.sqlite`;
  const file = join(cacheFolder, name);
  if (await isThere(file)) return file;
  await mkdir(cacheFolder, { recursive: true });
  for (const old of await readdir(cacheFolder)) {
    if (old.startsWith(`articles-${count}-`)) await rm(join(cacheFolder, old), { force: true });
  }
  console.error(`Making a database of ${count} articles; it is kept for later runs.`);
  const partly = join(cacheFolder, `articles-${count}-partly-${process.pid}`);
  await fillDatabase({ file: partly }, count);
  await rename(partly, file);
  return file;
}

/**
 * Copies the database with that many articles into a folder, where it may be changed.
 * @param {number} count
 * @param {string} folder
 * @returns {Promise<string>} its file
 */
export async function copyOfDatabase(count, folder) {
  const target = join(folder, `articles-${count}.sqlite`);
  await copyFile(await preparedFile(count), target, constants.COPYFILE_FICLONE);
  return target;
}
