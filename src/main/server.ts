/** The server edition: the newsroom over a database, listening on a port. */
import process from 'node:process';
import { createAdminApi } from '#api/admin-api.ts';
import { createApi } from '#api/api.ts';
import { createDirectClients } from '#api/direct-client.ts';
import { createOpenApiDocument } from '#api/openapi/openapi-document.ts';
import { type ReaderCalls, readerEndpoints } from '#api/reader-endpoints.ts';
import { type SecondFactorCalls, secondFactorEndpoints } from '#api/second-factor-endpoints.ts';
import { DEMO_PASSWORD } from '#core/account/demo-password.ts';
import { visitor } from '#core/actor.ts';
import { categorySlug } from '#core/category/category.ts';
import { standingSettings } from '#core/settings/stored-settings.ts';
import { zoneOfSite } from '#core/settings/zone-of-site.ts';
import { sayInEnglish } from '#core/words/say-in-english.ts';
import { isCommonPassword } from '#server/accounts/argon2-passwords.ts';
import { createCookieSessions } from '#server/accounts/cookie-sessions.ts';
import { createRequestLimits } from '#server/accounts/counted-limits.ts';
import { recordedLimits, recordedSessions } from '#server/accounts/recorded-access.ts';
import { indexNowKey } from '#server/announce/announcements.ts';
import { createFileReceiver } from '#server/archives/receive-file.ts';
import { type Config, ConfigError, originsOf, risksOf } from '#server/config/read-config.ts';
import { createEdgeCaches } from '#server/edge/edge-caches.ts';
import { followWithPurges } from '#server/edge/purge-follower.ts';
import { feedRoutes } from '#server/feeds/feed-routes.ts';
import { createViewedPages, type PathTarget } from '#server/figures/viewed-pages.ts';
import { createViews } from '#server/figures/views.ts';
import { currentRequest } from '#server/http/current-request.ts';
import { headersOfAll } from '#server/http/security-headers.ts';
import { listen } from '#server/listen.ts';
import { createChangeStream } from '#server/live/change-stream.ts';
import type { Log } from '#server/log.ts';
import { mediaRoutes, uploadedFileKey } from '#server/media/media-routes.ts';
import type { Family } from '#server/metrics/metrics.ts';
import { createServerMetrics } from '#server/metrics/server-metrics.ts';
import { shareRoutes } from '#server/share/share-routes.ts';
import { createSite } from '#server/site-server.ts';
import { formPages } from '#ui/page-traits.ts';
import { pageAt } from '#ui/routes.ts';
import { createArchivesInThreads } from './archives/archives-in-threads.ts';
import {
  loadRenderer,
  publicFolder,
  readManifest,
  readOfflineWorker,
  version,
} from './server-files.ts';
import { openServerNewsroom, systemClock } from './server-newsroom.ts';
import { siteAddresses } from './site-addresses.ts';

export interface RunningServer {
  /** Address of the site on this machine, or its public one. */
  address: string;
  /** Reads the metrics of this process; absent where none are told. */
  readMetrics?: (() => Promise<Family[]>) | undefined;
  /** Lets the site say that it wants no more requests; it answers those that come. */
  drain: () => void;
  /** Finishes requests, ends streams, closes the database. */
  close: () => Promise<void>;
}

/** The page at a path as browsers write it; only articles and sections are told apart. */
function targetOf(path: string): PathTarget | undefined {
  const name = pageAt(path);
  if (name === undefined) return undefined;
  const [, , part = ''] = path.split('/');
  try {
    if (name === 'article' || name === 'versions') return { article: decodeURIComponent(part) };
    return name === 'category' ? { section: categorySlug(decodeURIComponent(part)) } : {};
  } catch {
    return undefined;
  }
}

/** Throws a `ConfigError` if `ADMIN_PASSWORD` is a common password. */
async function refuseCommonPassword({ adminPassword }: Config): Promise<void> {
  if (adminPassword !== undefined && (await isCommonPassword(adminPassword))) {
    throw new ConfigError(['ADMIN_PASSWORD is one of the most common passwords. Choose another.']);
  }
}

/** Opens the database, listens, and serves until it is closed. */
export async function startServer(
  config: Config,
  log: Log,
  clock = systemClock,
): Promise<RunningServer> {
  for (const message of risksOf(config)) log.warn('configuration', { message });
  const isHttps = config.origin?.startsWith('https:') ?? false;
  await refuseCommonPassword(config);
  const renderer = await loadRenderer({ origin: config.origin, report: log.unexpected });
  let port = config.port;
  const origins = () => originsOf(config, port);
  const origin = () => origins()[0] ?? '';
  const opened = await openServerNewsroom(config, log, origins, clock);
  const { database, newsroom, backOffice } = opened;
  await opened.incoming.sweep();
  // Creates the push key on the first start.
  await newsroom.readPushKey(visitor, {});
  const { security } = opened;
  const keeper = createCookieSessions(database.sessions, {
    isHttps,
    clock,
    adminGeneration: opened.adminPassword.generation,
    findUser: (id) => database.store.read((view) => view.get('users', id)),
    entry: opened.entry,
  });
  const counted = createRequestLimits({
    attempts: database.attempts,
    callerAddress: () => currentRequest()?.address,
    isHttps,
    siteKey: database.siteSecrets.siteKey,
  });
  const sessions = recordedSessions(keeper, security);
  const limits = recordedLimits(counted, security);
  const base = {
    sessions,
    limits,
    security,
    say: sayInEnglish,
    reportUnexpected: log.unexpected,
  };
  const endpointsOfReaders = [
    ...readerEndpoints({ newsroom, ...base }),
    ...secondFactorEndpoints({ secondFactors: opened.secondFactors, ...base }),
  ];
  const api = createApi(endpointsOfReaders, base);
  const clientFor = createDirectClients<ReaderCalls & SecondFactorCalls>(endpointsOfReaders, base);
  const adminApi = createAdminApi({
    backOffice: { ...backOffice, ...createArchivesInThreads(config) },
    receiveFile: createFileReceiver(opened.incoming),
    ...base,
    ...(config.isDemo ? { adminHint: DEMO_PASSWORD } : {}),
  });
  let site: ReturnType<typeof createSite> | undefined;
  const changeStream = createChangeStream({
    version: () => database.contentVersion(),
    onChange: (listener) => database.store.subscribe(listener),
    whenRenewed: async () => site?.whenRenewed(),
  });

  const endpoints = [...api.endpoints, ...adminApi.endpoints];
  const views = createViews({
    figures: database.figures,
    clock,
    origins,
    trustedProxies: config.trustedProxies,
    headers: headersOfAll({ isHttps }),
    readZone: async () => zoneOfSite(await standingSettings(database.store)),
    pagesAt: createViewedPages({
      store: database.store,
      clock,
      targetOf,
      readFront: () => clientFor().ask('GET /front'),
    }),
    renewMostRead: opened.renewMostRead,
    runningTests: opened.runningTests,
    decideTests: opened.decideTests,
    report: log.unexpected,
  });
  const siteKey = await database.siteSecrets.siteKey();
  const metrics =
    config.metrics &&
    createServerMetrics({
      store: database.store,
      now: clock.now,
      streams: () => changeStream.listening(),
      purgesWaiting: () => purges.reduce((sum, { waiting }) => sum + waiting(), 0),
      databaseCounts: database.counts,
    });
  const edges = config.edge ? createEdgeCaches(config.edge) : [];
  const purges = edges.map((edge) =>
    followWithPurges({
      onTouched: database.onTouched,
      edge,
      report: (message) => log.warn('cache', { message }),
    }),
  );
  let isDraining = false;
  site = createSite({
    origins,
    hasFixedOrigin: config.origin !== undefined,
    freshness: database,
    isHttps,
    trustedProxies: config.trustedProxies,
    renderer,
    siteKey,
    publicFolder,
    formPages,
    feeds: feedRoutes({
      client: clientFor(),
      origin,
      addresses: siteAddresses,
      manifest: readManifest(),
      offlineWorker: readOfflineWorker(),
      sizeOfMedia: async (path) => {
        const key = uploadedFileKey(path);
        return key === undefined ? undefined : opened.mediaFiles.sizeOf(key);
      },
      searchKey: indexNowKey(siteKey),
      now: clock.now,
    }),
    media: mediaRoutes(opened.mediaFiles, opened.pictures),
    shareCards: shareRoutes({
      client: clientFor(),
      files: opened.mediaFiles,
      publicFolder,
      report: log.unexpected,
    }),
    askApi: async (request) => api.fetch(request),
    clientFor,
    askAdminApi: async (request) => adminApi.fetch(request),
    apiRoutes: endpoints.map(({ contract }) => contract.route),
    changeStream,
    // Event streams must not extend a session, so looking up their sender isn't counted as use.
    actorOf: keeper.lookUp,
    openApi: () => createOpenApiDocument(endpoints, version),
    isSearchRefused: limits.isSearchRefused,
    // A standby is enough for readers' pages.
    isReady: async () => {
      const read = () => database.store.read((view) => view.count('settings'));
      await database.readAsPage(read, true);
      return !isDraining;
    },
    edge: edges[0],
    metrics,
    views,
    log,
  });

  try {
    // Before the first report, so that it is counted in the site's time zone.
    await views.flush();
    const listening = await listen(site, config);
    port = listening.port;
    const jobs = opened.startJobs();
    log.info('listening', {
      host: config.host,
      port,
      database: database.engine,
      process: process.pid,
    });
    return {
      address: origin(),
      readMetrics: metrics?.families,
      drain: () => {
        isDraining = true;
      },
      close: async () => {
        const drained = listening.close();
        changeStream.close();
        await Promise.all([drained, jobs.close()]);
        await views.close();
        await Promise.all(purges.map(({ close }) => close()));
        metrics?.close();
        await opened.close();
        log.info('stopped');
      },
    };
  } catch (error) {
    changeStream.close();
    await views.close();
    await Promise.all(purges.map(({ close }) => close()));
    await opened.close();
    throw error;
  }
}
