import { openServerDatabase } from '../server-newsroom.ts';
import { type Command, CommandError } from './command.ts';
import { recordOperation } from './record-operation.ts';
import { writeWhole } from './write-file.ts';

export const backup: Command = {
  name: 'backup',
  takes: '<file>',
  words: 1,
  summary: 'Copies the whole SQLite database into a file, also while the site is serving.',
  options: { force: { type: 'boolean', meaning: 'Replaces the file if it is there.' } },
  run: async ({ config, log, words, options, say }) => {
    if ('url' in config.database) {
      throw new CommandError(
        'PostgreSQL has its own: pg_dump --format=custom. See docs/running.md.',
      );
    }
    const database = await openServerDatabase(config, log);
    try {
      const path = await writeWhole(words[0] ?? '', {
        isForced: options.force === true,
        write: (partly) => database.backup(partly),
      });
      await recordOperation(database, 'backed up the database');
      say(`Backed up to ${path}. Uploaded media are files beside it and no part of it.`);
    } finally {
      await database.close();
    }
  },
};
