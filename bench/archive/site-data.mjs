import { createHash, randomFillSync } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { archivedNames } from '#core/archive/archive-format.ts';
import { openDatabase } from '#storage/sql/open-database.ts';

const MEGABYTE = 1024 * 1024;
/** Typical sizes of a camera's picture and a phone's video. */
const PICTURE = 2 * MEGABYTE;
const FILM = 50 * MEGABYTE;

const NOW = '2026-11-20T06:00:00.000Z';

/** @param {string} file */
export const openBenchDatabase = (file) =>
  openDatabase({
    file,
    clock: { now: () => new Date(NOW) },
    hasSamples: false,
    report: (message) => console.warn(message),
  });

/**
 * Writes a file of random bytes, which can't be compressed, with the beginning of its type; named by its
 * hash.
 * @param {string} folder
 * @param {Uint8Array} beginning
 * @param {number} size
 * @param {(hash: string) => string} nameOf
 */
async function makeFile(folder, beginning, size, nameOf) {
  const bytes = randomFillSync(Buffer.allocUnsafe(size));
  bytes.set(beginning);
  const name = nameOf(createHash('sha256').update(bytes).digest('hex').slice(0, 32));
  await writeFile(join(folder, name), bytes);
  return name;
}

/**
 * Writes uploads of that size, half pictures and half videos, each used by a record.
 * @param {string} file of the database
 * @param {string} media the folder
 * @param {number} megabytes
 */
export async function addUploads(file, media, megabytes) {
  await mkdir(join(media, 'originals'), { recursive: true });
  await mkdir(join(media, 'videos'), { recursive: true });
  const share = (megabytes * MEGABYTE) / 2;
  const database = await openBenchDatabase(file);
  const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);
  const mp4 = Buffer.from('\0\0\0\x20ftypisom', 'latin1');
  for (let at = 0; at < share / PICTURE; at += 1) {
    const nameOf = (/** @type {string} */ hash) => `${hash}-4000x3000-224466`;
    const name = await makeFile(join(media, 'originals'), jpeg, PICTURE, nameOf);
    const record = {
      id: `img-${9000 + at}`,
      version: 1,
      url: `/media/${name}/1600.webp`,
      alt: 'A',
    };
    await database.store.change((change) => change.put('images', record));
  }
  for (let at = 0; at < share / FILM; at += 1) {
    const name = await makeFile(join(media, 'videos'), mp4, FILM, (hash) => `${hash}.mp4`);
    const page = { type: /** @type {const} */ ('video'), src: `/media/${name}`, alt: '', text: '' };
    const story = { title: 'Film', coverImage: 'Film', coverImageSrc: '', pages: [page] };
    const record = { id: `story-${9000 + at}`, version: 1, ...story };
    await database.store.change((change) => change.put('stories', record));
  }
  await database.close();
}

/** Articles read and changed per transaction. */
const STEP = 500;

/**
 * Adds a revision to every article, as publishing does, and a draft to every hundredth.
 * @param {string} file of the database
 */
export async function addDesk(file) {
  const database = await openBenchDatabase(file);
  const total = await database.store.read((view) => view.count('articles'));
  for (let offset = 0; offset < total; offset += STEP) {
    const articles = await database.store.read((view) =>
      view.list('articles', { offset, limit: STEP }),
    );
    await database.store.change(async (change) => {
      for (const [place, article] of articles.entries()) {
        const { id, title } = article;
        const state = { ...article };
        await change.insert('revisions', {
          article: id,
          title,
          at: NOW,
          command: 'publish',
          state,
        });
        if (place % 100 === 0) {
          await change.put('drafts', { ...article, stage: 'draft' });
        }
      }
    });
  }
  await database.close();
}

/**
 * Hashes all records in order, without their versions.
 * @param {string} file
 */
export async function hashOfRecords(file) {
  const database = await openBenchDatabase(file);
  const hash = createHash('sha256');
  let records = 0;
  for (const name of archivedNames) {
    const total = await database.store.read((view) => view.count(name));
    for (let offset = 0; offset < total; offset += 500) {
      const list = await database.store.read((view) => view.list(name, { offset, limit: 500 }));
      for (const { version: _, ...record } of list) hash.update(JSON.stringify(record));
      records += list.length;
    }
  }
  await database.close();
  return { records, hash: hash.digest('hex') };
}

/**
 * Hashes all uploads and their names.
 * @param {string} media
 */
export async function hashOfUploads(media) {
  const hash = createHash('sha256');
  let files = 0;
  for (const folder of ['originals', 'videos']) {
    for (const name of (await readdir(join(media, folder)).catch(() => [])).sort()) {
      hash.update(name);
      await pipeline(createReadStream(join(media, folder, name)), async (pieces) => {
        for await (const piece of pieces) hash.update(piece);
      });
      files += 1;
    }
  }
  return { files, hash: hash.digest('hex') };
}
