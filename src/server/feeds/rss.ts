import { type Feed, type FeedItem, type FeedPicture, feedTypes } from './feed.ts';
import { element, xmlDocument, xmlText } from './xml.ts';

/** Picture of an item, for RSS and Atom (Media RSS). */
export function mediaOf(picture: FeedPicture | undefined): string {
  if (!picture) return '';
  const size = picture.width ? ` width="${picture.width}" height="${picture.height}"` : '';
  return `<media:content url="${xmlText(picture.src)}" medium="image"${size}/>`;
}

const itemOf = (item: FeedItem): string =>
  [
    '<item>',
    element('title', item.title),
    element('link', item.address),
    element('guid', item.id),
    element('category', item.section),
    item.author ? element('dc:creator', item.author) : '',
    item.publishedAt ? element('pubDate', item.publishedAt.toUTCString()) : '',
    element('description', item.text),
    item.html ? element('content:encoded', item.html) : '',
    mediaOf(item.picture),
    '</item>',
  ].join('');

/** Writes a feed as RSS 2.0. */
export const rssFeed = ({
  title,
  description,
  language,
  page,
  selves,
  hub,
  changedAt,
  items,
}: Feed) =>
  xmlDocument(
    [
      '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/"><channel>',
      element('title', title),
      element('link', page),
      element('description', description),
      element('language', language),
      changedAt ? element('lastBuildDate', changedAt.toUTCString()) : '',
      `<atom:link href="${xmlText(selves.xml)}" rel="self" type="${feedTypes.xml}"/>`,
      `<atom:link href="${xmlText(selves.atom)}" rel="alternate" type="${feedTypes.atom}"/>`,
      hub ? `<atom:link href="${xmlText(hub)}" rel="hub"/>` : '',
      ...items.map(itemOf),
      '</channel></rss>',
    ].join('\n'),
  );
