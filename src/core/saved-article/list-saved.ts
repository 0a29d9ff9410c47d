import * as z from 'zod/mini';
import { accountIdOf } from '../actor.ts';
import { articleCard } from '../article/article-card.ts';
import { shownCards } from '../article/live/shown-cards.ts';
import { done, failures, refused } from '../errors.ts';
import { listPage, pageNumber, readersPage } from '../text/page-number.ts';
import { definePrivateRead } from '../use-case.ts';
import { type SavedPage, type SavedRow, savedPageSchema } from './saved-page.ts';

/** Articles on a page of the list. */
const SAVED_PAGE_SIZE = 20;

/** Lists what the actor has saved, the last saved first. Refuses with `not-logged-in`. */
export const listSaved = definePrivateRead({
  name: 'listSaved',
  contract: {
    route: 'GET /me/saved',
    summary: 'A page of the articles that the caller has saved',
    takes: z.object({ page: readersPage }),
    answers: savedPageSchema,
    refusals: ['not-logged-in'],
  },
  input: z.object({ page: pageNumber }),
  read: async (view, { input, actor, ports: { store } }) => {
    const holder = accountIdOf(actor);
    if (holder === undefined) return refused(failures.notLoggedIn());
    const stored = await view.list('savedArticles', { where: { holder } });
    const total = stored.length;
    const { page, pages, offset } = listPage(input.page, total, SAVED_PAGE_SIZE);
    const shown = await shownCards(store);
    const rows: SavedRow[] = [];
    for (const { article: id, savedAt } of stored.slice(offset, offset + SAVED_PAGE_SIZE)) {
      const article = await view.get('articles', id);
      rows.push({ id, savedAt, ...(article ? { article: shown(articleCard(article)) } : {}) });
    }
    return done<SavedPage>({
      rows,
      articles: stored.map(({ article }) => article),
      total,
      page,
      pages,
    });
  },
});
