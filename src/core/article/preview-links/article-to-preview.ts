import type { Actor } from '../../actor.ts';
import { type Failure, failures, Refusal } from '../../errors.ts';
import type { StoreView } from '../../ports.ts';
import { settingsIn } from '../../settings/stored-settings.ts';
import type { Article } from '../article.ts';
import { rightsOver } from '../desk/article-rights.ts';
import { readDesk, workingCopy } from '../desk/desk.ts';
import type { Draft } from '../desk/draft.ts';

/** Failure where there is no server to which a link could lead. */
export const previewsNeedServer: Failure = { kind: 'unavailable', code: 'previews-need-server' };

/**
 * Returns the working copy of an article whose preview links an actor may see and make: those who may write it.
 * Refuses with `not-found` or `forbidden`.
 */
export async function articleToPreview(
  view: StoreView,
  actor: Actor,
  id: string,
): Promise<Article | Draft> {
  const copy = workingCopy(await readDesk(view, id));
  if (!copy) throw new Refusal(failures.notFound());
  if (!rightsOver(actor, copy, await settingsIn(view)).mayWrite) {
    throw new Refusal(failures.forbidden());
  }
  return copy;
}
