import type { ListedArticle } from '#core/article/article-list.ts';
import type { ContentBlock } from '#core/article/content-block.ts';
import * as words from '#core/words/http-words.ts';
import { feedHtml } from './feed-html.ts';

/** Formats of feeds by the endings of their addresses: RSS 2.0, Atom (RFC 4287), JSON Feed 1.1. */
export const feedFormats = ['xml', 'atom', 'json'] as const;

export type FeedFormat = (typeof feedFormats)[number];

/** Media types of the formats. */
export const feedTypes = {
  xml: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
} as const satisfies Record<FeedFormat, string>;

/** An article of a feed, with the text of the last update if its live blog is ongoing. */
export type FeedArticle = ListedArticle & {
  lastUpdate?: string | undefined;
  /** Blocks of its text, where the feed has whole articles. */
  content?: readonly ContentBlock[];
};

/** Picture of an item; `src` is a path or an absolute URL. */
export interface FeedPicture {
  src: string;
  /** Size in pixels, if known. */
  width?: number;
  height?: number;
}

/** An article in a feed. All addresses are absolute. */
export interface FeedItem {
  /** Address that stays when the slug changes, so that feed readers don't show the article twice. */
  id: string;
  address: string;
  title: string;
  section: string;
  /** Empty for none. */
  author: string;
  publishedAt?: Date;
  updatedAt?: Date;
  /** The last update, its corrections, then its standfirst or beginning. */
  text: string;
  /** The whole article as HTML, where the feed has it. */
  html?: string;
  picture?: FeedPicture;
}

/** A feed in any format. All addresses are absolute. */
export interface Feed {
  title: string;
  description: string;
  /** Locale of the site (BCP 47). */
  language: string;
  /** Address of the page that the feed belongs to. */
  page: string;
  /** Address of the feed in each format. */
  selves: Record<FeedFormat, string>;
  /** Address of the WebSub hub, if the site has one. */
  hub?: string;
  /** Latest change of any article; absent if none is dated. */
  changedAt?: Date;
  items: FeedItem[];
}

interface FeedSetting extends Pick<Feed, 'title' | 'description' | 'language' | 'hub'> {
  /** The site's public address, without a trailing slash. */
  origin: string;
  /** Path of the page that the feed belongs to. */
  path: string;
  /** Path of the feed as RSS, which ends in `.xml`. */
  self: string;
  articles: readonly FeedArticle[];
  articlePath: (article: Pick<ListedArticle, 'id' | 'slug'>) => string;
  pictureOf: (article: ListedArticle) => FeedPicture | undefined;
}

const instantOf = (text: string | undefined): Date | undefined => {
  const instant = Date.parse(text ?? '');
  return Number.isNaN(instant) ? undefined : new Date(instant);
};

const textOf = ({ corrections = [], standfirst, summary, lastUpdate }: FeedArticle): string =>
  [
    lastUpdate ? words.lastUpdate(lastUpdate) : '',
    ...corrections.map(({ text }) => words.correction(text)),
    standfirst ?? summary ?? '',
  ]
    .filter(Boolean)
    .join(' ');

/** Makes a feed with the articles' summaries. */
export function feedOf(setting: FeedSetting): Feed {
  const { origin, path, self, articles, articlePath, pictureOf } = setting;
  const { title, description, language, hub } = setting;
  const items = articles.map((article): FeedItem => {
    const publishedAt = instantOf(article.published.publishedAt);
    const updatedAt = instantOf(article.updatedAt) ?? publishedAt;
    const picture = pictureOf(article);
    return {
      id: origin + articlePath({ ...article, slug: article.id }),
      address: origin + articlePath(article),
      title: article.title,
      section: article.category.name,
      author: article.author,
      text: textOf(article),
      ...(article.content ? { html: feedHtml(article.content, origin) } : {}),
      ...(publishedAt ? { publishedAt } : {}),
      ...(updatedAt ? { updatedAt } : {}),
      ...(picture ? { picture: { ...picture, src: new URL(picture.src, origin).href } } : {}),
    };
  });
  const changes = items.flatMap(({ updatedAt }) => updatedAt?.getTime() ?? []);
  const selfAs = (format: FeedFormat): string => origin + self.replace(/xml$/, format);
  return {
    ...{ title, description, language, items },
    ...(hub ? { hub } : {}),
    page: origin + path,
    selves: { xml: selfAs('xml'), atom: selfAs('atom'), json: selfAs('json') },
    ...(changes.length > 0 ? { changedAt: new Date(Math.max(...changes)) } : {}),
  };
}
