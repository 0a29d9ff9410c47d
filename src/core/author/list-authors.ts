import * as z from 'zod/mini';
import { done } from '../errors.ts';
import { defineTask } from '../use-case.ts';
import { type ListedAuthor, listedAuthorsSchema } from './author-page.ts';

/** Lists all authors in the newsroom's order. */
export const listAuthors = defineTask({
  name: 'listAuthors',
  contract: {
    route: 'GET /authors',
    summary: 'All authors',
    answers: listedAuthorsSchema,
  },
  input: z.object({}),
  run: async ({ ports: { store } }) => {
    const authors = await store.standing('authors');
    return done<ListedAuthor[]>(
      authors.map(({ id, name, slug, role }) => ({ id, name, slug, role })),
    );
  },
});
