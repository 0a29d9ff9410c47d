import { type Actor, accountIdOf } from '../../actor.ts';
import { failures, Refusal } from '../../errors.ts';
import type { StoreChange, StoreView } from '../../ports.ts';
import { settingsIn } from '../../settings/stored-settings.ts';
import type { Article } from '../article.ts';
import { rightsOver } from '../desk/article-rights.ts';

/**
 * Returns the published article whose live blog an actor writes. Refuses with `not-found` if there is none,
 * `forbidden` if the actor may not publish it, since an entry is public at once, and `wrong-state` if readers
 * don't have it.
 */
export async function articleToCover(view: StoreView, actor: Actor, id: string): Promise<Article> {
  const publication = await view.get('articles', id);
  const copy = publication ?? (await view.get('drafts', id));
  if (!copy) throw new Refusal(failures.notFound());
  const { mayWrite, mayPublish } = rightsOver(actor, copy, await settingsIn(view));
  if (!mayWrite) throw new Refusal(failures.forbidden());
  if (!mayPublish) throw new Refusal({ kind: 'forbidden', code: 'publishing-not-allowed' });
  if (!publication) throw new Refusal({ kind: 'wrong-state', code: 'live-not-published' });
  return publication;
}

/** Returns the fields of an entry that name its writer. */
export async function writerOf(view: StoreView, actor: Actor) {
  const writerId = accountIdOf(actor);
  const name = writerId && (await view.get('users', writerId))?.name.split('@')[0]?.trim();
  return { ...(writerId ? { writerId } : {}), ...(name ? { by: name } : {}) };
}

/** Removes the live blog of an article that is deleted, with its entries. */
export async function removeLive(change: StoreChange, article: string): Promise<void> {
  if (!(await change.get('liveBlogs', article))) return;
  const entries = await change.list('liveEntries', { where: { article } });
  for (const { id } of entries) await change.remove('liveEntries', id);
  await change.remove('liveBlogs', article);
}
