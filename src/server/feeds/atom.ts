import { type Feed, type FeedItem, feedTypes } from './feed.ts';
import { mediaOf } from './rss.ts';
import { element, xmlDocument, xmlText } from './xml.ts';

/** The instant of what has none: Atom asks for one. */
const UNDATED = new Date(0);

const entryOf = (item: FeedItem, changedAt: Date): string =>
  [
    '<entry>',
    element('title', item.title),
    element('id', item.id),
    `<link href="${xmlText(item.address)}"/>`,
    element('updated', (item.updatedAt ?? changedAt).toISOString()),
    item.publishedAt ? element('published', item.publishedAt.toISOString()) : '',
    item.author ? `<author>${element('name', item.author)}</author>` : '',
    `<category term="${xmlText(item.section)}"/>`,
    element('summary', item.text),
    item.html ? `<content type="html">${xmlText(item.html)}</content>` : '',
    mediaOf(item.picture),
    '</entry>',
  ].join('');

/** Writes a feed as Atom (RFC 4287); the site is the author of what has none. */
export const atomFeed = (feed: Feed): string => {
  const { title, description, language, page, selves, hub, changedAt = UNDATED, items } = feed;
  return xmlDocument(
    [
      `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/" xml:lang="${xmlText(language)}">`,
      element('title', title),
      element('subtitle', description),
      element('id', selves.atom),
      `<link href="${xmlText(page)}" rel="alternate" type="text/html"/>`,
      `<link href="${xmlText(selves.atom)}" rel="self" type="${feedTypes.atom}"/>`,
      hub ? `<link href="${xmlText(hub)}" rel="hub"/>` : '',
      element('updated', changedAt.toISOString()),
      `<author>${element('name', title)}</author>`,
      ...items.map((item) => entryOf(item, changedAt)),
      '</feed>',
    ].join('\n'),
  );
};
