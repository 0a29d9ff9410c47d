import { isAtLeast } from '../../account/role.ts';
import type { Actor } from '../../actor.ts';
import type { SiteSettings } from '../../settings/site-settings.ts';
import type { Article } from '../article.ts';
import type { ArticleRights } from './article-transition.ts';

/**
 * Returns an actor's rights over an article, or over a new one if `undefined`. Editors and owners may do
 * everything, but only owners pass an embargo; authors and contributors write their own articles, and authors publish
 * and mend them if the settings allow it.
 */
export function rightsOver(
  actor: Actor,
  article: Pick<Article, 'writerId'> | undefined,
  { authorsPublish, authorsMend }: Pick<SiteSettings, 'authorsPublish' | 'authorsMend'>,
): ArticleRights {
  const mayEdit = actor.kind === 'staff' && isAtLeast(actor.role, 'editor');
  const isOwn =
    actor.kind === 'staff' && (!article || (article.writerId ?? '') === (actor.userId ?? ''));
  const mayPublish = mayEdit || (isOwn && authorsPublish && isAtLeast(actor.role, 'author'));
  return {
    mayEdit,
    mayEndEmbargo: actor.kind === 'staff' && isAtLeast(actor.role, 'owner'),
    mayWrite: mayEdit || isOwn,
    mayPublish,
    mayMend: mayEdit || (mayPublish && authorsMend),
  };
}
