import { collectionNames } from '#core/collections.ts';
import { inDigits } from '#core/locale/numbers.ts';
import { openServerDatabase } from '../server-newsroom.ts';
import { type Command, CommandError } from './command.ts';
import { operator, recordOperation, valueOrEnd, withNewsroom } from './with-newsroom.ts';

export const fillDemonstration: Command = {
  name: 'fill-demonstration',
  summary: 'Adds a demonstration newspaper of forty articles; a second time adds nothing.',
  run: (call) =>
    withNewsroom(call, async ({ backOffice }) => {
      const added = valueOrEnd(await backOffice.fillDemonstration(operator, {}));
      if (added.articles === 0) return call.say('The demonstration newspaper is here already.');
      const counts = Object.entries(added).map(([name, count]) => `${name}: ${inDigits(count)}`);
      call.say(`Added ${counts.join(', ')}.`);
    }),
};

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

export const migrate: Command = {
  name: 'migrate',
  summary: 'Brings the database up to date, beside a site that serves. Serving does so, too.',
  run: async ({ config, log, say }) => {
    const database = await openServerDatabase(config, log);
    await database.whenSearchable();
    await database.close();
    say('The database is up to date.');
  },
};
