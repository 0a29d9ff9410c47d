import type { Draft } from '../desk/draft.ts';
import { type DraftTab, openTabs, tabOfStage } from './desk-tabs.ts';

/** Above all instants, in milliseconds since 1970: the year 2286. */
const NEVER = 1e13;

const millisecondsOf = (instant: string | undefined): number =>
  Math.min(NEVER - 1, Math.max(0, Date.parse(instant ?? '') || 0));

/** The instant by which something is due with a draft, in milliseconds since 1970; 0 if nothing is. */
export const dueOfDraft = ({ dueAt }: Pick<Draft, 'dueAt'>): number => millisecondsOf(dueAt);

/**
 * Number that orders the desk: by the groups of `openTabs`, withdrawn drafts last; in a group by what is due
 * first, then by what was saved last.
 */
export function deskOrderOf(draft: Pick<Draft, 'stage' | 'dueAt' | 'savedAt'>): number {
  const groups: readonly DraftTab[] = openTabs;
  const at = groups.indexOf(tabOfStage(draft.stage));
  const rank = at < 0 ? groups.length : at;
  return rank * 2 * NEVER + (dueOfDraft(draft) || 2 * NEVER - 1 - millisecondsOf(draft.savedAt));
}
