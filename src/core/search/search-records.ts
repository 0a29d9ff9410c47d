import { type Article, openContent } from '../article/article.ts';
import type { ContentBlock } from '../article/content-block.ts';
import type { LiveEntry } from '../article/live/live-entry.ts';
import type { PublicStore } from '../public-view.ts';

/** The records that searches of an exported site read, with what everybody may read. */
export interface SearchRecords {
  articles: Article[];
  liveEntries: LiveEntry[];
  categories: { id: string; name: string }[];
  authors: { id: string; name: string; slug: string }[];
  tags: { id: string; name: string }[];
  liveBlogs: { id: string }[];
}

/** Stands for what is behind the paywall, so that it counts as withheld, and not the end of what is before it. */
const withheld: ContentBlock = { id: 'withheld', type: 'paragraph', content: '…' };

/** An article without what neither searches nor their results show. */
function searchable(article: Article): Article {
  const { writerId, corrections, formerSlugs, endsAt, sharePicture, ...shown } = article;
  return {
    ...shown,
    content: [...openContent(article), ...(article.isPremium ? [withheld] : [])],
  };
}

/** Reads the records that searches of an exported site read. */
export const searchRecords = (store: PublicStore): Promise<SearchRecords> =>
  store.read(async (view) => {
    const articles = await view.list('articles');
    const closed = new Set(articles.filter(({ isPremium }) => isPremium).map(({ id }) => id));
    const entries = await view.list('liveEntries');
    return {
      articles: articles.map(searchable),
      liveEntries: entries
        .filter(({ article }) => !closed.has(article))
        .map(({ writerId, ...entry }) => entry),
      categories: await view.list('categories'),
      authors: (await view.list('authors')).map(({ id, name, slug }) => ({ id, name, slug })),
      tags: await view.list('tags'),
      liveBlogs: await view.list('liveBlogs'),
    };
  });
