import * as z from 'zod/mini';
import { done } from '../../errors.ts';
import { pageNumber } from '../../text/page-number.ts';
import { defineRead } from '../../use-case.ts';
import {
  CORRECTIONS_PAGE_SIZE,
  type CorrectionsPage,
  correctionsPageSchema,
} from './corrections-page.ts';

/** Returns the published articles that were corrected, with their corrections. */
export const listCorrections = defineRead({
  name: 'listCorrections',
  contract: {
    route: 'GET /corrections',
    summary: 'A page of corrected articles, with their corrections',
    takes: z.object({ page: z._default(pageNumber, 1) }),
    answers: correctionsPageSchema,
  },
  input: z.object({ page: z.number().check(z.int(), z.positive()) }),
  read: async (view, { input: { page } }) => {
    const where = { corrected: { after: 0 } };
    const total = await view.count('articles', { where });
    const articles = await view.list('articles', {
      where,
      sort: { by: 'corrected', isDescending: true },
      offset: (page - 1) * CORRECTIONS_PAGE_SIZE,
      limit: CORRECTIONS_PAGE_SIZE,
    });
    return done<CorrectionsPage>({
      articles: articles.map(({ id, slug, title, corrections = [] }) => ({
        id,
        ...(slug ? { slug } : {}),
        title,
        corrections,
      })),
      page,
      pages: Math.max(1, Math.ceil(total / CORRECTIONS_PAGE_SIZE)),
    });
  },
});
