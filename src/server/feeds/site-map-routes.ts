import { Hono } from 'hono';
import type { Client } from '#api/client.ts';
import { Problem } from '#api/problem.ts';
import { categorySlug } from '#core/category/category.ts';
import { type SpecifiedPage, specifiedPages } from '#core/page/page.ts';
import { clip } from '#core/text/clip.ts';
import { youtubeId } from '#core/video/video.ts';
import { storyCover } from '#core/web-story/web-story.ts';
import { newestArticles } from './newest-articles.ts';
import type { SiteAddresses } from './site-addresses.ts';
import { newsSitemap, type SitemapFilm, sitemap, sitemapIndex } from './sitemap.ts';
import { inType, missing } from './text-answers.ts';

/** Articles per site map; more articles are split into several. */
const SITEMAP_LENGTH = 5000;

/** Most site maps, together for fifty million articles. Search engines take indexes of 50,000. */
const MOST_SITEMAPS = 10_000;

/** Limits of the news site map (Google's): age in milliseconds, and number of articles. */
const NEWS_AGE = 2 * 24 * 60 * 60 * 1000;
const NEWS_LENGTH = 1000;

/** Longest description of a film in a site map (Google's). */
const FILM_DESCRIPTION = 2048;

/** Routes of the site map, its parts and the news site map. */
export function siteMapRoutes(
  client: Client,
  origin: () => string,
  addresses: SiteAddresses,
  now: () => Date,
): Hono {
  /** Returns an absolute address; `undefined` for a picture within its address, and for what is no address. */
  const absolute = (src: string | undefined): string | undefined =>
    src === undefined || src.startsWith('data:') ? undefined : URL.parse(src, origin())?.href;

  /**
   * Returns the site map with that number, from 1; the first includes the static pages. `undefined` past
   * the end.
   */
  async function sitemapNumber(number: number): Promise<string | undefined> {
    const from = (number - 1) * SITEMAP_LENGTH;
    const articles = await newestArticles(client, { most: SITEMAP_LENGTH, from });
    if (number > 1 && articles.length === 0) return undefined;
    const { categories } = await client.ask('GET /site');
    const replaced = new Set<string>();
    for (const slug of specifiedPages) {
      if (!(await standsAsSpecified(slug))) replaced.add(addresses.pagePath(slug));
    }
    const authors = await client.ask('GET /authors');
    const tags = await client.ask('GET /tags');
    const own = await client.ask('GET /pages');
    const stories = number > 1 ? [] : await client.ask('GET /stories');
    const films = number > 1 ? [] : await filmsOfSite();
    const pages =
      number > 1
        ? []
        : [
            ...addresses.pages.filter((path) => !replaced.has(path)).map((path) => ({ path })),
            ...own.map(({ slug, at }) => ({ path: addresses.pagePath(slug), changedAt: at })),
            ...categories
              // Web stories have a page of their own.
              .filter(({ name }) => categorySlug(name) !== 'web-stories')
              .map(({ slug, name }) => ({
                path: addresses.categoryPath(slug),
                ...(categorySlug(name) === 'videos' ? { films } : {}),
              })),
            ...stories.map((story) => ({
              path: addresses.storyPath(story.id),
              picture: absolute(storyCover(story)),
            })),
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

  /** Returns the films of the page of videos. */
  async function filmsOfSite(): Promise<SitemapFilm[]> {
    const { videos } = await client.ask('GET /categories/:category', { category: 'videos' });
    return videos.flatMap(({ videoId, title, description }) => {
      const id = youtubeId(videoId);
      const said = clip(description, FILM_DESCRIPTION) || title;
      return id === undefined ? [] : [{ youtubeId: id, title, description: said }];
    });
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

  async function countSitemaps(): Promise<number> {
    const { articles } = await client.ask('GET /article-count');
    return Math.min(MOST_SITEMAPS, Math.max(1, Math.ceil(articles / SITEMAP_LENGTH)));
  }

  return new Hono()
    .get('/sitemap.xml', async () => {
      const count = await countSitemaps();
      const paths = Array.from({ length: count }, (_, at) => `/sitemap-${at + 1}.xml`);
      const text = count > 1 ? sitemapIndex(origin(), paths) : await sitemapNumber(1);
      return inType(text ?? '', 'application/xml');
    })
    .get('/:file{sitemap-[1-9][0-9]*\\.xml}', async (c) => {
      const number = Number(/\d+/.exec(c.req.param('file'))?.[0]);
      const text = number > MOST_SITEMAPS ? undefined : await sitemapNumber(number);
      return text === undefined ? missing() : inType(text, 'application/xml');
    })
    .get('/news-sitemap.xml', async () => {
      const { settings, look } = await client.ask('GET /site');
      const oldest = now().getTime() - NEWS_AGE;
      const articles = await newestArticles(client, {
        most: NEWS_LENGTH,
        isWanted: ({ published }) => !(Date.parse(published.publishedAt ?? '') < oldest),
      });
      const entries = articles.flatMap((article) => {
        const { title, published } = article;
        const { publishedAt } = published;
        return publishedAt ? [{ path: addresses.articlePath(article), title, publishedAt }] : [];
      });
      return inType(
        newsSitemap(origin(), settings.siteName, look.locale, entries),
        'application/xml',
      );
    });
}
