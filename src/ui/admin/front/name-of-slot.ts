import { blockOf, type Slot } from '#core/front/front-plan.ts';
import { inDigits } from '#core/locale/numbers.ts';
import { placeName } from '#ui/words/admin/front-words.ts';

/** Name of a place: `Side story 2`. */
export const nameOfSlot = (slot: Slot): string =>
  placeName(blockOf(slot), inDigits(Number(slot.split('-')[1])));
