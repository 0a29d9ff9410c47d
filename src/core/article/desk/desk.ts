import type { StoreView } from '../../ports.ts';
import type { NewOf } from '../../text/stored.ts';
import type { Article } from '../article.ts';
import type { ArticleState } from './article-transition.ts';
import { type Draft, draftSchema } from './draft.ts';

/** The stored publication and draft of one article. */
export interface Desk {
  publication?: Article | undefined;
  draft?: Draft | undefined;
}

export const readDesk = async (view: StoreView, id: string): Promise<Desk> => ({
  publication: await view.get('articles', id),
  draft: await view.get('drafts', id),
});

/** Returns the copy that editors continue with. Its version is the current version of the article. */
export const workingCopy = ({ publication, draft }: Desk): Article | Draft | undefined =>
  draft ?? publication;

/** True if an embargo lasts at that time. */
export const isEmbargoed = (draft: Pick<Draft, 'embargoedUntil'> | undefined, now: Date): boolean =>
  Date.parse(draft?.embargoedUntil ?? '') > now.getTime();

export const stateOf = ({ publication, draft }: Desk, now: Date): ArticleState => ({
  stage: draft?.stage ?? (publication ? 'published' : 'new'),
  isPublic: publication !== undefined,
  isEmbargoed: isEmbargoed(draft, now),
});

/** Returns the state of an article from its working copy alone; `undefined`: it is not stored yet. */
export function stateOfCopy(copy: Article | Draft | undefined, now: Date): ArticleState {
  if (!copy) return { stage: 'new', isPublic: false, isEmbargoed: false };
  const draft = draftIn(copy);
  if (!draft) return { stage: 'published', isPublic: true, isEmbargoed: false };
  // Drafts of releases before `isPublic` are recognized by the publication's instant.
  const isPublic =
    draft.isPublic ?? (draft.stage !== 'withdrawn' && draft.publishedAt !== undefined);
  return { stage: draft.stage, isPublic, isEmbargoed: isEmbargoed(draft, now) };
}

/** Drafts by the copy that they were read from: the editor asks at each rendering, and blocks can be many. */
const drafts = new WeakMap<Article | Draft, Draft>();

/** Returns a working copy as a draft; `undefined` for a publication. */
export function draftIn(copy: Article | Draft | undefined): Draft | undefined {
  if (!copy || !('stage' in copy) || copy.stage === undefined) return undefined;
  const draft = drafts.get(copy) ?? draftSchema.parse(copy);
  drafts.set(copy, draft);
  return draft;
}

/** Returns a version above those of publication and draft, so that no two states share one. */
export const nextVersion = ({ publication, draft }: Desk): number =>
  Math.max(publication?.version ?? 0, draft?.version ?? 0) + 1;

/** The content of an article, without id, version and stage. */
export type ArticleWords = NewOf<Article>;

export function wordsOf(copy: Article | Draft): ArticleWords {
  const { id, version, stage, savedAt, savedBy, dueAt, scheduledBy, reason, beginKey, ...rest } =
    copy;
  const { embargoedUntil, isPublic, ...words } = rest;
  return words;
}
