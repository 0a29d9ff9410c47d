import type { StoreView } from '../../ports.ts';
import type { NewOf } from '../../text/stored.ts';
import type { Article } from '../article.ts';
import type { ArticleState } from './article-transition.ts';
import type { Draft } from './draft.ts';

/** Everything that is stored of one article at the moment. */
export interface Desk {
  publication?: Article | undefined;
  draft?: Draft | undefined;
}

export const readDesk = async (view: StoreView, id: string): Promise<Desk> => ({
  publication: await view.get('articles', id),
  draft: await view.get('drafts', id),
});

/** The copy that editors go on with; its version is that of the article on the desk. */
export const workingCopy = ({ publication, draft }: Desk): Article | Draft | undefined =>
  draft ?? publication;

export const stateOf = ({ publication, draft }: Desk): ArticleState => ({
  stage: draft?.stage ?? (publication ? 'published' : 'new'),
  isPublic: publication !== undefined,
});

/** Higher than that of anything stored of the article: no two states of it bear the same version. */
export const nextVersion = ({ publication, draft }: Desk): number =>
  Math.max(publication?.version ?? 0, draft?.version ?? 0) + 1;

/** An article without its place on the desk: no id, version or stage. */
export type ArticleWords = NewOf<Article>;

export function wordsOf(copy: Article | Draft): ArticleWords {
  const { id, version, stage, savedAt, dueAt, scheduledBy, reason, ...words } = copy;
  return words;
}
