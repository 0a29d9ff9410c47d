import type { Draft } from './draft.ts';

/**
 * Adapts the stage of an imported draft. A scheduled one becomes `ready` if the article is published here,
 * since it would overwrite later corrections, or if its instant is missing. A withdrawn one becomes a
 * `draft` if the article is published here.
 */
export function arrivingDraft(draft: Draft, isPublicHere: boolean): Draft {
  const { stage, dueAt } = draft;
  if (stage === 'scheduled' && (isPublicHere || dueAt === undefined)) {
    return { ...draft, stage: 'ready', dueAt: undefined, scheduledBy: undefined };
  }
  return stage === 'withdrawn' && isPublicHere ? { ...draft, stage: 'draft' } : draft;
}
