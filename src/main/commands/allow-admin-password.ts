import { openServerDatabase } from '../server-newsroom.ts';
import type { Command } from './command.ts';

export const allowAdminPassword: Command = {
  name: 'admin allow-password',
  summary: 'Lets the shared password open the back office again, after it was switched off.',
  run: async ({ config, log, say }) => {
    const database = await openServerDatabase(config, log);
    try {
      const policy = await database.accessPolicies.read();
      await database.accessPolicies.save({ ...policy, allowsSharedPassword: true });
    } finally {
      await database.close();
    }
    say('The shared password opens the back office.');
  },
};
