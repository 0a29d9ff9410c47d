import { Hono } from 'hono';
import { answerOf, type Client } from '#api/client.ts';
import type { ArticleCard } from '#core/article/article-card.ts';
import { rssFeed } from './rss.ts';
import { sitemap } from './sitemap.ts';

/** Articles in a feed. */
const FEED_LENGTH = 50;

/** Articles in the site map, the newest ones; older ones are found through the category pages. */
const SITEMAP_LENGTH = 5000;

const STRETCH = 100;

/** Where the site's pages are, as paths. */
export interface SiteAddresses {
  home: string;
  /** Pages that are always there, the homepage among them. */
  pages: readonly string[];
  articlePath: (id: string) => string;
  categoryPath: (name: string) => string;
}

async function newest(client: Client, most: number): Promise<ArticleCard[]> {
  const found: ArticleCard[] = [];
  let cursor: string | undefined;
  do {
    const query = {
      order: 'asc' as const,
      limit: String(STRETCH),
      ...(cursor === undefined ? {} : { cursor }),
    };
    const stretch = await answerOf(client.articles.$get({ query }));
    found.push(...stretch.articles);
    cursor = stretch.next;
  } while (cursor !== undefined && found.length < most);
  return found.slice(0, most);
}

const xml = (text: string, type: string): Response =>
  new Response(text, { headers: { 'content-type': `${type}; charset=utf-8` } });

/** What programs read of the site: feeds, the site map, and where robots may go. */
export const feedRoutes = (client: Client, origin: () => string, addresses: SiteAddresses) =>
  new Hono()
    .get('/feed.xml', async () => {
      const { settings } = await answerOf(client.site.$get());
      const articles = await newest(client, FEED_LENGTH);
      const feed = rssFeed({
        origin: origin(),
        path: addresses.home,
        self: '/feed.xml',
        title: settings.siteName,
        description: `The latest from ${settings.siteName}.`,
        articles,
        articlePath: addresses.articlePath,
      });
      return xml(feed, 'application/rss+xml');
    })
    .get('/sitemap.xml', async () => {
      const { categories } = await answerOf(client.site.$get());
      const articles = await newest(client, SITEMAP_LENGTH);
      const entries = [
        ...addresses.pages.map((path) => ({ path })),
        ...categories
          .filter(({ slug }) => slug !== 'web-stories')
          .map(({ name }) => ({ path: addresses.categoryPath(name) })),
        ...articles.map(({ id, published }) => ({
          path: addresses.articlePath(id),
          changedAt: published.publishedAt,
        })),
      ];
      return xml(sitemap(origin(), entries), 'application/xml');
    })
    .get('/robots.txt', () => {
      const lines = [
        'User-agent: *',
        'Disallow: /admin',
        'Disallow: /api/',
        // The form itself is a page to be found, its results are not.
        'Disallow: /search?',
        '',
        `Sitemap: ${origin()}/sitemap.xml`,
      ];
      return new Response(`${lines.join('\n')}\n`, {
        headers: { 'content-type': 'text/plain; charset=utf-8' },
      });
    });
