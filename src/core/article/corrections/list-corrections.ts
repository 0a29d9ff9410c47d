import * as z from 'zod/mini';
import { done } from '../../errors.ts';
import { listPage, pageNumber, readersPage } from '../../text/page-number.ts';
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
    takes: z.object({ page: readersPage }),
    answers: correctionsPageSchema,
  },
  input: z.object({ page: pageNumber }),
  read: async (view, { input: { page: asked } }) => {
    const where = { corrected: { after: 0 } };
    const total = await view.count('articles', { where });
    const { page, pages, offset } = listPage(asked, total, CORRECTIONS_PAGE_SIZE);
    const articles = await view.list('articles', {
      where,
      sort: { by: 'corrected', isDescending: true },
      offset,
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
      pages,
    });
  },
});
