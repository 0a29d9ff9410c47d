import { useState } from 'react';
import { HOMEPAGE, type Slot, slotsOfFront } from '#core/front/front-plan.ts';
import type { DrawnSlot } from './drawn-front.tsx';
import { differs, type Front, type FrontDraft, filledAt } from './use-front-draft.ts';

/** Name of the front that is shown: `draft`, `live`, or the instant (ISO 8601) as of which the draft is shown. */
export type FrontView = string;

/** The places of a front that are drawn: all of the homepage's; of a section's, those until the first empty one at the end. */
function slotsToDraw(id: string, ...fronts: Front[]): readonly Slot[] {
  const slots = slotsOfFront(id);
  if (id === HOMEPAGE) return slots;
  const last = slots.findLastIndex((slot) => fronts.some((front) => filledAt(front, slot)));
  return slots.slice(0, last + 2);
}

/** The drawn places of a front, beside those of the one that it is compared with. */
const drawnSlots = (id: string, shown: Front, compared: Front): DrawnSlot[] =>
  slotsToDraw(id, shown, compared).map((slot) => {
    const [here, there] = [filledAt(shown, slot), filledAt(compared, slot)];
    return {
      slot,
      filled: here,
      ...(differs(here, there) ? { was: there?.card.title ?? '' } : {}),
    };
  });

/** Which front is shown, and its places. What readers have is compared with nothing, and a later front with the draft. */
export function useShownFront(id: string, { front, live, frontAsOf, changesAhead }: FrontDraft) {
  const [wanted, show] = useState<FrontView>('draft');
  // A change that is past by now leads back to the draft.
  const isAhead = changesAhead.some(({ at }) => at === wanted);
  if (isAhead) return { view: wanted, show, drawn: drawnSlots(id, frontAsOf(wanted), front) };
  if (wanted === 'live') return { view: wanted, show, drawn: drawnSlots(id, live, live) };
  return { view: 'draft', show, drawn: drawnSlots(id, front, live) };
}
