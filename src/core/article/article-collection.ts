import * as z from 'zod/mini';
import { categorySlug } from '../category/category.ts';
import { defineContent } from '../collection.ts';
import { fieldsSearchedOf } from '../search/searched-article.ts';
import { type Article, articleSchema } from './article.ts';
import { slugsOf } from './article-address.ts';
import {
  articleCard,
  leadPictureOf,
  leadPictureSchema,
  publishedOf,
  publishedSchema,
} from './article-card.ts';
import { marksOf } from './article-marks.ts';
import { bylineKeys } from './byline.ts';
import { mediaOf } from './content-block.ts';
import { correctedOf } from './corrections/correction.ts';
import { sampleArticles } from './sample-articles.ts';

/** An article in the back office's table, without its text. */
export const articleRowSchema = z.object({
  id: z.string(),
  version: z.optional(z.int()),
  title: z.string(),
  category: z.string(),
  author: z.string(),
  writerId: z.optional(z.string()),
  isFeatured: z.boolean(),
  isPremium: z.boolean(),
  published: publishedSchema,
  picture: leadPictureSchema,
});

export type ArticleRow = z.infer<typeof articleRowSchema>;

export function articleRow(article: Article): ArticleRow {
  const { id, version, title, category, author, writerId, isFeatured, isPremium } = article;
  return {
    ...{ id, version, title, category, author, writerId, isFeatured, isPremium },
    published: publishedOf(article),
    picture: leadPictureOf(article),
  };
}

export const articleCollection = defineContent({
  schema: articleSchema,
  idPrefix: 'article',
  labelField: 'title',
  insertAt: 'first',
  listedBy: 'published',
  samples: sampleArticles,
  refillsWhenEmpty: true,
  seenBy: 'contributor',
  ownedBy: 'writer',
  isArchived: true,
  isPublic: true,
  isSearched: true,
  filters: {
    category: (article: Article) => categorySlug(article.category),
    /** Exact spelling, which the homepage's category blocks require. */
    categoryName: (article: Article) => article.category,
    featured: (article: Article) => String(article.isFeatured),
    writer: (article: Article) => article.writerId ?? '',
  },
  keys: {
    /** Its present and former slugs. */
    slug: slugsOf,
    /** Id of the category that it refers to. */
    section: ({ sectionId }: Article) => (sectionId ? [sectionId] : []),
    /** Its authors, see `byline.ts`. */
    byline: bylineKeys,
    /** Ids of its tags. */
    tag: ({ tagIds = [] }: Article) => tagIds,
    mark: marksOf,
    /** Addresses of its pictures, films and recordings. */
    picture: ({ content }: Article) => content.flatMap(mediaOf),
  },
  sorts: {
    title: (article: Article) => article.title,
    category: (article: Article) => article.category,
    author: (article: Article) => article.author,
  },
  numbers: {
    /** Milliseconds since 1970; 0 if unknown. */
    published: (article: Article) => Date.parse(article.publishedAt ?? '') || 0,
    corrected: correctedOf,
  },
  row: articleRow,
  rowSchema: () => articleRowSchema,
  searchedText: fieldsSearchedOf,
  card: articleCard,
  cardEdition: 2,
  kind: async () => (await import('./article-kind.ts')).articleKind,
});
