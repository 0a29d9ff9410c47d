import type { Article } from '#core/article/article.ts';
import { rightsOver } from '#core/article/desk/article-rights.ts';
import type { ArticleRights } from '#core/article/desk/article-transition.ts';
import { useBackOffice, useRole } from '../../shell/back-office-route.tsx';

/** Rights of the user over an article, or over a new one. */
export function useArticleRights(article: Pick<Article, 'writerId'> | undefined): ArticleRights {
  const { site, session } = useBackOffice();
  const role = useRole();
  const userId = session.reader?.id;
  return rightsOver({ kind: 'staff', role, ...(userId && { userId }) }, article, site.settings);
}
