import * as z from 'zod/mini';
import { accountOf } from '../account/account-of.ts';
import type { Actor } from '../actor.ts';
import { failures, Refusal, rule } from '../errors.ts';
import type { StoreChange } from '../ports.ts';
import { defineChange } from '../use-case.ts';
import { MOST_SAVED } from './saved-article.ts';

/** Returns the id of the actor's account. Refuses with `not-logged-in`. */
async function holderOf(change: StoreChange, actor: Actor): Promise<string> {
  const account = await accountOf(change, actor);
  if (!account) throw new Refusal(failures.notLoggedIn());
  return account.id;
}

/**
 * Saves articles for later on the actor's account, as many of them as it has room for. Those that are saved already keep
 * their places, and those that are not published are left out. Answers with the number of those that are on
 * the account now. Refuses with `not-logged-in`, and where that number would be 0: with `saved-gone` if none is
 * published, with `saved-full` if the account has `MOST_SAVED`. The log does not hear of it.
 */
export const saveArticles = defineChange({
  name: 'saveArticles',
  contract: {
    route: 'POST /me/saved',
    summary: 'Save articles for later',
    description: 'By their ids, the last of them first in the list.',
    answers: z.object({ saved: z.int() }),
    refusals: ['not-logged-in'],
  },
  input: z.object({
    articles: z
      .array(z.string())
      .check(
        z.minLength(1, rule('not-understood')),
        z.maxLength(MOST_SAVED, rule('not-understood')),
      ),
  }),
  change: async (change, { input, actor, ports }) => {
    const holder = await holderOf(change, actor);
    const stored = await change.list('savedArticles', { where: { holder } });
    const before = new Set(stored.map(({ article }) => article));
    const published: string[] = [];
    for (const id of new Set(input.articles))
      if (await change.get('articles', id)) published.push(id);
    if (published.length === 0) throw new Refusal({ kind: 'invalid', code: 'saved-gone' });
    const wanted = published.filter((id) => !before.has(id));
    const added = wanted.slice(0, Math.max(0, MOST_SAVED - before.size));
    const saved = published.length - wanted.length + added.length;
    if (saved === 0)
      throw new Refusal({ kind: 'invalid', code: 'saved-full', params: { most: MOST_SAVED } });
    const savedAt = ports.clock.now().toISOString();
    for (const article of added) await change.insert('savedArticles', { holder, article, savedAt });
    return { value: { saved } };
  },
});

/** Takes an article off the actor's list, if it is on it. Refuses with `not-logged-in`. */
export const removeSaved = defineChange({
  name: 'removeSaved',
  contract: {
    route: 'DELETE /me/saved/:id',
    summary: 'Take an article off the saved ones',
    answers: z.object({}),
    refusals: ['not-logged-in'],
  },
  input: z.object({ id: z.string() }),
  change: async (change, { input: { id }, actor }) => {
    const holder = await holderOf(change, actor);
    const found = await change.list('savedArticles', { where: { holder, article: id } });
    for (const saved of found) await change.remove('savedArticles', saved.id);
    return { value: {} };
  },
});
