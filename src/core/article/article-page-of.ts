import { categorySlug } from '../category/category.ts';
import { categoryNamed, linksOf, linkTo } from '../category/category-links.ts';
import { parentOf } from '../category/category-tree.ts';
import { mostReadCards } from '../figures/standing-most-read.ts';
import type { PublicStore, PublicView } from '../public-view.ts';
import { type ListedTag, listedTag } from '../tag/tag-page.ts';
import { type Article, describeArticle, leadImage, shareDescription } from './article.ts';
import {
  type ArticleCard,
  articleCard,
  leadPictureOf,
  publishedOf,
  updateOf,
} from './article-card.ts';
import {
  ARTICLE_LATEST,
  ARTICLE_MORE,
  type ArticlePage,
  articleHead,
  SHOWN_TAGS,
} from './article-page.ts';
import { articlesOf, type ContentBlock } from './content-block.ts';
import type { LiveBlog } from './live/live-blog.ts';
import { type LivePlace, liveBlogOf, readLive } from './live/read-live.ts';
import { shownCards } from './live/shown-cards.ts';
import { premiumBeginning } from './premium-beginning.ts';
import { readingMinutes } from './reading-minutes.ts';
import { relatedByWords } from './related-by-words.ts';
import { shownBylines } from './shown-bylines.ts';

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

/** Returns the tags of an article. */
async function tagsOf(view: PublicView, { tagIds = [] }: Article): Promise<ListedTag[]> {
  const ids = tagIds.slice(0, SHOWN_TAGS);
  const tags = await Promise.all(ids.map((id) => view.get('tags', id)));
  return tags.flatMap((tag) => (tag ? [listedTag(tag)] : []));
}

/** Age from which an article says that it is old, in ms. */
const OLD = 365 * 24 * 60 * 60 * 1000;

/** Number of the newest articles of its section that an article is compared with by its words; changes of these make its page anew. */
const COMPARED = 20;

/** Returns the newest articles that share a tag with an article. */
async function taggedLike(view: PublicView, { id, tagIds = [] }: Article): Promise<ArticleCard[]> {
  if (tagIds.length === 0) return [];
  const where = { tag: { oneOf: tagIds } };
  const found = await view.cards('articles', { where, limit: ARTICLE_MORE + 1 });
  return found.filter((card) => card.id !== id).slice(0, ARTICLE_MORE);
}

/** Returns whether readers had other words of an article before. */
const hasVersions = async (view: PublicView, { id, updatedAt }: Article): Promise<boolean> =>
  updatedAt !== undefined &&
  (await view.count('publishedVersions', { where: { article: id } })) > 0;

/** Returns an article as its page shows it; only its beginning unless `mayReadAll`. */
export async function articlePageOf(
  view: PublicView,
  store: Pick<PublicStore, 'standing'>,
  article: Article,
  { mayReadAll, now, place = {} }: { mayReadAll: boolean; now: Date; place?: LivePlace },
): Promise<ArticlePage> {
  const others = async (limit: number, category?: string) => {
    const list = await view.cards('articles', {
      ...(category === undefined ? {} : { where: { category } }),
      limit: limit + 1,
    });
    return list.filter(({ id }) => id !== article.id).slice(0, limit);
  };
  const categories = await store.standing('categories');
  const linked = linksOf(categories);
  const cards = await shownCards(store);
  const blog = await liveBlogOf(store, article.id);
  const shown = await shownOf(view, { article, blog, mayReadAll, place });
  const tagged = await taggedLike(view, article);
  const inSection = await others(COMPARED, categorySlug(article.category));
  const ids = new Set(tagged.map(({ id }) => id));
  const byWords = relatedByWords(
    article,
    inSection.filter(({ id }) => !ids.has(id)),
    ARTICLE_MORE - tagged.length,
  );
  const onThis = [...tagged, ...byWords];
  const isAbove = (card: ArticleCard): boolean => onThis.some(({ id }) => id === card.id);
  const listed = categoryNamed(article.category, categories);
  const parent = listed && parentOf(listed, categories);
  return {
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
    hasVersions: await hasVersions(view, article),
    description: describeArticle(article),
    shareDescription: shareDescription(article),
    ...(article.searchTitle ? { searchTitle: article.searchTitle } : {}),
    ...(article.shareTitle ? { shareTitle: article.shareTitle } : {}),
    ...(article.sharePicture ? { sharePicture: article.sharePicture } : {}),
    leadPicture: leadPictureOf(article),
    ...shown,
    related: (await relatedIn(view, shown)).map(cards),
    isPremium: article.isPremium,
    moreOnThis: onThis.map(cards),
    mostRead: (await mostReadCards(view, store, new Set([article.id]))).map(cards),
    minutes: readingMinutes(article),
    isOld: now.getTime() - Date.parse(article.publishedAt ?? '') > OLD,
    latest: (await others(ARTICLE_LATEST)).map(cards),
    // Articles of `moreOnThis` come last, so that they repeat only where others are lacking.
    more: inSection
      .toSorted((one, other) => Number(isAbove(one)) - Number(isAbove(other)))
      .slice(0, ARTICLE_MORE)
      .map(cards),
  };
}
