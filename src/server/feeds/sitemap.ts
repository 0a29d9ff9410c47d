import { element, xmlDocument } from './xml.ts';

export interface SitemapEntry {
  /** As a path. */
  path: string;
  /** An ISO instant. */
  changedAt?: string | undefined;
}

/** Addresses for search engines (sitemaps.org, 0.9). */
export const sitemap = (origin: string, entries: readonly SitemapEntry[]): string =>
  xmlDocument(
    [
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...entries.map(({ path, changedAt }) =>
        [
          '<url>',
          element('loc', `${origin}${path}`),
          changedAt ? element('lastmod', changedAt) : '',
          '</url>',
        ].join(''),
      ),
      '</urlset>',
    ].join('\n'),
  );
