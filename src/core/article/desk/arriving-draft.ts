import type { Draft } from './draft.ts';

/**
 * A draft from elsewhere as it may stand here. A schedule is taken off where readers have the article here
 * already, whose later corrections it would overwrite, and where it has no instant; the draft is then
 * `ready`. What was withdrawn elsewhere and is public here is a `draft`.
 */
export function arrivingDraft(draft: Draft, isPublicHere: boolean): Draft {
  const { stage, dueAt } = draft;
  if (stage === 'scheduled' && (isPublicHere || dueAt === undefined)) {
    return { ...draft, stage: 'ready', dueAt: undefined, scheduledBy: undefined };
  }
  return stage === 'withdrawn' && isPublicHere ? { ...draft, stage: 'draft' } : draft;
}
