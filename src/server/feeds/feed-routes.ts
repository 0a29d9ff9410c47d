import { Hono } from 'hono';
import type { Client } from '#api/client.ts';
import { Problem } from '#api/problem.ts';
import type { ArticleList, ListedArticle } from '#core/article/article-list.ts';
import { keyPointOf } from '#core/article/live/live-entry.ts';
import { categorySlug } from '#core/category/category.ts';
import { iconAddress } from '#core/image/icon-address.ts';
import { iconOf } from '#core/look/look.ts';
import { type SpecifiedPage, specifiedPages } from '#core/page/page.ts';
import { defaultSiteSettings } from '#core/settings/site-settings.ts';
import * as words from '#core/words/http-words.ts';
import { atomFeed } from './atom.ts';
import {
  type Feed,
  type FeedArticle,
  type FeedFormat,
  type FeedPicture,
  feedFormats,
  feedOf,
  feedTypes,
} from './feed.ts';
import { jsonFeed } from './json-feed.ts';
import { rssFeed } from './rss.ts';
import { newsSitemap, sitemap, sitemapIndex } from './sitemap.ts';

/** Articles in a feed. */
const FEED_LENGTH = 50;

/** Articles per site map; more articles are split into several. */
const SITEMAP_LENGTH = 5000;

/** Most site maps, together for a quarter of a million articles. */
const MOST_SITEMAPS = 50;

/** Limits of the news site map (Google's): age in milliseconds, and number of articles. */
const NEWS_AGE = 2 * 24 * 60 * 60 * 1000;
const NEWS_LENGTH = 1000;

/** Milliseconds for which security.txt holds (RFC 9116 recommends less than a year). */
const SECURITY_AGE = 180 * 24 * 60 * 60 * 1000;

const STRETCH = 100;

/** Paths of the site's pages. */
export interface SiteAddresses {
  home: string;
  /** Static pages, including the homepage. */
  pages: readonly string[];
  articlePath: (article: Pick<ListedArticle, 'id' | 'slug'>) => string;
  categoryPath: (slug: string) => string;
  feedPath: (slug: string) => string;
  pagePath: (slug: string) => string;
  authorPath: (slug: string) => string;
  authorFeedPath: (slug: string) => string;
  tagPath: (slug: string) => string;
  tagFeedPath: (slug: string) => string;
  pictureOf: (article: ListedArticle) => FeedPicture | undefined;
}

type Narrowing = { category: string } | { author: string } | { tag: string };

interface Wanted {
  most: number;
  /** Offset of the first article; default: 0. */
  from?: number;
  /** Slug of a category, an author or a tag; default: all articles. */
  of?: Narrowing;
  isWanted?: (article: ListedArticle) => boolean;
}

/** Returns the newest articles, up to `most` or to the first that isn't wanted. */
async function newest(client: Client, wanted: Wanted): Promise<ListedArticle[]> {
  const { most, from = 0, of = {}, isWanted = () => true } = wanted;
  const found: ListedArticle[] = [];
  let cursor: string | undefined = String(from);
  do {
    const stretch: ArticleList = await client.ask('GET /articles', {
      ...of,
      order: 'asc',
      limit: String(Math.min(STRETCH, most)),
      cursor,
    });
    const end = stretch.articles.findIndex((article) => !isWanted(article));
    if (end !== -1) return [...found, ...stretch.articles.slice(0, end)].slice(0, most);
    found.push(...stretch.articles);
    cursor = stretch.next;
  } while (cursor !== undefined && found.length < most);
  return found.slice(0, most);
}

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

const xml = (text: string, type: string): Response =>
  new Response(text, { headers: { 'content-type': `${type}; charset=utf-8` } });

const plain = (lines: readonly string[]): Response =>
  new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });

const missing = (): Response =>
  new Response('Not found\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });

const writers: Record<FeedFormat, (feed: Feed) => string> = {
  xml: rssFeed,
  atom: atomFeed,
  json: jsonFeed,
};

/** Routes for programs: feeds, site maps, robots.txt, security.txt and the manifest of the installed site. */
export function feedRoutes(
  client: Client,
  origin: () => string,
  addresses: SiteAddresses,
  /** The manifest without the site's name. */
  manifest: object,
  /** Key that IndexNow looks for. */
  searchKey: string,
  now: () => Date = () => new Date(),
) {
  async function feed(options: {
    format: FeedFormat;
    path: string;
    /** Path of the feed as RSS. */
    self: string;
    section?: { name: string; description?: string | undefined; narrowing: Narrowing };
  }): Promise<Response> {
    const { format, path, self, section } = options;
    const { settings, look } = await client.ask('GET /site');
    const articles = await newest(client, {
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
    return xml(writers[format](made), feedTypes[format]);
  }

  const absolute = (src: string | undefined): string | undefined =>
    src === undefined ? undefined : new URL(src, origin()).href;

  /**
   * Returns the site map with that number, from 1; the first includes the static pages. `undefined` past
   * the end.
   */
  async function sitemapNumber(number: number): Promise<string | undefined> {
    const from = (number - 1) * SITEMAP_LENGTH;
    const articles = await newest(client, { most: SITEMAP_LENGTH, from });
    if (number > 1 && articles.length === 0) return undefined;
    const { categories } = await client.ask('GET /site');
    const replaced = new Set<string>();
    for (const slug of specifiedPages) {
      if (!(await standsAsSpecified(slug))) replaced.add(addresses.pagePath(slug));
    }
    const authors = await client.ask('GET /authors');
    const tags = await client.ask('GET /tags');
    const own = await client.ask('GET /pages');
    const pages =
      number > 1
        ? []
        : [
            ...addresses.pages.filter((path) => !replaced.has(path)).map((path) => ({ path })),
            ...own.map(({ slug, at }) => ({ path: addresses.pagePath(slug), changedAt: at })),
            ...categories
              // Web stories have a page of their own.
              .filter(({ name }) => categorySlug(name) !== 'web-stories')
              .map(({ slug }) => ({ path: addresses.categoryPath(slug) })),
            ...authors.map(({ slug }) => ({ path: addresses.authorPath(slug) })),
            ...tags.map(({ slug }) => ({ path: addresses.tagPath(slug) })),
          ];
    const entries = articles.map((article) => ({
      path: addresses.articlePath(article),
      changedAt: article.updatedAt ?? article.published.publishedAt,
      picture: absolute(addresses.pictureOf(article)?.src),
    }));
    return sitemap(origin(), [...pages, ...entries]);
  }

  /** True for a specified page that the newsroom has neither replaced nor withdrawn. */
  async function standsAsSpecified(slug: SpecifiedPage): Promise<boolean> {
    try {
      return (await client.ask('GET /pages/:slug', { slug })).page === undefined;
    } catch (error) {
      if (error instanceof Problem && error.details.kind === 'not-found') return false;
      throw error;
    }
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

  async function countSitemaps(): Promise<number> {
    for (let count = 1; count < MOST_SITEMAPS; count += 1) {
      const next = await newest(client, { most: 1, from: count * SITEMAP_LENGTH });
      if (next.length === 0) return count;
    }
    return MOST_SITEMAPS;
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
  return routes
    .get('/sitemap.xml', async () => {
      const count = await countSitemaps();
      const paths = Array.from({ length: count }, (_, at) => `/sitemap-${at + 1}.xml`);
      const text = count > 1 ? sitemapIndex(origin(), paths) : await sitemapNumber(1);
      return xml(text ?? '', 'application/xml');
    })
    .get('/:file{sitemap-[1-9][0-9]?\\.xml}', async (c) => {
      const number = Number(/\d+/.exec(c.req.param('file'))?.[0]);
      const text = number > MOST_SITEMAPS ? undefined : await sitemapNumber(number);
      return text === undefined ? missing() : xml(text, 'application/xml');
    })
    .get('/news-sitemap.xml', async () => {
      const { settings, look } = await client.ask('GET /site');
      const oldest = now().getTime() - NEWS_AGE;
      const articles = await newest(client, {
        most: NEWS_LENGTH,
        isWanted: ({ published }) => !(Date.parse(published.publishedAt ?? '') < oldest),
      });
      const entries = articles.flatMap((article) => {
        const { title, published } = article;
        const { publishedAt } = published;
        return publishedAt ? [{ path: addresses.articlePath(article), title, publishedAt }] : [];
      });
      return xml(newsSitemap(origin(), settings.siteName, look.locale, entries), 'application/xml');
    })
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
    .get('/ads.txt', async () => {
      const { settings } = await client.ask('GET /site');
      return settings.adsTxt === '' ? missing() : plain([settings.adsTxt]);
    })
    .get(`/${searchKey}.txt`, () => plain([searchKey]))
    .get('/robots.txt', () => {
      const lines = [
        'User-agent: *',
        'Disallow: /admin',
        'Disallow: /api/',
        // The empty search form may be indexed, results may not.
        'Disallow: /search?',
        '',
        `Sitemap: ${origin()}/sitemap.xml`,
        `Sitemap: ${origin()}/news-sitemap.xml`,
      ];
      return plain(lines);
    });
}
