import { element, xmlDocument } from './xml.ts';

export interface SitemapEntry {
  /** Path of the page. */
  path: string;
  /** An ISO instant. */
  changedAt?: string | undefined;
  /** Absolute address of the page's picture, if it has one. */
  picture?: string | undefined;
  /** Films of YouTube that the page plays. */
  films?: readonly SitemapFilm[];
}

export interface SitemapFilm {
  youtubeId: string;
  title: string;
  /** Its description; its title where it has none. */
  description: string;
}

/** A film in Google's form (schemas/sitemap-video/1.1), which demands thumbnail, title, description and player. */
const filmOf = ({ youtubeId, title, description }: SitemapFilm): string =>
  [
    '<video:video>',
    element('video:thumbnail_loc', `https://i.ytimg.com/vi/${youtubeId}/hqdefault.jpg`),
    element('video:title', title),
    element('video:description', description),
    element('video:player_loc', `https://www.youtube-nocookie.com/embed/${youtubeId}`),
    '</video:video>',
  ].join('');

/**
 * A site map for search engines (sitemaps.org, 0.9), with pictures and films in Google's form (schemas/sitemap-image/1.1,
 * sitemap-video/1.1).
 */
export const sitemap = (origin: string, entries: readonly SitemapEntry[]): string =>
  xmlDocument(
    [
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:video="http://www.google.com/schemas/sitemap-video/1.1">',
      ...entries.map(({ path, changedAt, picture, films = [] }) =>
        [
          '<url>',
          element('loc', `${origin}${path}`),
          changedAt ? element('lastmod', changedAt) : '',
          picture ? `<image:image>${element('image:loc', picture)}</image:image>` : '',
          ...films.map(filmOf),
          '</url>',
        ].join(''),
      ),
      '</urlset>',
    ].join('\n'),
  );

/** An index of several site maps (sitemaps.org, 0.9). */
export const sitemapIndex = (origin: string, paths: readonly string[]): string =>
  xmlDocument(
    [
      '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...paths.map((path) => `<sitemap>${element('loc', `${origin}${path}`)}</sitemap>`),
      '</sitemapindex>',
    ].join('\n'),
  );

export interface NewsEntry {
  /** Path of the article. */
  path: string;
  title: string;
  /** An ISO instant. */
  publishedAt: string;
}

/** Language of a publication: ISO 639, but for Chinese, which needs its script (Google, *News sitemaps*). */
const newsLanguage = (locale: string): string =>
  locale.startsWith('zh') ? locale.toLowerCase() : (locale.split('-')[0] ?? '');

/** A news site map in Google's format (schemas/sitemap-news/0.9). */
export const newsSitemap = (
  origin: string,
  siteName: string,
  locale: string,
  entries: readonly NewsEntry[],
): string =>
  xmlDocument(
    [
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9">',
      ...entries.map(({ path, title, publishedAt }) =>
        [
          `<url>${element('loc', `${origin}${path}`)}<news:news>`,
          `<news:publication>${element('news:name', siteName)}${element('news:language', newsLanguage(locale))}</news:publication>`,
          element('news:publication_date', publishedAt),
          element('news:title', title),
          '</news:news></url>',
        ].join(''),
      ),
      '</urlset>',
    ].join('\n'),
  );
