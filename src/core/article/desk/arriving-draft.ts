import type { Draft } from './draft.ts';

/** What this site knows of a draft that arrives. */
interface Here {
  isPublic: boolean;
  /** Whether who scheduled it belongs to this site's staff. */
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
