import { copyFile, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { counted } from '#core/locale/plural.ts';
import { createDiskMediaFiles } from '#server/media/disk-media-files.ts';
import { openDatabase } from '#storage/sql/open-database.ts';
import { openMediaFiles, systemClock } from '../server-newsroom.ts';
import { type Command, CommandError } from './command.ts';
import { copyMedia } from './copy-media.ts';
import { recordOperation } from './with-newsroom.ts';
import { mustMatchChecksum, refuseToOverwrite, writeWhole } from './write-file.ts';

/** Files that SQLite may leave beside a database. */
const companions = (file: string): string[] => [`${file}-wal`, `${file}-shm`, `${file}-journal`];

/**
 * Ends the command unless the file is a sound database of Daybreak; migrates it and deletes its sessions
 * and links.
 */
async function mustBeSound(file: string): Promise<void> {
  const header = new DatabaseSync(file, { readOnly: true });
  try {
    header.prepare('select count(*) from migrations').get();
  } catch {
    throw new CommandError('This file is not a Daybreak backup. Nothing was changed.');
  } finally {
    header.close();
  }
  const database = await openDatabase({
    file,
    clock: systemClock,
    hasSamples: false,
    report: () => {},
  });
  try {
    const faults = await database.check();
    if (faults.length > 0) throw new Error(faults.join('\n'));
    await database.endAllAccess();
    await recordOperation(database, 'restored a backup of the database');
  } finally {
    await database.close();
  }
}

/** The same; turns errors of a damaged file into a message. */
async function mustBeSoundOrDamaged(file: string): Promise<void> {
  try {
    await mustBeSound(file);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandError(`This backup is damaged. Nothing was changed.\n${reason}`);
  }
}

/** Ends the command if another process has the database open; otherwise removes its WAL. */
function mustBeIdle(file: string): void {
  const database = new DatabaseSync(file);
  try {
    // SQLite leaves WAL mode only for its last open connection.
    database.exec('pragma journal_mode = delete');
  } catch {
    throw new CommandError(`${file} is in use. Stop the site, then restore.`);
  } finally {
    database.close();
  }
}

export const restore: Command = {
  name: 'restore',
  takes: '<file>',
  words: 1,
  summary:
    'Restores the SQLite database from a backup, and the uploads beside it. The site must not be running.',
  options: { force: { type: 'boolean', meaning: 'Replaces the database that is there.' } },
  run: async ({ config, words, options, say }) => {
    if ('url' in config.database) {
      throw new CommandError('PostgreSQL has its own: pg_restore. See docs/running.md.');
    }
    const [source = ''] = words;
    const { file } = config.database;
    const isForced = options.force === true;
    if (!(await stat(source).catch(() => undefined))?.isFile()) {
      throw new CommandError(`${source} can’t be read.`);
    }
    await refuseToOverwrite(file, isForced);
    await mustMatchChecksum(source);
    let uploads = 0;
    await writeWhole(file, {
      isForced,
      write: async (partly) => {
        await copyFile(source, partly);
        try {
          await mustBeSoundOrDamaged(partly);
          if (await stat(file).catch(() => undefined)) mustBeIdle(file);
          uploads = await copyMedia(config, {
            from: createDiskMediaFiles(join(dirname(resolve(source)), 'media')),
            to: await openMediaFiles(config),
          });
          for (const left of companions(file)) await rm(left, { force: true });
        } finally {
          for (const left of companions(partly)) await rm(left, { force: true });
        }
      },
    });
    const missing = counted(uploads, {
      one: 'upload that was missing',
      other: 'uploads that were missing',
    });
    say(`Restored ${file} from ${source}, and ${missing}. Everybody logs in once more.`);
  },
};
