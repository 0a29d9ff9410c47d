import { rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { counted } from '#core/locale/plural.ts';
import { createDiskMediaFiles } from '#server/media/disk-media-files.ts';
import { openMediaFiles, openServerDatabase } from '../server-newsroom.ts';
import { type Command, CommandError } from './command.ts';
import { copyMedia } from './copy-media.ts';
import { recordOperation } from './with-newsroom.ts';
import { checksumFileOf, refuseToOverwrite, writeChecksum, writeWhole } from './write-file.ts';

export const backup: Command = {
  name: 'backup',
  takes: '<file>',
  words: 1,
  summary:
    'Copies the SQLite database into a file, and uploads into “media” beside it, also while the site is serving.',
  options: { force: { type: 'boolean', meaning: 'Replaces the file if it is there.' } },
  run: async ({ config, log, words, options, say }) => {
    if ('url' in config.database) {
      throw new CommandError(
        'PostgreSQL has its own: pg_dump --format=custom. See docs/running.md.',
      );
    }
    const database = await openServerDatabase(config, log);
    const isForced = options.force === true;
    try {
      const path = resolve(words[0] ?? '');
      await refuseToOverwrite(path, isForced);
      await rm(checksumFileOf(path), { force: true });
      await writeWhole(path, { isForced, write: (partly) => database.backup(partly) });
      await writeChecksum(path);
      // After the database: uploads are only added, so those named by its records exist.
      const media = join(dirname(path), 'media');
      const copied = await copyMedia(config, {
        from: await openMediaFiles(config),
        to: createDiskMediaFiles(media),
      });
      await recordOperation(database, 'backed up the database');
      const uploads = counted(copied, { one: 'new upload was', other: 'new uploads were' });
      say(`Backed up to ${path}. ${uploads} copied to ${media}.`);
    } finally {
      await database.close();
    }
  },
};
