import * as z from 'zod/mini';
import { categoryLink } from '../article/article-card.ts';
import { shownCards } from '../article/live/shown-cards.ts';
import { done } from '../errors.ts';
import { frontLimits } from '../front/front.ts';
import { sectionPage } from '../front/section-page.ts';
import { standingPlan } from '../front/standing-plan.ts';
import { pageNumber, readersPage } from '../text/page-number.ts';
import { defineRead } from '../use-case.ts';
import { shownStories } from '../web-story/shown-stories.ts';
import { categorySlug, pageSlug, titleFromSlug } from './category.ts';
import { type CategoryFront, categoryFrontSchema } from './category-front.ts';
import { findCategory, linkTo } from './category-links.ts';
import { childrenOf, ofCategory, parentOf } from './category-tree.ts';

/**
 * Returns a page of a category, by any spelling of its slug, or by a former one. A category that was deleted is
 * still known while articles have its name.
 */
export const readCategoryFront = defineRead({
  name: 'readCategoryFront',
  contract: {
    route: 'GET /categories/:category',
    summary: 'A page of a category',
    description: 'By pages, since that is how its address names them.',
    takes: z.object({ category: z.string(), page: readersPage }),
    answers: categoryFrontSchema,
  },
  input: z.object({ category: z.string(), page: pageNumber }),
  read: async (view, { input, ports: { store, clock } }) => {
    const categories = await store.standing('categories');
    const asked = categorySlug(input.category);
    const listed = findCategory(asked, categories);
    const where = { category: listed ? ofCategory(listed, categories) : asked };
    const { articles, page, pages } = await sectionPage(view, {
      plan: listed && (await standingPlan(store, listed.id)),
      ...{ where, asked: input.page, now: clock.now() },
    });
    const [ofArticle] = listed ? [] : await view.cards('articles', { where, limit: 1 });
    const name = listed?.name ?? ofArticle?.category.name.trim() ?? titleFromSlug(asked);
    const parent = listed && parentOf(listed, categories);
    // A category that another one's address hides is at its name in full.
    const isHidden = listed && findCategory(pageSlug(listed), categories) !== listed;
    const link = listed && { ...linkTo(listed), ...(isHidden ? { slug: asked } : {}) };
    // Videos and web stories show under the specified names, at any address.
    const slug = categorySlug(name);
    const videos = await store.standing('videos');
    return done<CategoryFront>({
      category: link ?? { ...categoryLink(name), slug: asked },
      ...(listed?.description ? { description: listed.description } : {}),
      ...(parent ? { parent: linkTo(parent) } : {}),
      children: listed ? childrenOf(listed, categories).map(linkTo) : [],
      isKnown: Boolean(listed ?? ofArticle),
      articles: articles.map(await shownCards(store)),
      page,
      pages,
      videos: slug === 'videos' ? [...videos] : [],
      newestVideos: videos.slice(0, frontLimits.videos),
      stories: slug === 'web-stories' ? await shownStories(store) : [],
    });
  },
});
