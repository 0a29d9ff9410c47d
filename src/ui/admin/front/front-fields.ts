import * as z from 'zod/mini';
import { allSlots, type FrontPlan, type Pin, type Slot } from '#core/front/front-plan.ts';
import { dateAndTime } from '#core/locale/dates.ts';
import * as words from '#ui/words/admin/front-words.ts';
import type { VersionPart } from '../parts/dialog/compare-dialog.tsx';
import { nameOfSlot } from './name-of-slot.ts';

/**
 * A pin as the form keeps it: in one text, since forms are merged by their values, and the headline of one article must not
 * meet another article that somebody else put there.
 */
interface PlacedPin {
  /** The place. */
  id: string;
  /** Article, end, headline and the one that is tested beside it, as a JSON list; all but the first are empty for none. */
  pin: string;
}

// The last one is absent in drafts that an earlier version kept.
const pinSchema = z.tuple([z.string(), z.string(), z.string()], z.string());

/** Reads the text of a pin; `undefined` for any other text. */
function pinIn(text: string): z.infer<typeof pinSchema> | undefined {
  try {
    return z.safeParse(pinSchema, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

const keptSchema = z.object({
  pins: z.array(z.object({ id: z.string(), pin: z.string() })),
  off: z.array(z.string()),
});

/** Reads a kept draft; `undefined` for a value of another shape. */
export const readKeptFront = (kept: unknown): FrontFields | undefined =>
  z.safeParse(keptSchema, kept).data;

/** Values of the front's form. */
export interface FrontFields {
  pins: readonly PlacedPin[];
  off: readonly string[];
}

export const frontFields = ({ pins, off }: Pick<FrontPlan, 'pins' | 'off'>): FrontFields => ({
  pins: pins.map(({ slot, article, until = '', headline, secondHeadline = '' }) => ({
    id: slot,
    pin: JSON.stringify([article, until, headline, secondHeadline]),
  })),
  off,
});

const isSlot = (text: string): text is Slot => allSlots.some((slot) => slot === text);

/** The first pin of each article: two editors may have pinned one in different places. */
const oneEach = (pins: readonly Pin[]): Pin[] =>
  pins.filter(({ article }, at) => pins.findIndex((one) => one.article === article) === at);

/** The plan of a form. */
export const planOf = ({ pins, off }: FrontFields): Pick<FrontPlan, 'pins' | 'off'> => ({
  pins: oneEach(
    pins.flatMap(({ id, pin }): Pin[] => {
      const [article, until, headline = '', secondHeadline] = pinIn(pin) ?? [];
      return isSlot(id) && article
        ? [
            {
              ...{ slot: id, article, until: until || undefined, headline },
              secondHeadline: secondHeadline || undefined,
            },
          ]
        : [];
    }),
  ),
  off: [...off],
});

/** Returns the fields with these pins in place of those of their articles and places. */
export function withPins(fields: FrontFields, added: readonly Pin[]): FrontFields {
  const plan = planOf(fields);
  const kept = plan.pins.filter(
    (pin) => !added.some(({ slot, article }) => slot === pin.slot || article === pin.article),
  );
  const back = new Set(added.map(({ article }) => article));
  const pins = [...kept, ...added].toSorted(
    (one, other) => allSlots.indexOf(one.slot) - allSlots.indexOf(other.slot),
  );
  return frontFields({ pins, off: plan.off.filter((id) => !back.has(id)) });
}

/** Returns the fields without the pin of a place. */
export const withoutPin = (fields: FrontFields, slot: Slot): FrontFields => ({
  ...fields,
  pins: fields.pins.filter(({ id }) => id !== slot),
});

/** Parts of a plan for a comparison. */
export const describeFront =
  (titleOf: (id: string) => string) =>
  (fields: FrontFields): VersionPart[] => {
    const { pins, off } = planOf(fields);
    return [
      ...pins.map(({ slot, article, until, headline, secondHeadline }) => ({
        label: nameOfSlot(slot),
        text: [
          headline || titleOf(article),
          ...(secondHeadline ? [words.testedBeside(secondHeadline)] : []),
          ...(until ? [words.pinnedUntil(dateAndTime(Date.parse(until)))] : []),
        ].join('\n'),
      })),
      { label: words.offTheFront, text: off.map(titleOf).join('\n') },
    ];
  };
