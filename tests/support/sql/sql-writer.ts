import process from 'node:process';
import type { DatabaseOptions } from '#storage/sql/database.ts';
import { openDatabase } from '#storage/sql/open-database.ts';

/**
 * Program that writes messages: `node sql-writer.ts {address as JSON} {name} {count}`. Prints
 * `open`, then the number of each message once it and its log entry are committed.
 */
const [address = '{}', name = '', count = '0'] = process.argv.slice(2);
const where: Pick<DatabaseOptions, 'url' | 'file'> = JSON.parse(address);

const { store, close } = await openDatabase({
  ...where,
  clock: { now: () => new Date() },
  report: () => {},
  hasSamples: true,
});
process.stdout.write('open\n');

for (let at = 0; at < Number(count); at += 1) {
  await store.change(async (change) => {
    await change.insert('messages', {
      name,
      email: 'writer@example.com',
      subject: `${name} ${at}`,
      message: 'x'.repeat(200),
      status: 'new',
      createdAt: new Date().toISOString(),
    });
    await change.insert('activity', {
      action: 'Received Message',
      description: `${name} ${at}`,
      timestamp: new Date().toISOString(),
    });
  });
  process.stdout.write(`${at}\n`);
}
await close();
