import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { filesUnder, hashOfFiles, inProject } from '../../scripts/project.mjs';
import { fillDatabase } from './fill-database.mjs';

const shelf = inProject('.cache/bench');

/** Another generator, or another schema, makes another database. */
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

/** The SQLite file with so many articles; made once and kept for later runs. @param {number} count */
async function preparedFile(count) {
  const name = `articles-${count}-${version}.sqlite`;
  const file = join(shelf, name);
  if (await isThere(file)) return file;
  await mkdir(shelf, { recursive: true });
  for (const old of await readdir(shelf)) {
    if (old.startsWith(`articles-${count}-`)) await rm(join(shelf, old), { force: true });
  }
  console.error(`Making a database of ${count} articles; it is kept for later runs.`);
  const partly = join(shelf, `articles-${count}-partly-${process.pid}`);
  await fillDatabase({ file: partly }, count);
  await rename(partly, file);
  return file;
}

/**
 * Puts a database with so many articles into a folder; it may be changed there.
 * @param {number} count
 * @param {string} folder
 * @returns {Promise<string>} its file
 */
export async function copyOfDatabase(count, folder) {
  const target = join(folder, `articles-${count}.sqlite`);
  await copyFile(await preparedFile(count), target, constants.COPYFILE_FICLONE);
  return target;
}
