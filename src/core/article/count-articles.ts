import * as z from 'zod/mini';
import { done } from '../errors.ts';
import { defineRead } from '../use-case.ts';

/** Says how many articles readers can read. */
export const countArticles = defineRead({
  name: 'countArticles',
  contract: {
    route: 'GET /article-count',
    summary: 'The number of articles',
    answers: z.object({ articles: z.int() }),
  },
  input: z.object({}),
  read: async (view) => done({ articles: await view.count('articles') }),
});
