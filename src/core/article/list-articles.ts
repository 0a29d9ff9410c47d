import * as z from 'zod/mini';
import { type Category, categorySlug } from '../category/category.ts';
import { findCategory } from '../category/category-links.ts';
import { ofCategory } from '../category/category-tree.ts';
import { recordAt } from '../content/slugged.ts';
import { done, rule } from '../errors.ts';
import { stretchFrom } from '../list-stretch.ts';
import type { PublicStore, PublicView } from '../public-view.ts';
import { tagAt } from '../tag/tag-at.ts';
import { defineRead } from '../use-case.ts';
import {
  ARTICLE_LIST_MOST,
  ARTICLE_LIST_SIZE,
  type ArticleList,
  articleListSchema,
  listedArticle,
} from './article-list.ts';
import { writtenBy } from './byline.ts';
import { shownCards } from './live/shown-cards.ts';

interface Narrowed {
  category?: string | undefined;
  author?: string | undefined;
  tag?: string | undefined;
}

/** Condition for the articles of the category with that slug, and of its children. */
function inCategory(slug: string, categories: readonly Category[]) {
  const listed = findCategory(slug, categories);
  return listed ? ofCategory(listed, categories) : categorySlug(slug);
}

/** Returns the condition of a list; `undefined` for an author or a tag that doesn't exist. */
async function whereOf(view: PublicView, store: PublicStore, { category, author, tag }: Narrowed) {
  const authors = author === undefined ? [] : await store.standing('authors');
  const writer = author === undefined ? undefined : recordAt(authors, author);
  const topic = tag === undefined ? undefined : await tagAt(view, tag);
  if ((author !== undefined && !writer) || (tag !== undefined && !topic)) return undefined;
  return {
    ...(category === undefined
      ? {}
      : { category: inCategory(category, await store.standing('categories')) }),
    ...(writer ? writtenBy(writer) : {}),
    ...(topic ? { tag: topic.id } : {}),
  };
}

/** Lists all articles, or those of a category with its children, an author or a tag, as cards, with keyset cursors. */
export const listArticles = defineRead({
  name: 'listArticles',
  contract: {
    route: 'GET /articles',
    summary: 'All articles, as cards',
    description:
      'Stretch by stretch: `next` of an answer is the `cursor` of the next request. Publications in between move nothing.',
    takes: z.pipe(
      z.object({
        category: z.optional(z.string()),
        author: z.optional(z.string()),
        tag: z.optional(z.string()),
        sort: z.optional(z.enum(['published', 'title'])),
        order: z._default(z.enum(['asc', 'desc']), 'asc'),
        cursor: z.optional(z.string()),
        limit: z._default(z.coerce.number(), ARTICLE_LIST_SIZE),
      }),
      z.transform(({ order, ...query }) => ({ ...query, isDescending: order === 'desc' })),
    ),
    answers: articleListSchema,
  },
  input: z.object({
    category: z.optional(z.string()),
    /** Slug of an author. */
    author: z.optional(z.string()),
    /** Slug of a tag. */
    tag: z.optional(z.string()),
    /** Newest first by default. */
    sort: z.optional(z.enum(['published', 'title'], rule('sort-unknown'))),
    isDescending: z._default(z.boolean(), false),
    cursor: z.optional(z.string()),
    limit: z._default(
      z
        .int(rule('article-limit-not-whole'))
        .check(
          z.minimum(1, rule('article-limit-too-small')),
          z.maximum(ARTICLE_LIST_MOST, rule('article-limit-too-large')),
        ),
      ARTICLE_LIST_SIZE,
    ),
  }),
  read: async (view, { input, ports: { store } }) => {
    const { sort, isDescending, cursor, limit } = input;
    const where = await whereOf(view, store, input);
    if (!where) return done<ArticleList>({ articles: [] });
    const query = {
      where,
      ...(sort === undefined ? {} : { sort: { by: sort, isDescending } }),
    };
    const { records, next } = await stretchFrom(view, 'articles', query, { cursor, limit });
    return done<ArticleList>({
      articles: records.map(listedArticle).map(await shownCards(store)),
      ...(next === undefined ? {} : { next }),
    });
  },
});
