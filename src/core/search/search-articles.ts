import * as z from 'zod/mini';
import { categorySlug } from '../category/category.ts';
import { done } from '../errors.ts';
import { defineRead } from '../use-case.ts';
import { type SearchPage, type SearchPeriod, searchPeriods } from './search.ts';

const periodNames = Object.keys(searchPeriods) as [SearchPeriod, ...SearchPeriod[]];

/** The message for a term that is nothing but white space. */
export const EMPTY_TERM = 'Please enter a search term.';

/** Finds articles by words of title, category, author and text. */
export const searchArticles = defineRead({
  name: 'searchArticles',
  input: z.object({
    term: z.string().check(
      z.trim(),
      z.minLength(1, EMPTY_TERM),
      z.overwrite((text) => text.slice(0, 200)),
    ),
    category: z.optional(z.string()),
    period: z.optional(z.enum(periodNames)),
    page: z.number().check(z.int(), z.positive()),
  }),
  invalidTitle: EMPTY_TERM,
  read: async (view, { input, ports }) => {
    const { term, category, period, page } = input;
    const found = await ports.search.find(
      {
        term,
        page,
        now: ports.clock.now(),
        ...(category ? { category: categorySlug(category) } : {}),
        ...(period ? { period } : {}),
      },
      () => view.list('articles'),
    );
    return done<SearchPage>({ term, ...found });
  },
});
