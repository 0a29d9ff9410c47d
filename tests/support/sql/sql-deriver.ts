import process from 'node:process';
import { openEngine } from '#storage/sql/open-database.ts';
import { deriveAnew } from '#storage/sql/schema/derivations.ts';
import { postgresArticleIndex } from '#storage/sql/search/postgres-article-index.ts';
import { sqliteArticleIndex } from '#storage/sql/search/sqlite-article-index.ts';

/** Program that derives outdated data, prints `middle` after one step, and then hangs. */
const engine = await openEngine({ ...JSON.parse(process.argv[2] ?? '{}'), report: () => {} });
const index = engine.kind === 'sqlite' ? sqliteArticleIndex : postgresArticleIndex;
let steps = 0;
await deriveAnew(
  {
    ...engine,
    change: async (work) => {
      if (steps === 1) {
        process.stdout.write('middle\n');
        setInterval(() => {}, 60_000);
        await new Promise(() => {});
      }
      steps += 1;
      return engine.change(work);
    },
  },
  { index, report: () => {} },
);
