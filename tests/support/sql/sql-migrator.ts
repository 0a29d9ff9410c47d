import process from 'node:process';
import { openEngine } from '#storage/sql/open-database.ts';
import { migrate } from '#storage/sql/schema/migrate.ts';

/** Program that migrates, prints `middle` before the commit, and then hangs. */
const engine = await openEngine({
  ...JSON.parse(process.argv[2] ?? '{}'),
  report: () => {},
});
await migrate(
  {
    ...engine,
    change: (work) =>
      engine.change(async (queries) => {
        await work(queries);
        process.stdout.write('middle\n');
        setInterval(() => {}, 60_000);
        return new Promise<never>(() => {});
      }),
  },
  { now: new Date(), report: () => {} },
);
