import { createBoundedQueue } from '#core/bounded-queue.ts';
import { collectionNames } from '#core/collections.ts';
import type { OnTouched } from '#core/freshness/touch.ts';
import { once } from '#core/once.ts';
import type { ArticleSearch } from '#core/ports.ts';
import { createAccessPolicies } from './accounts/access-policies.ts';
import { createAttempts } from './accounts/attempts.ts';
import { createPresences } from './accounts/presences.ts';
import { createPushSubscriptions } from './accounts/push-subscriptions.ts';
import { createSecondFactors } from './accounts/second-factors.ts';
import { createSessions } from './accounts/sessions.ts';
import { createSiteSecrets } from './accounts/site-secrets.ts';
import { createTokens } from './accounts/tokens.ts';
import type { Database, DatabaseOptions } from './database.ts';
import type { Engine } from './engine/engine.ts';
import type { News } from './engine/news.ts';
import { createNotices } from './engine/notices.ts';
import { openSqlite } from './engine/sqlite.ts';
import { createFigures } from './figures/figures.ts';
import { createDerivedKeeper } from './records/keep-derived.ts';
import { measureRecords } from './records/measure-records.ts';
import { createPageReads, type FollowedReads } from './records/page-reads.ts';
import { createSamples } from './records/samples.ts';
import { createSqlStore } from './records/sql-store.ts';
import { fillTallies } from './records/tallies.ts';
import { hasVersions } from './records/versions.ts';
import { checkRecords } from './schema/check-records.ts';
import { deriveAnew, deriveSearchAnew } from './schema/derivations.ts';
import { migrate } from './schema/migrate.ts';
import type { Queries } from './schema/tables.ts';
import { createArticleSearch } from './search/article-search.ts';
import { postgresArticleIndex } from './search/postgres-article-index.ts';
import { createSearchBeside } from './search/search-beside.ts';
import { searchedName } from './search/searched-name.ts';
import { sqliteArticleIndex } from './search/sqlite-article-index.ts';

export async function openEngine({
  url,
  file,
  listenUrl,
  readUrl,
  prepares = true,
  report,
}: Pick<
  DatabaseOptions,
  'url' | 'file' | 'listenUrl' | 'readUrl' | 'prepares' | 'report'
>): Promise<Engine> {
  if (url !== undefined) {
    // Imported on demand, so that a start on SQLite doesn't load pg.
    const { openPostgres } = await import('./engine/postgres.ts');
    return openPostgres({ url, listenUrl: listenUrl ?? url, readUrl, prepares, report });
  }
  if (file !== undefined) return openSqlite(file);
  throw new Error('Neither the address of a PostgreSQL nor a file was named.');
}

/**
 * Milliseconds that a change waits for its own notice; notices arrive in order, so none before it is
 * missing then.
 */
const PATIENCE = 250;

/** Limit for PostgreSQL, which searches on its own cores: a search takes two connections, and others need some. */
const searchQueue = { atOnce: 2, waiting: 50 };

/** Runs searches in a bounded queue; refuses with `too-busy` when it is full. */
function inTurn({ find }: ArticleSearch): ArticleSearch {
  const turn = createBoundedQueue(searchQueue);
  return { find: (query) => turn(() => find(query)) };
}

/** Records every search as a read of all articles and live blogs, so that a page with results depends on all of them. */
const followed = ({ find }: ArticleSearch, { noteWhole }: FollowedReads): ArticleSearch => ({
  find: async (query) => {
    const found = await find(query);
    noteWhole(searchedName, found);
    // What was found tells two states apart already.
    noteWhole('liveEntries', '');
    return found;
  },
});

/** Opens the database that the options name, brings its schema up to date and stores the samples. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const engine = await openEngine(options);
  try {
    const { file } = options;
    const hasThread = engine.kind === 'sqlite' && file !== undefined;
    const beside = hasThread ? createSearchBeside(file) : undefined;
    const database = await openDatabaseOn(engine, options, beside?.search);
    if (!beside) return database;
    const close = async (): Promise<void> => {
      await beside.close();
      await database.close();
    };
    return { ...database, close };
  } catch (error) {
    await engine.close();
    throw error;
  }
}

/**
 * Opens a database on an open engine, which it closes only through `close`. Without `search`, searches
 * run on that engine.
 */
export async function openDatabaseOn(
  engine: Engine,
  options: DatabaseOptions,
  search?: ArticleSearch,
): Promise<Database> {
  const { clock, report, hasSamples } = options;
  const index = engine.kind === 'sqlite' ? sqliteArticleIndex : postgresArticleIndex;
  await migrate(engine, { now: clock.now(), report });
  await fillTallies(engine);
  const editions = await deriveAnew(engine, { index, report });
  const notices = createNotices(report);
  const watch = await engine.watch(notices.learn);
  watch.look();
  const pageReads = createPageReads();
  const isRecent = (queries: Queries): Promise<boolean> => hasVersions(queries, notices.version);
  const { readAside } = engine;
  const reading: Engine = {
    ...engine,
    read: (work) =>
      readAside && pageReads.isForAll() ? readAside(isRecent, work) : engine.read(work),
  };
  const learnOwn = async (news: News): Promise<void> => {
    watch.catchUp();
    if (watch.look()) await notices.whenKnown(news, PATIENCE);
    notices.learn(news);
  };
  const onTouched: OnTouched = (listener) => {
    notices.listeners.add(listener);
    watch.setListening(true);
    return () => {
      notices.listeners.delete(listener);
      watch.setListening(notices.listeners.size > 0);
    };
  };
  const { store, fillWithSamples } = createSqlStore({
    engine: reading,
    index,
    samples: createSamples({ clock, hasSamples }),
    expectOwn: notices.expectOwn,
    forgetOwn: notices.forgetOwn,
    learnOwn,
    knownVersion: (name) => (watch.look() ? notices.version(name) : undefined),
    onTouched,
    pageReads,
    clock,
    editions,
    report,
  });
  await fillWithSamples();
  const ending = new AbortController();
  const keeper = createDerivedKeeper({ engine, store, editions, signal: ending.signal, report });
  notices.listeners.add((touched, isOwn) => {
    if (!isOwn) keeper.mend(touched);
  });
  const { signal } = ending;
  const derived = Promise.all([
    engine.buildIndexes?.(signal),
    deriveSearchAnew(engine, { index, report, signal }),
  ]).then(() => {
    keeper.sweep();
    return keeper.whenDone();
  });
  const siteSecrets = createSiteSecrets(engine);
  const sessions = createSessions(engine, clock);
  return {
    engine: engine.kind,
    store,
    search: followed(search ?? inTurn(createArticleSearch(reading, index)), pageReads),
    sessions: {
      ...sessions,
      find: (token) => pageReads.once(`session ${token}`, () => sessions.find(token)),
    },
    attempts: createAttempts(engine, { clock, siteKey: siteSecrets.siteKey }),
    tokens: createTokens(engine, clock),
    presences: createPresences(engine, clock),
    figures: createFigures(engine),
    siteSecrets,
    secondFactors: createSecondFactors(engine, clock, siteSecrets),
    accessPolicies: createAccessPolicies(engine),
    pushSubscriptions: createPushSubscriptions(engine, clock),
    contentVersion: (names = collectionNames) => {
      watch.look();
      return notices.sum(names);
    },
    applyInvalidations: () => void watch.look(),
    onTouched,
    readAsPage: pageReads.during,
    endAllAccess: () =>
      engine.write(async (queries) => {
        await queries.deleteFrom('sessions').execute();
        await queries.deleteFrom('tokens').where('purpose', '!=', 'unsubscribe').execute();
        await queries.deleteFrom('attempts').execute();
      }),
    measure: (most) => measureRecords(engine, most),
    counts: engine.counts,
    backup: engine.backup,
    check: async () => {
      await derived;
      return [
        ...(await engine.checkFiles()),
        ...(await engine.read((queries) => checkRecords(queries, index))),
      ];
    },
    whenSearchable: () => derived,
    close: once(async () => {
      ending.abort();
      await derived;
      await keeper.whenDone();
      await engine.close();
    }),
  };
}
