import { openServerDatabase } from '../server-newsroom.ts';
import type { Command } from './command.ts';
import { recordOperation } from './record-operation.ts';

export const endSessions: Command = {
  name: 'admin end-sessions',
  summary: 'Ends all sessions and links of letters, as after restoring a dump of PostgreSQL.',
  run: async ({ config, log, say }) => {
    const database = await openServerDatabase(config, log);
    try {
      await database.endAllAccess();
      await recordOperation(database, 'ended all sessions');
    } finally {
      await database.close();
    }
    say('Everybody logs in once more.');
  },
};
