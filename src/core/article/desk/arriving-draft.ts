import type { Draft } from './draft.ts';

/** State of this site that decides how a draft arrives. */
interface Here {
  isPublic: boolean;
  /** True if the person who scheduled it is on this site's staff. */
  hasScheduler: boolean;
}

/**
 * Adapts an imported draft. A scheduled one becomes `ready` if the article is published here, since it would overwrite
 * later corrections, or if its instant is missing; otherwise, whoever imports it answers for its publication where the one
 * who scheduled it is nobody here. A withdrawn one becomes a `draft` if the article is published here.
 */
export function arrivingDraft(draft: Draft, { isPublic, hasScheduler }: Here): Draft {
  const { stage, dueAt } = draft;
  if (stage === 'scheduled' && (isPublic || dueAt === undefined)) {
    return { ...draft, stage: 'ready', dueAt: undefined, scheduledBy: undefined };
  }
  if (stage === 'scheduled' && !hasScheduler) return { ...draft, scheduledBy: undefined };
  return stage === 'withdrawn' && isPublic ? { ...draft, stage: 'draft' } : draft;
}
