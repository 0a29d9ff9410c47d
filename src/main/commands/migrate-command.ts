import { openServerDatabase } from '../server-newsroom.ts';
import type { Command } from './command.ts';

export const migrate: Command = {
  name: 'migrate',
  summary: 'Brings the database up to date. Serving does so, too.',
  run: async ({ config, log, say }) => {
    const database = await openServerDatabase(config, log);
    await database.close();
    say('The database is up to date.');
  },
};
