import { element, xmlDocument, xmlText } from './xml.ts';

/** A recording in a podcast. All addresses are absolute. */
export interface Episode {
  id: string;
  title: string;
  by: string;
  description: string;
  /** Address of the article that it stands in. */
  page: string;
  file: {
    address: string;
    /** Media type. */
    type: string;
    /** Size in bytes; 0 where it is not known. */
    size: number;
  };
  publishedAt?: Date;
}

export interface Podcast {
  title: string;
  description: string;
  /** Locale of the site (BCP 47). */
  language: string;
  /** The site's address, and that of the feed. */
  page: string;
  self: string;
  /** Address of a square picture. */
  picture: string;
  episodes: readonly Episode[];
}

const episodeOf = ({ id, title, by, description, page, file, publishedAt }: Episode): string =>
  [
    '<item>',
    element('title', title),
    element('link', page),
    `<guid isPermaLink="false">${xmlText(id)}</guid>`,
    publishedAt ? element('pubDate', publishedAt.toUTCString()) : '',
    element('description', description),
    by ? element('itunes:author', by) : '',
    `<enclosure url="${xmlText(file.address)}" length="${file.size}" type="${file.type}"/>`,
    '</item>',
  ].join('');

/** Writes a podcast as RSS 2.0 with the elements that directories ask for (Apple Podcasts, Podcasting 2.0). */
export const podcastFeed = (podcast: Podcast): string => {
  const { title, description, language, page, self, picture, episodes } = podcast;
  return xmlDocument(
    [
      '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel>',
      element('title', title),
      element('link', page),
      element('description', description),
      element('language', language),
      `<atom:link href="${xmlText(self)}" rel="self" type="application/rss+xml"/>`,
      element('itunes:author', title),
      `<itunes:image href="${xmlText(picture)}"/>`,
      '<itunes:category text="News"/>',
      element('itunes:explicit', 'false'),
      ...episodes.map(episodeOf),
      '</channel></rss>',
    ].join('\n'),
  );
};
