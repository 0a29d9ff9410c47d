import { collectionNames } from '#core/collections.ts';
import { once } from '#core/once.ts';
import type { ArticleSearch } from '#core/ports.ts';
import { createTurnstile } from '#core/turnstile.ts';
import { createAccessPolicies } from './access-policies.ts';
import { createArticleSearch } from './article-search.ts';
import { createAttempts } from './attempts.ts';
import { checkRecords } from './check-records.ts';
import type { Database, DatabaseOptions } from './database.ts';
import type { Engine } from './engine.ts';
import { measureRecords } from './measure-records.ts';
import { migrate } from './migrate.ts';
import { createNotices } from './notices.ts';
import { postgresArticleIndex } from './postgres-article-index.ts';
import { rederive } from './rederive.ts';
import { createSamples } from './samples.ts';
import { createSearchBeside } from './search-beside.ts';
import { createSecondFactors } from './second-factors.ts';
import { createSessions } from './sessions.ts';
import { createSiteSecrets } from './site-secrets.ts';
import { createSqlStore } from './sql-store.ts';
import { openSqlite } from './sqlite.ts';
import { sqliteArticleIndex } from './sqlite-article-index.ts';
import { createTokens } from './tokens.ts';

export async function openEngine({
  url,
  file,
  report,
}: Pick<DatabaseOptions, 'url' | 'file' | 'report'>): Promise<Engine> {
  if (url !== undefined) {
    // A start on SQLite does without its driver.
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(url, report);
  }
  if (file !== undefined) return openSqlite(file);
  throw new Error('Neither the address of a PostgreSQL nor a file was named.');
}

/** PostgreSQL has cores of its own to search with; its connections are for other work, too. */
const searchQueue = { atOnce: 2, waiting: 50 };

/** The search in a bounded queue; refuses with `too-busy` when it is full. */
function inTurn({ find }: ArticleSearch): ArticleSearch {
  const turn = createTurnstile(searchQueue);
  return { find: (query, articles) => turn(() => find(query, articles)) };
}

/** Opens the database that the options name, brings its schema up to date and stores the samples. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const engine = await openEngine(options);
  try {
    const database = await openDatabaseOn(engine, options);
    if (engine.kind !== 'sqlite' || options.file === undefined) return database;
    const beside = createSearchBeside(options.file);
    const close = async (): Promise<void> => {
      await beside.close();
      await database.close();
    };
    return { ...database, search: beside.search, close };
  } catch (error) {
    await engine.close();
    throw error;
  }
}

/** The same over an engine that is open; closes it only when it is closed itself. */
export async function openDatabaseOn(engine: Engine, options: DatabaseOptions): Promise<Database> {
  const { clock, report, hasSamples } = options;
  const index = engine.kind === 'sqlite' ? sqliteArticleIndex : postgresArticleIndex;
  await migrate(engine, {
    now: clock.now(),
    rederive: (queries) => rederive(queries, index),
  });
  const notices = createNotices(report);
  const watch = await engine.watch(notices.learn);
  watch.look();
  const { store, fillWithSamples } = createSqlStore({
    engine,
    index,
    samples: createSamples({ clock, hasSamples }),
    notices,
    knownVersion: (name) => (watch.look() ? notices.version(name) : undefined),
    clock,
    report,
    onListening: watch.setListening,
  });
  await fillWithSamples();
  const siteSecrets = createSiteSecrets(engine);
  return {
    engine: engine.kind,
    store,
    search: inTurn(createArticleSearch(engine, index)),
    sessions: createSessions(engine, clock),
    attempts: createAttempts(engine, { clock, siteKey: siteSecrets.siteKey }),
    tokens: createTokens(engine, clock),
    siteSecrets,
    secondFactors: createSecondFactors(engine, clock, siteSecrets),
    accessPolicies: createAccessPolicies(engine),
    contentVersion: (names = collectionNames) => {
      watch.look();
      return notices.sum(names);
    },
    endAllAccess: () =>
      engine.write(async (queries) => {
        await queries.deleteFrom('sessions').execute();
        await queries.deleteFrom('tokens').where('purpose', '!=', 'unsubscribe').execute();
        await queries.deleteFrom('attempts').execute();
      }),
    measure: (most) => measureRecords(engine, most),
    backup: engine.backup,
    check: async () => [
      ...(await engine.checkFiles()),
      ...(await engine.read((queries) => checkRecords(queries, index))),
    ],
    close: once(engine.close),
  };
}
