import * as z from 'zod/mini';
import { loggedActorSchema } from '../activity/logged-actor.ts';
import { CATEGORY_PAGE_SIZE } from '../category/category-front.ts';
import {
  recordFields,
  storedInstant,
  storedList,
  storedOptionalText,
  storedText,
} from '../text/stored.ts';

/** Id of the homepage's plan. The plan of a section's front has the id of its category. */
export const HOMEPAGE = 'home';

/** Blocks of articles, with the number of their places: those of the homepage, and the one of a section's front. */
export const frontBlocks = {
  lead: 1,
  sides: 4,
  /** Headlines without pictures under the lead. */
  related: 4,
  latest: 5,
  business: 4,
  tech: 4,
  /** First page of a section. */
  section: CATEGORY_PAGE_SIZE,
} as const;
export type FrontBlock = keyof typeof frontBlocks;

const blockNames = Object.keys(frontBlocks) as FrontBlock[];

/** A place on a front: `lead-1`, `sides-3`. */
export type Slot = `${FrontBlock}-${number}`;

/** The places of a block, in their order. */
export const slotsOf = (block: FrontBlock): Slot[] =>
  Array.from({ length: frontBlocks[block] }, (_, at): Slot => `${block}-${at + 1}`);

/** The places of all fronts, each front’s in the order of its page. */
export const allSlots: readonly Slot[] = blockNames.flatMap(slotsOf);

/** The places of the homepage, in the order of the page. */
export const slots: readonly Slot[] = allSlots.filter((slot) => blockOf(slot) !== 'section');

const sectionSlots = slotsOf('section');

/** The places of a front, by the id of its plan, in the order of the page. */
export const slotsOfFront = (front: string): readonly Slot[] =>
  front === HOMEPAGE ? slots : sectionSlots;

/** The block of a place. */
export function blockOf(slot: Slot): FrontBlock {
  return blockNames.find((block) => slot.startsWith(`${block}-`)) ?? 'lead';
}

/** An article that an editor puts in a place. */
export const pinSchema = z.object({
  slot: z.enum(allSlots),
  /** Id of the article. */
  article: z.string().check(z.minLength(1)),
  /** Instant at which the place fills itself again, ISO 8601; absent for none. */
  until: storedInstant(),
  /** Headline on the front alone; empty for the article's own. */
  headline: storedText(),
  /** Headline that is tested beside it, on servers. */
  secondHeadline: storedOptionalText(),
  /** Instant since when the two are tested, ISO 8601. */
  testedSince: storedInstant(),
});

export type Pin = z.infer<typeof pinSchema>;

/** Plan of a front: the decisions of its editors. Without pins, the front fills itself. */
export const frontPlanSchema = z.looseObject({
  ...recordFields,
  pins: storedList(pinSchema),
  /** Ids of articles that fill no place by themselves. */
  off: storedList(z.string()),
});

export type FrontPlan = z.infer<typeof frontPlanSchema>;

/** The plan of a front that nobody arranged. */
export const emptyPlan = (front: string): FrontPlan => frontPlanSchema.parse({ id: front });

/** Number of former plans of each front that can be had back. */
export const FORMER_FRONTS = 20;

/** A plan that another one replaced. */
export const formerFrontSchema = z.looseObject({
  ...recordFields,
  /** Id of the plan that replaced it. */
  front: storedText(HOMEPAGE),
  pins: storedList(pinSchema),
  off: storedList(z.string()),
  /** Instant of the replacement, ISO 8601. */
  until: storedText(),
  replacedBy: loggedActorSchema,
});
