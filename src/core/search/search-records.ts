import { type Article, openContent } from '../article/article.ts';
import type { ContentBlock } from '../article/content-block.ts';
import { headTextsOf } from '../article/head-texts.ts';
import type { LiveEntry } from '../article/live/live-entry.ts';
import type { Author } from '../author/author.ts';
import type { Category } from '../category/category.ts';
import type { PublicStore } from '../public-view.ts';
import type { Tag } from '../tag/tag.ts';

/** The records that searches of an exported site read, with what everybody may read. */
export interface SearchRecords {
  articles: Article[];
  liveEntries: Pick<LiveEntry, 'id' | 'article' | 'heading' | 'content'>[];
  categories: Pick<Category, 'id' | 'name' | 'slug' | 'ink'>[];
  authors: Pick<Author, 'id' | 'name' | 'slug'>[];
  tags: Pick<Tag, 'id' | 'name' | 'slug'>[];
  liveBlogs: { id: string; endedAt?: string | undefined }[];
}

/** Stands for what is behind the paywall, so that it counts as withheld, and not the end of what is before it. */
const withheld: ContentBlock = { id: 'withheld', type: 'paragraph', content: '…' };

/** Picks the fields of an article that searches and their results need. */
const searchable = (article: Article): Article => ({
  id: article.id,
  slug: article.slug,
  title: article.title,
  ...headTextsOf(article),
  category: article.category,
  sectionId: article.sectionId,
  author: article.author,
  bylines: article.bylines,
  tagIds: article.tagIds,
  tagNames: article.tagNames,
  publishedAt: article.publishedAt,
  time: article.time,
  image: article.image,
  focus: article.focus,
  isFeatured: article.isFeatured,
  featuredAt: article.featuredAt,
  isPremium: article.isPremium,
  content: [...openContent(article), ...(article.isPremium ? [withheld] : [])],
});

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
        .map(({ id, article, heading, content }) => ({ id, article, heading, content })),
      categories: (await view.list('categories')).map(({ id, name, slug, ink }) => ({
        ...{ id, name, slug, ink },
      })),
      authors: (await view.list('authors')).map(({ id, name, slug }) => ({ id, name, slug })),
      tags: (await view.list('tags')).map(({ id, name, slug }) => ({ id, name, slug })),
      liveBlogs: (await view.list('liveBlogs')).map(({ id, endedAt }) => ({ id, endedAt })),
    };
  });
