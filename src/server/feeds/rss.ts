import type { ListedArticle } from '#core/article/article-list.ts';
import * as words from '#core/words/http-words.ts';
import { element, xmlDocument, xmlText } from './xml.ts';

/** An article of a feed, with the text of the last update if its live blog is ongoing. */
export type FeedArticle = ListedArticle & { lastUpdate?: string | undefined };

interface FeedSetting {
  /** The site's public address, without a trailing slash. */
  origin: string;
  /** Path of the page that the feed belongs to. */
  path: string;
  /** Path of the feed itself. */
  self: string;
  title: string;
  description: string;
  /** Locale of the site (BCP 47). */
  language: string;
  articles: readonly FeedArticle[];
  articlePath: (article: ListedArticle) => string;
  /** Returns an article's picture, if any; `src` is a path or an absolute URL. */
  pictureOf: (article: ListedArticle) => FeedPicture | undefined;
}

/** Picture of an item (Media RSS). */
export interface FeedPicture {
  src: string;
  width?: number;
  height?: number;
}

const dateOf = ({ published }: ListedArticle): string => {
  const instant = Date.parse(published.publishedAt ?? '');
  return Number.isNaN(instant) ? '' : element('pubDate', new Date(instant).toUTCString());
};

function mediaOf(picture: FeedPicture | undefined, origin: string): string {
  if (!picture) return '';
  const size = picture.width ? ` width="${picture.width}" height="${picture.height}"` : '';
  const address = xmlText(new URL(picture.src, origin).href);
  return `<media:content url="${address}" medium="image"${size}/>`;
}

/** The element `lastBuildDate` with the latest change of any article; empty if none is dated. */
function lastBuildDate(articles: readonly ListedArticle[]): string {
  const instants = articles.flatMap(({ published, updatedAt }) => {
    const instant = Date.parse(updatedAt ?? published.publishedAt ?? '');
    return Number.isNaN(instant) ? [] : [instant];
  });
  if (instants.length === 0) return '';
  return element('lastBuildDate', new Date(Math.max(...instants)).toUTCString());
}

/** Text of an item: the last update, its corrections, then its standfirst or beginning. */
const describe = ({ corrections = [], standfirst, summary, lastUpdate }: FeedArticle): string =>
  [
    lastUpdate ? words.lastUpdate(lastUpdate) : '',
    ...corrections.map(({ text }) => words.correction(text)),
    standfirst ?? summary ?? '',
  ]
    .filter(Boolean)
    .join(' ');

/** Makes an RSS 2.0 feed with the articles' summaries. */
export function rssFeed(setting: FeedSetting): string {
  const { origin, path, self, title, description, language, articles, articlePath, pictureOf } =
    setting;
  const items = articles.map((article) => {
    const link = `${origin}${articlePath(article)}`;
    // The guid stays when the slug changes, so that feed readers don't show the article twice.
    const guid = `${origin}${articlePath({ ...article, slug: article.id })}`;
    return [
      '<item>',
      element('title', article.title),
      element('link', link),
      element('guid', guid),
      element('category', article.category.name),
      article.author ? element('dc:creator', article.author) : '',
      dateOf(article),
      element('description', describe(article)),
      mediaOf(pictureOf(article), origin),
      '</item>',
    ].join('');
  });
  return xmlDocument(
    [
      '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/"><channel>',
      element('title', title),
      element('link', `${origin}${path}`),
      element('description', description),
      element('language', language),
      lastBuildDate(articles),
      `<atom:link href="${xmlText(`${origin}${self}`)}" rel="self" type="application/rss+xml"/>`,
      ...items,
      '</channel></rss>',
    ].join('\n'),
  );
}
