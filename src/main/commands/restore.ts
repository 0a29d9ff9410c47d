import { copyFile, rm, stat } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { openDatabase } from '#storage/sql/open-database.ts';
import { systemClock } from '../server-newsroom.ts';
import { type Command, CommandError } from './command.ts';
import { recordOperation } from './record-operation.ts';
import { refuseToOverwrite, writeWhole } from './write-file.ts';

/** What SQLite may leave beside a database. */
const companions = (file: string): string[] => [`${file}-wal`, `${file}-shm`, `${file}-journal`];

/**
 * Ends the command for anything that is no sound database of Daybreak; brings it up to date, without the
 * sessions and links of its time.
 */
async function mustBeSound(file: string): Promise<void> {
  const header = new DatabaseSync(file, { readOnly: true });
  try {
    header.prepare('select count(*) from migrations').get();
  } catch {
    throw new CommandError('This file is no backup of Daybreak. Nothing was changed.');
  } finally {
    header.close();
  }
  const database = await openDatabase({
    file,
    clock: systemClock,
    hasSamples: false,
    report: () => {},
  });
  const faults = await database.check();
  if (faults.length === 0) {
    await database.endAllAccess();
    await recordOperation(database, 'restored a backup of the database');
  }
  await database.close();
  if (faults.length > 0) {
    throw new CommandError(`This backup is damaged. Nothing was changed.\n${faults.join('\n')}`);
  }
}

/** Ends the command while another program has the database open; else nothing is left beside it. */
function mustBeIdle(file: string): void {
  const database = new DatabaseSync(file);
  try {
    // Only the last one that has a database open can take it out of this mode.
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
  summary: 'Puts a backup in the place of the SQLite database. The site must not be running.',
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
    await writeWhole(file, {
      isForced,
      write: async (partly) => {
        await copyFile(source, partly);
        try {
          await mustBeSound(partly);
          if (await stat(file).catch(() => undefined)) mustBeIdle(file);
          for (const left of companions(file)) await rm(left, { force: true });
        } finally {
          for (const left of companions(partly)) await rm(left, { force: true });
        }
      },
    });
    say(`Restored ${file} from ${source}. Everybody logs in once more.`);
  },
};
