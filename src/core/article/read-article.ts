import * as z from 'zod/mini';
import { categorySlug } from '../category/category.ts';
import { categoryNamed, linksOf, linkTo } from '../category/category-links.ts';
import { parentOf } from '../category/category-tree.ts';
import { done, failures, refused } from '../errors.ts';
import type { PublicView } from '../public-view.ts';
import { type ListedTag, listedTag } from '../tag/tag-page.ts';
import { pageNumber } from '../text/page-number.ts';
import { defineRead } from '../use-case.ts';
import { type Article, describeArticle, leadImage, shareDescription } from './article.ts';
import {
  type ArticleCard,
  articleCard,
  leadPictureOf,
  publishedOf,
  updateOf,
} from './article-card.ts';
import { articleHead } from './article-head.ts';
import {
  ARTICLE_LATEST,
  ARTICLE_MORE,
  type ArticlePage,
  articlePageSchema,
  SHOWN_TAGS,
} from './article-page.ts';
import { articlesOf, type ContentBlock } from './content-block.ts';
import type { LiveBlog } from './live/live-blog.ts';
import { type LivePlace, liveBlogOf, readLive } from './live/read-live.ts';
import { mayReadPremium } from './may-read-premium.ts';
import { premiumBeginning } from './premium-beginning.ts';
import { shownBylines } from './shown-bylines.ts';
import { wasWithdrawn } from './withdrawals/withdrawals.ts';

function cutFor(
  article: Article,
  mayReadAll: boolean,
): { content: ContentBlock[]; isCut: boolean } {
  const lead = leadImage(article);
  const content = article.content.filter((block) => block !== lead);
  if (mayReadAll) return { content, isCut: false };
  const beginning = premiumBeginning(content);
  return { content: beginning, isCut: content.some((block, at) => block !== beginning[at]) };
}

interface Shown {
  article: Article;
  blog: LiveBlog | undefined;
  mayReadAll: boolean;
  place: LivePlace;
}

/** Returns what a reader gets of an article's text and of its live blog. */
async function shownOf(
  view: PublicView,
  { article, blog, mayReadAll, place }: Shown,
): Promise<Pick<ArticlePage, 'content' | 'isCut' | 'live'>> {
  const cut = cutFor(article, mayReadAll);
  if (!blog) return cut;
  return mayReadAll ? { ...cut, live: await readLive(view, blog, place) } : { ...cut, isCut: true };
}

/** Most articles that the blocks of one article show as cards. */
const MOST_RELATED = 12;

/** Returns cards of the published articles that blocks refer to. */
async function relatedIn(
  view: PublicView,
  { content, live }: Pick<ArticlePage, 'content' | 'live'>,
): Promise<ArticleCard[]> {
  const blocks = [content, ...(live?.entries ?? []).map((entry) => entry.content)].flat();
  const ids = [...new Set(blocks.flatMap(articlesOf))].slice(0, MOST_RELATED);
  const articles = await Promise.all(ids.map((id) => view.get('articles', id)));
  return articles.flatMap((article) => (article ? [articleCard(article)] : []));
}

/** Returns the article with that id, or else with that slug, or else the one that had it. */
async function articleAt(view: PublicView, address: string): Promise<Article | undefined> {
  const article = await view.get('articles', address);
  if (article) return article;
  const found = await view.list('articles', { where: { slug: address }, limit: MOST_OF_SLUG });
  return found.find(({ slug }) => slug === address) ?? found[0];
}

/** Most articles that share a slug; only imports can give several the same one. */
const MOST_OF_SLUG = 10;

/** Returns the tags of an article. */
async function tagsOf(view: PublicView, { tagIds = [] }: Article): Promise<ListedTag[]> {
  const ids = tagIds.slice(0, SHOWN_TAGS);
  const tags = await Promise.all(ids.map((id) => view.get('tags', id)));
  return tags.flatMap((tag) => (tag ? [listedTag(tag)] : []));
}

/** Returns an article's page, cut to its beginning if the rest is withheld from the reader. */
export const readArticle = defineRead({
  name: 'readArticle',
  contract: {
    route: 'GET /articles/:id',
    summary: 'An article',
    description:
      'By its id, its slug or a former slug. Of a premium article, only Premium readers get more than its beginning.',
    answers: articlePageSchema,
    takes: z.object({
      id: z.string(),
      page: z._default(pageNumber, 1),
      update: z.optional(z.string()),
    }),
    refusals: ['not-found', 'gone'],
  },
  input: z.object({
    id: z.string(),
    /** Page of a live blog's entries, from 1; 1 by default. */
    page: z.optional(z.number().check(z.int(), z.positive())),
    /** Id of an entry of a live blog, whose page is answered in place of `page`. */
    update: z.optional(z.string()),
  }),
  read: async (view, { input, actor, ownAccount, ports: { store } }) => {
    const article = await articleAt(view, input.id);
    if (!article) {
      const isGone = await wasWithdrawn(view, input.id);
      return refused(isGone ? { kind: 'gone', code: 'article-withdrawn' } : failures.notFound());
    }
    const mayReadAll = !article.isPremium || (await mayReadPremium({ actor, ownAccount }));
    const others = async (limit: number, category?: string) => {
      const list = await view.cards('articles', {
        ...(category === undefined ? {} : { where: { category } }),
        limit: limit + 1,
      });
      return list.filter(({ id }) => id !== article.id).slice(0, limit);
    };
    const categories = await store.standing('categories');
    const linked = linksOf(categories);
    const blog = await liveBlogOf(store, article.id);
    const shown = await shownOf(view, { article, blog, mayReadAll, place: input });
    const listed = categoryNamed(article.category, categories);
    const parent = listed && parentOf(listed, categories);
    return done<ArticlePage>({
      id: article.id,
      ...(article.slug ? { slug: article.slug } : {}),
      ...linked(articleHead(article)),
      ...(parent ? { parentCategory: linkTo(parent) } : {}),
      author: article.author,
      tags: await tagsOf(view, article),
      bylines: shownBylines(article, await store.standing('authors')),
      published: publishedOf(article),
      ...updateOf(article),
      ...(article.corrections ? { corrections: article.corrections } : {}),
      description: describeArticle(article),
      shareDescription: shareDescription(article),
      ...(article.searchTitle ? { searchTitle: article.searchTitle } : {}),
      ...(article.shareTitle ? { shareTitle: article.shareTitle } : {}),
      ...(article.sharePicture ? { sharePicture: article.sharePicture } : {}),
      leadPicture: leadPictureOf(article),
      ...shown,
      related: (await relatedIn(view, shown)).map(linked),
      isPremium: article.isPremium,
      latest: (await others(ARTICLE_LATEST)).map(linked),
      more: (await others(ARTICLE_MORE, categorySlug(article.category))).map(linked),
    });
  },
});
