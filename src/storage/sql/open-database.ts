import { collectionNames } from '#core/collections.ts';
import { createAttempts } from './attempts.ts';
import type { Database, DatabaseOptions } from './database.ts';
import type { Engine } from './engine.ts';
import { migrate } from './migrate.ts';
import { createNotices } from './notices.ts';
import { openPostgres } from './postgres.ts';
import { createSamples } from './samples.ts';
import { createSessions } from './sessions.ts';
import { createSiteSecrets } from './site-secrets.ts';
import { createSqlStore } from './sql-store.ts';
import { openSqlite } from './sqlite.ts';
import { createTokens } from './tokens.ts';

function openEngine({ url, file, report }: DatabaseOptions): Promise<Engine> {
  if (url !== undefined) return openPostgres(url, report);
  if (file !== undefined) return openSqlite(file);
  throw new Error('Neither the address of a PostgreSQL nor a file was named.');
}

/** Opens the database that the options name, brings its schema up to date and stores the samples. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { clock, report, hasSamples } = options;
  const engine = await openEngine(options);
  await migrate(engine, { now: clock.now(), rederive: async () => {} });
  const notices = createNotices(report);
  const watch = await engine.watch(notices.learn);
  watch.look();
  const index = { add: async () => {}, replace: async () => {}, remove: async () => {} };
  const { store, fillWithSamples } = createSqlStore({
    engine,
    index,
    samples: createSamples({ clock, hasSamples }),
    notices,
    clock,
    report,
    onListening: watch.setListening,
  });
  await fillWithSamples();
  return {
    engine: engine.kind,
    store,
    search: { find: async ({ page }) => ({ results: [], total: 0, page, pages: 1 }) },
    sessions: createSessions(engine, clock),
    attempts: createAttempts(engine, clock),
    tokens: createTokens(engine, clock),
    siteSecrets: createSiteSecrets(engine),
    contentVersion: (names = collectionNames) => {
      watch.look();
      return notices.sum(names);
    },
    backup: engine.backup,
    check: engine.checkFiles,
    close: engine.close,
  };
}
