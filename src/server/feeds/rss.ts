import type { ArticleCard } from '#core/article/article-card.ts';
import { element, xmlDocument, xmlText } from './xml.ts';

interface FeedSetting {
  /** The site's public address, without a slash at its end. */
  origin: string;
  /** The page that the feed tells of, as a path. */
  path: string;
  /** Its own address, as a path. */
  self: string;
  title: string;
  description: string;
  articles: readonly ArticleCard[];
  articlePath: (id: string) => string;
}

const dateOf = ({ published }: ArticleCard): string => {
  const instant = Date.parse(published.publishedAt ?? '');
  return Number.isNaN(instant) ? '' : element('pubDate', new Date(instant).toUTCString());
};

/** RSS 2.0, with the beginnings of the articles. */
export function rssFeed(setting: FeedSetting): string {
  const { origin, path, self, title, description, articles, articlePath } = setting;
  const items = articles.map((article) => {
    const link = `${origin}${articlePath(article.id)}`;
    return [
      '<item>',
      element('title', article.title),
      element('link', link),
      element('guid', link),
      element('category', article.category.name),
      article.author ? element('dc:creator', article.author) : '',
      dateOf(article),
      element('description', article.standfirst ?? article.summary ?? ''),
      '</item>',
    ].join('');
  });
  return xmlDocument(
    [
      '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
      element('title', title),
      element('link', `${origin}${path}`),
      element('description', description),
      element('language', 'en-IN'),
      `<atom:link href="${xmlText(`${origin}${self}`)}" rel="self" type="application/rss+xml"/>`,
      ...items,
      '</channel></rss>',
    ].join('\n'),
  );
}
