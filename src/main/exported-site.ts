import type { Hono } from 'hono';
import type { BaseSetting } from '#api/api-setting.ts';
import type { Client } from '#api/client.ts';
import { createDirectClients } from '#api/direct-client.ts';
import { type ReaderCalls, readerEndpoints } from '#api/reader-endpoints.ts';
import type { SessionKeeper } from '#api/session-keeper.ts';
import { visitor } from '#core/actor.ts';
import type { Newsroom } from '#core/newsroom.ts';
import type { PublicStore } from '#core/public-view.ts';
import { searchRecords } from '#core/search/search-records.ts';
import { exportSite, type SiteExportReport, type SiteFile } from '#server/export/export-site.ts';
import { feedRoutes } from '#server/feeds/feed-routes.ts';
import { exportedPath, isExportedPage, SEARCH_RECORDS } from '#ui/exported-path.ts';
import { patterns, SITE_FEED, spelledPath } from '#ui/routes.ts';
import { formerPaths } from './former-paths.ts';
import { siteAddresses } from './site-addresses.ts';

const nothing = async (): Promise<void> => {};

/** Sessions of visitors, of whom nothing is kept. */
const visitors: SessionKeeper = {
  actorOf: async () => visitor,
  logIn: async () => 'open',
  logOut: nothing,
  renew: nothing,
  endAllOf: nothing,
  listOwn: async () => [],
  endOwn: nothing,
  logInAdmin: nothing,
  logOutAdmin: nothing,
  noteProof: nothing,
};

/** Client of a visitor, for the pages of an exported site. */
export const visitorClient = (newsroom: Newsroom, base: Omit<BaseSetting, 'sessions'>): Client => {
  const setting = { ...base, sessions: visitors };
  return createDirectClients<ReaderCalls>(readerEndpoints({ newsroom, ...setting }), setting)();
};

/** Paths that an export begins with, as far as the site has them. */
const paths = [
  ...[patterns.home, patterns.search, '/robots.txt', '/sitemap.xml', '/news-sitemap.xml'],
  ...[SITE_FEED, '/podcast.xml', '/ads.txt', '/.well-known/security.txt', '/manifest.webmanifest'],
];

interface ExportSetting {
  /** Address under which the site will be read. */
  origin: string;
  client: Client;
  store: PublicStore;
  /** Makes a page by its path. */
  page: (path: string) => Promise<Response>;
  /** Manifest of the installed site, without its name. */
  manifest: object;
  /** Routes of media and of pictures of links; none in a browser, where records hold their pictures. */
  media?: { routes: readonly Hono[]; sizeOf: (path: string) => Promise<number | undefined> };
  /** Paths of the built files, without a slash at their beginning. */
  builtFiles: readonly string[];
  readBuiltFile: (path: string) => Promise<Uint8Array>;
  now: () => Date;
  write: (file: SiteFile) => Promise<void>;
  onPage?: (pages: number) => void;
}

/** Exports the site: its pages, feeds and maps, what they show, the built files, and the records that searches read. */
export async function exportWholeSite(setting: ExportSetting): Promise<SiteExportReport> {
  const { origin, client, store, page, manifest, media, builtFiles, write } = setting;
  const routes = feedRoutes({
    client,
    origin: () => origin,
    addresses: siteAddresses,
    manifest,
    sizeOfMedia: media?.sizeOf ?? (async () => undefined),
    now: setting.now,
  });
  for (const own of media?.routes ?? []) routes.route('/', own);
  routes.all('*', (c) => {
    const { pathname, search } = new URL(c.req.url);
    return page(pathname + search);
  });
  // Hono would answer a failure with a page of its own.
  routes.onError((error) => {
    throw error;
  });
  const built = new Set(builtFiles.map((path) => `/${path}`));
  for (const path of builtFiles) await write({ path, body: await setting.readBuiltFile(path) });
  const records = JSON.stringify(await searchRecords(store));
  await write({ path: SEARCH_RECORDS.slice(1), body: records });
  return exportSite({
    origin,
    ask: async (path) => routes.fetch(new Request(origin + path)),
    paths: [...paths, ...(await formerPaths(store))],
    isPage: isExportedPage,
    pathOf: exportedPath,
    searchPath: patterns.search,
    isThere: (path) => built.has(decodeURIComponent(path)),
    spelledPath,
    write,
    ...(setting.onPage ? { onPage: setting.onPage } : {}),
  });
}
