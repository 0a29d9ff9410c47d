import * as z from 'zod/mini';
import { done, failures, refused } from '../errors.ts';
import { defineTask } from '../use-case.ts';
import { listedPageSchema, shownPageSchema } from './page.ts';
import { pageAt } from './page-at.ts';

const answers = z.object({ page: z.exactOptional(shownPageSchema) });

type Answer = z.infer<typeof answers>;

/**
 * Returns a page of the site's own, by its address or a former one; without `page` where the specified page stands.
 * Refuses with `not-found`.
 */
export const readPage = defineTask({
  name: 'readPage',
  contract: {
    route: 'GET /pages/:slug',
    summary: 'A page of the site’s own',
    description:
      'By its address or a former one. Without “page” at the address of a specified page that the newsroom has not replaced.',
    takes: z.object({ slug: z.string() }),
    answers,
    refusals: ['not-found'],
  },
  input: z.object({ slug: z.string() }),
  run: async ({ input: { slug }, ports: { store } }) => {
    const found = pageAt(await store.standing('pages'), slug);
    if (!found) return refused(failures.notFound());
    if (typeof found === 'string') return done<Answer>({});
    const { at, ...words } = found.live;
    return done<Answer>({ page: { ...words, ...(at ? { at } : {}) } });
  },
});

/** Lists the pages of the site's own that readers have. */
export const listPages = defineTask({
  name: 'listPages',
  contract: {
    route: 'GET /pages',
    summary: 'The pages of the site’s own',
    answers: z.array(listedPageSchema),
  },
  input: z.object({}),
  run: async ({ ports: { store } }) =>
    done(
      (await store.standing('pages')).flatMap(({ live }) =>
        live ? [{ title: live.title, slug: live.slug, ...(live.at ? { at: live.at } : {}) }] : [],
      ),
    ),
});
