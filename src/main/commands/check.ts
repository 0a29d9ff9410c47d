import { collectionNames } from '#core/collections.ts';
import { inDigits } from '#core/locale/numbers.ts';
import { openServerDatabase } from '../server-newsroom.ts';
import { type Command, CommandError } from './command.ts';

export const check: Command = {
  name: 'check',
  summary: 'Checks the database, and counts what is in it.',
  run: async ({ config, log, say }) => {
    const database = await openServerDatabase(config, log);
    try {
      const faults = await database.check();
      if (faults.length > 0)
        throw new CommandError(`The database is damaged:\n${faults.join('\n')}`);
      await database.store.read(async (view) => {
        for (const name of collectionNames)
          say(`  ${name.padEnd(22)} ${inDigits(await view.count(name))}`);
      });
      say('The database is sound.');
    } finally {
      await database.close();
    }
  },
};
