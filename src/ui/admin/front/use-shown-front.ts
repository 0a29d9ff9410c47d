import { useState } from 'react';
import { type Slot, slotsOfFront } from '#core/front/front-plan.ts';
import type { DrawnSlot } from './drawn-front.tsx';
import { differs, type Front, type FrontDraft, filledAt } from './use-front-draft.ts';

/** Name of the front that is shown: `draft`, `live`, or the instant (ISO 8601) as of which the draft is shown. */
export type FrontView = string;

/** The places of a front, beside those of the one that it is compared with. */
const drawnSlots = (slots: readonly Slot[], shown: Front, compared: Front): DrawnSlot[] =>
  slots.map((slot) => {
    const [here, there] = [filledAt(shown, slot), filledAt(compared, slot)];
    return {
      slot,
      filled: here,
      ...(differs(here, there) ? { was: there?.card.title ?? '' } : {}),
    };
  });

/** Which front is shown, and its places. What readers have is compared with nothing, and a later front with the draft. */
export function useShownFront(id: string, { front, live, frontAsOf, changesAhead }: FrontDraft) {
  const slots = slotsOfFront(id);
  const [wanted, show] = useState<FrontView>('draft');
  // A change that is past by now leads back to the draft.
  const isAhead = changesAhead.some(({ at }) => at === wanted);
  if (isAhead) return { view: wanted, show, drawn: drawnSlots(slots, frontAsOf(wanted), front) };
  if (wanted === 'live') return { view: wanted, show, drawn: drawnSlots(slots, live, live) };
  return { view: 'draft', show, drawn: drawnSlots(slots, front, live) };
}
