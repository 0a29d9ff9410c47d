import { isAtLeast } from '../account/role.ts';
import type { SiteSettings } from '../settings/site-settings.ts';
import type { Actor } from '../use-case.ts';
import type { Article } from './article.ts';
import type { ArticleRights } from './article-transition.ts';

/**
 * What an actor may do with an article, or with a new one. Editors and owners may do everything; authors
 * write what is their own, and publish it where the settings let them.
 */
export function rightsOver(
  actor: Actor,
  article: Pick<Article, 'writerId'> | undefined,
  { authorsPublish }: Pick<SiteSettings, 'authorsPublish'>,
): ArticleRights {
  const mayEdit = actor.kind === 'staff' && isAtLeast(actor.role, 'editor');
  const isOwn =
    actor.kind === 'staff' && (!article || (article.writerId ?? '') === (actor.userId ?? ''));
  return {
    mayEdit,
    mayWrite: mayEdit || isOwn,
    mayPublish: mayEdit || (isOwn && authorsPublish),
  };
}
