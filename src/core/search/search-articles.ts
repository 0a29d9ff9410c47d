import * as z from 'zod/mini';
import { shownCards } from '../article/live/shown-cards.ts';
import { mayReadPremium } from '../article/premium-beginning.ts';
import { categorySlug, pageSlug } from '../category/category.ts';
import { findCategory } from '../category/category-links.ts';
import { done, rule } from '../errors.ts';
import { pageNumber, readersPage } from '../text/page-number.ts';
import { defineTask } from '../use-case.ts';
import { periodNames, type SearchPage, searchPageSchema } from './search.ts';

/**
 * Finds articles by words of title, category, author and text. A task, since searches that wait in a queue
 * must not hold a view of the store. Refuses with `too-busy` if the queue is full.
 */
export const searchArticles = defineTask({
  name: 'searchArticles',
  contract: {
    route: 'GET /search',
    summary: 'Articles with these words',
    description: 'By pages, since that is how its address names them.',
    takes: z.pipe(
      z.object({
        q: z._default(z.string(), ''),
        category: z.optional(z.string()),
        period: z.catch(z.optional(z.enum(periodNames)), undefined),
        page: readersPage,
      }),
      z.transform(({ q, ...query }) => ({ term: q, ...query })),
    ),
    answers: searchPageSchema,
    limit: 'search',
  },
  input: z.object({
    term: z.string().check(
      z.trim(),
      z.minLength(1, rule('search-term-missing')),
      z.overwrite((text) => text.slice(0, 200)),
    ),
    category: z.optional(z.string()),
    period: z.optional(z.enum(periodNames)),
    page: pageNumber,
  }),
  run: async ({ input, actor, ownAccount, ports: { clock, search, store } }) => {
    const { term, category, period, page } = input;
    const categories = await store.standing('categories');
    const listed = category ? findCategory(category, categories) : undefined;
    const linked = await shownCards(store);
    const found = await search.find({
      term,
      page,
      now: clock.now(),
      findsClosed: await mayReadPremium({ actor, ownAccount }),
      ...(category ? { category: categorySlug(listed?.name ?? category) } : {}),
      ...(period ? { period } : {}),
    });
    return done<SearchPage>({
      term,
      ...found,
      ...(listed ? { category: pageSlug(listed) } : {}),
      results: found.results.map((result) => ({ ...result, article: linked(result.article) })),
    });
  },
});
