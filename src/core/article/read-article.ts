import * as z from 'zod/mini';
import { done } from '../errors.ts';
import { readersPage, wholePage } from '../text/page-number.ts';
import { defineRead } from '../use-case.ts';
import { articlePageSchema } from './article-page.ts';
import { articlePageOf } from './article-page-of.ts';
import { mayReadPremium } from './premium-beginning.ts';
import { publishedArticleAt } from './withdrawals/published-article-at.ts';

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
      page: readersPage,
      update: z.optional(z.string()),
    }),
    refusals: ['not-found', 'gone'],
  },
  input: z.object({
    id: z.string(),
    /** Page of a live blog's entries. */
    page: z.optional(wholePage),
    /** Id of an entry of a live blog, whose page is answered in place of `page`. */
    update: z.optional(z.string()),
  }),
  read: async (view, { input, actor, ownAccount, ports: { store, clock } }) => {
    const article = await publishedArticleAt(view, input.id);
    const mayReadAll = !article.isPremium || (await mayReadPremium({ actor, ownAccount }));
    return done(
      await articlePageOf(view, store, article, { mayReadAll, now: clock.now(), place: input }),
    );
  },
});
