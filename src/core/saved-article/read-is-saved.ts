import * as z from 'zod/mini';
import { accountIdOf } from '../actor.ts';
import { done } from '../errors.ts';
import { definePrivateTask } from '../use-case.ts';

type SavedState = { isSaved?: boolean };

/** Says whether the actor has saved an article; without an account, nothing. */
export const readIsSaved = definePrivateTask({
  name: 'readIsSaved',
  contract: {
    route: 'GET /me/saved/:id',
    summary: 'Whether the caller has saved an article',
    description: 'Says nothing to callers without an account.',
    answers: z.object({ isSaved: z.exactOptional(z.boolean()) }),
  },
  input: z.object({ id: z.string() }),
  run: async ({ input: { id }, actor, ports: { store } }) => {
    const holder = accountIdOf(actor);
    if (holder === undefined) return done<SavedState>({});
    const count = await store.read((view) =>
      view.count('savedArticles', { where: { holder, article: id } }),
    );
    return done<SavedState>({ isSaved: count > 0 });
  },
});
