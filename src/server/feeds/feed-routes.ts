import { Hono } from 'hono';
import type { Client } from '#api/client.ts';
import { Problem } from '#api/problem.ts';
import type { ListedArticle } from '#core/article/article-list.ts';
import { keyPointOf } from '#core/article/live/live-entry.ts';
import { iconAddress } from '#core/image/icon-address.ts';
import { iconOf } from '#core/look/look.ts';
import { defaultSiteSettings } from '#core/settings/site-settings.ts';
import { safeMedia } from '#core/text/safe-address.ts';
import * as words from '#core/words/http-words.ts';
import { mediaTypeOfKey } from '../media/media-files.ts';
import { atomFeed } from './atom.ts';
import {
  type Feed,
  type FeedArticle,
  type FeedFormat,
  feedFormats,
  feedOf,
  feedTypes,
} from './feed.ts';
import { jsonFeed } from './json-feed.ts';
import { type Narrowing, newestArticles } from './newest-articles.ts';
import { type Episode, podcastFeed } from './podcast.ts';
import { rssFeed } from './rss.ts';
import type { SiteAddresses } from './site-addresses.ts';
import { siteMapRoutes } from './site-map-routes.ts';
import { inType, missing, plain } from './text-answers.ts';

/** Articles in a feed. */
const FEED_LENGTH = 50;

/** Milliseconds for which security.txt holds (RFC 9116 recommends less than a year). */
const SECURITY_AGE = 180 * 24 * 60 * 60 * 1000;

/**
 * Adds the last update to ongoing live blogs, except premium ones, and the text where `isWhole`: as much of it as
 * visitors see. An article that was withdrawn meanwhile stays as the list has it.
 */
async function withText(
  client: Client,
  article: ListedArticle,
  isWhole: boolean,
): Promise<FeedArticle> {
  if (!article.isLive && !isWhole) return article;
  try {
    const { live, content } = await client.ask('GET /articles/:id', { id: article.id });
    const [last] = live?.entries ?? [];
    return {
      ...article,
      ...(last && article.isLive ? { lastUpdate: keyPointOf(last) } : {}),
      ...(isWhole ? { content } : {}),
    };
  } catch (error) {
    if (error instanceof Problem && ['not-found', 'gone'].includes(error.details.kind)) {
      return article;
    }
    throw error;
  }
}

const writers: Record<FeedFormat, (feed: Feed) => string> = {
  xml: rssFeed,
  atom: atomFeed,
  json: jsonFeed,
};

/** Media type of a recording, by the ending of its address: MP3 where that tells nothing. */
function recordingType(path: string): string {
  const type = mediaTypeOfKey(path);
  return type.startsWith('audio/') ? type : 'audio/mpeg';
}

/** Worker in place of the one that keeps pages, once the site has switched it off: it takes away what that one kept, and itself. */
const workerThatLeaves = `self.addEventListener('install',()=>self.skipWaiting());
self.addEventListener('activate',event=>event.waitUntil((async()=>{
for(const name of await caches.keys())if(name.startsWith('daybreak-pages'))await caches.delete(name);
await self.registration.unregister()})()));
`;

export interface FeedRoutesSetting {
  client: Client;
  /** The site's public address, without a trailing slash. */
  origin: () => string;
  addresses: SiteAddresses;
  /** The manifest without the site's name. */
  manifest: object;
  /** Script of the worker that keeps pages; default: none. */
  offlineWorker?: string;
  /** Returns the size in bytes of an uploaded file at a path of this site; `undefined` for what is none. */
  sizeOfMedia: (path: string) => Promise<number | undefined>;
  /** Key that IndexNow looks for; default: none. */
  searchKey?: string;
  now: () => Date;
}

/** Routes for programs: feeds, podcast, site maps, robots.txt, security.txt and the manifest of the installed site. */
export function feedRoutes({
  client,
  origin,
  addresses,
  manifest,
  offlineWorker,
  sizeOfMedia,
  searchKey,
  now,
}: FeedRoutesSetting) {
  async function feed(options: {
    format: FeedFormat;
    path: string;
    /** Path of the feed as RSS. */
    self: string;
    section?: { name: string; description?: string | undefined; narrowing: Narrowing };
  }): Promise<Response> {
    const { format, path, self, section } = options;
    const { settings, look } = await client.ask('GET /site');
    const articles = await newestArticles(client, {
      most: FEED_LENGTH,
      ...(section ? { of: section.narrowing } : {}),
    });
    const of = section ? `${section.name} - ` : '';
    const made = feedOf({
      origin: origin(),
      path,
      self,
      title: `${of}${settings.siteName}`,
      description:
        section?.description ||
        (section
          ? words.theLatestOf(section.name, settings.siteName)
          : words.theLatestFrom(settings.siteName)),
      language: look.locale,
      hub: settings.webSubHub,
      articles: await Promise.all(
        articles.map((one) => withText(client, one, settings.feedText === 'full')),
      ),
      articlePath: addresses.articlePath,
      pictureOf: addresses.pictureOf,
    });
    return inType(writers[format](made), feedTypes[format]);
  }

  /** Returns the tag with that slug, if any. */
  async function tagAt(slug: string): Promise<{ name: string } | undefined> {
    try {
      return (await client.ask('GET /tags/:slug', { slug, page: '1' })).tag;
    } catch (error) {
      if (error instanceof Problem && error.details.kind === 'not-found') return undefined;
      throw error;
    }
  }

  const routes = new Hono();
  for (const format of feedFormats) {
    const inFormat = (path: string): string => path.replace(/xml$/, format);
    routes
      .get(`/feed.${format}`, () => feed({ format, path: addresses.home, self: '/feed.xml' }))
      .get(`/feeds/:file{[^/]+\\.${format}}`, async (c) => {
        const slug = c.req.param('file').slice(0, -`.${format}`.length);
        const { category, description } = await client.ask('GET /categories/:category', {
          category: slug,
          page: '1',
        });
        const { categories } = await client.ask('GET /site');
        if (!categories.some((listed) => listed.slug === category.slug)) return missing();
        const self = addresses.feedPath(category.slug);
        if (category.slug !== slug) {
          c.header('cache-control', 'no-cache');
          return c.redirect(inFormat(self), 301);
        }
        return feed({
          ...{ format, self, path: addresses.categoryPath(slug) },
          section: { name: category.name, description, narrowing: { category: slug } },
        });
      })
      .get(`/author/:slug/feed.${format}`, async (c) => {
        const slug = c.req.param('slug');
        const authors = await client.ask('GET /authors');
        const author = authors.find((one) => one.slug === slug);
        if (!author) return missing();
        return feed({
          ...{ format, path: addresses.authorPath(slug), self: addresses.authorFeedPath(slug) },
          section: { name: author.name, narrowing: { author: slug } },
        });
      })
      .get(`/tag/:slug/feed.${format}`, async (c) => {
        const slug = c.req.param('slug');
        const found = await tagAt(slug);
        if (!found) return missing();
        return feed({
          ...{ format, path: addresses.tagPath(slug), self: addresses.tagFeedPath(slug) },
          section: { name: found.name, narrowing: { tag: slug } },
        });
      });
  }
  if (offlineWorker !== undefined) {
    routes.get('/offline-worker.js', async () => {
      const { settings } = await client.ask('GET /site');
      return new Response(settings.keepsPages ? offlineWorker : workerThatLeaves, {
        headers: { 'content-type': 'text/javascript; charset=utf-8' },
      });
    });
  }
  if (searchKey !== undefined) routes.get(`/${searchKey}.txt`, () => plain([searchKey]));
  return routes
    .route('/', siteMapRoutes(client, origin, addresses, now))
    .get('/manifest.webmanifest', async () => {
      const { settings, look } = await client.ask('GET /site');
      const { siteName } = settings;
      const icon = iconOf(look);
      const icons = ([192, 512] as const).map((size) => ({
        ...{ src: icon && iconAddress(icon, size), sizes: `${size}x${size}`, type: 'image/png' },
      }));
      const named = {
        ...{ ...manifest, name: siteName, short_name: siteName, lang: look.locale },
        ...(icon ? { icons } : {}),
      };
      return new Response(`${JSON.stringify(named)}\n`, {
        headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
      });
    })
    .get('/.well-known/security.txt', async () => {
      const { settings, isDemo } = await client.ask('GET /site');
      // The specified sample address is nobody's.
      const isSample = settings.contactEmail === defaultSiteSettings().contactEmail;
      if (isDemo || isSample || !/^\S+@\S+$/.test(settings.contactEmail)) return missing();
      const lines = [
        `Contact: mailto:${settings.contactEmail}`,
        `Expires: ${new Date(now().getTime() + SECURITY_AGE).toISOString()}`,
        `Canonical: ${origin()}/.well-known/security.txt`,
      ];
      return plain(lines);
    })
    .get('/podcast.xml', async () => {
      const { settings, look } = await client.ask('GET /site');
      const recordings = await client.ask('GET /recordings');
      const icon = iconOf(look);
      const episodes = await Promise.all(
        recordings.map(async ({ src, article, publishedAt, ...rest }): Promise<Episode[]> => {
          const address = safeMedia(src);
          const file = address ? URL.parse(address, origin()) : null;
          if (!file || file.protocol === 'data:') return [];
          const isOwn = file.origin === new URL(origin()).origin;
          const size = (isOwn ? await sizeOfMedia(file.pathname) : undefined) ?? 0;
          return [
            {
              ...rest,
              page: origin() + addresses.articlePath(article),
              file: { address: file.href, type: recordingType(file.pathname), size },
              ...(publishedAt ? { publishedAt: new Date(publishedAt) } : {}),
            },
          ];
        }),
      );
      return inType(
        podcastFeed({
          title: settings.siteName,
          description: words.recordingsOf(settings.siteName),
          language: look.locale,
          page: origin() + addresses.home,
          self: `${origin()}/podcast.xml`,
          picture: origin() + (icon ? iconAddress(icon, 1400) : '/icon-512.png'),
          episodes: episodes.flat(),
        }),
        'application/rss+xml',
      );
    })
    .get('/ads.txt', async () => {
      const { settings } = await client.ask('GET /site');
      return settings.adsTxt === '' ? missing() : plain([settings.adsTxt]);
    })
    .get('/robots.txt', () => {
      const lines = [
        'User-agent: *',
        'Disallow: /admin',
        'Disallow: /api/',
        // The empty search form may be indexed, results may not.
        'Disallow: /search?',
        // So it is spelt in an exported site.
        'Disallow: /search/?',
        '',
        `Sitemap: ${origin()}/sitemap.xml`,
        `Sitemap: ${origin()}/news-sitemap.xml`,
      ];
      return plain(lines);
    });
}
