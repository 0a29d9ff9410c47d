import * as z from 'zod/mini';
import type { User } from '../../account/user.ts';
import { accountIdOf } from '../../actor.ts';
import { done } from '../../errors.ts';
import { staff } from '../../permission.ts';
import type { StoreView } from '../../ports.ts';
import { definePrivateTask } from '../../use-case.ts';

/** Most editors, and most owners, that are listed. */
const MOST_JUDGES = 50;

/** Returns the accounts that may judge articles: editors, then owners. */
export async function judgesIn(view: StoreView): Promise<User[]> {
  const editors = await view.list('users', { where: { role: 'editor' }, limit: MOST_JUDGES });
  const owners = await view.list('users', { where: { role: 'owner' }, limit: MOST_JUDGES });
  return [...editors, ...owners];
}

/**
 * Returns the others who may judge articles, whom a writer can ask for a review, and whether each of them has an article
 * open now.
 */
export const listJudges = definePrivateTask({
  name: 'listJudges',
  contract: {
    route: 'GET /admin/judges',
    summary: 'Names of the editors and owners who can be asked for a review',
    answers: z.object({
      judges: z.array(z.object({ id: z.string(), name: z.string(), isHere: z.boolean() })),
    }),
  },
  may: staff,
  input: z.object({}),
  run: async ({ actor, ports: { online, store, clock } }) => {
    const judges = await store.read(judgesIn);
    const present = (await online?.presences.list(clock.now())) ?? [];
    const here = new Set(present.map(({ userId }) => userId));
    return done({
      judges: judges
        .filter(({ id }) => id !== accountIdOf(actor))
        .map(({ id, name }) => ({ id, name, isHere: here.has(id) })),
    });
  },
});
