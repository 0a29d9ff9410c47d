import * as z from 'zod/mini';
import { loggedActorSchema } from '../activity/logged-actor.ts';
import { recordFields, storedInstant, storedList, storedText } from '../text/stored.ts';

/** Id of the plan of the homepage. */
export const HOMEPAGE = 'home';

/** Blocks of articles on the homepage, with the number of their places. */
export const frontBlocks = {
  lead: 1,
  sides: 4,
  /** Headlines without pictures under the lead. */
  related: 4,
  latest: 5,
  business: 4,
  tech: 4,
} as const;
export type FrontBlock = keyof typeof frontBlocks;

const blockNames = Object.keys(frontBlocks) as FrontBlock[];

/** A place on the homepage: `lead-1`, `sides-3`. */
export type Slot = `${FrontBlock}-${number}`;

/** The places of a block, in their order. */
export const slotsOf = (block: FrontBlock): Slot[] =>
  Array.from({ length: frontBlocks[block] }, (_, at): Slot => `${block}-${at + 1}`);

/** All places, in the order of the page. */
export const slots: readonly Slot[] = blockNames.flatMap(slotsOf);

/** The block of a place. */
export const blockOf = (slot: Slot): FrontBlock =>
  blockNames.find((block) => slot.startsWith(`${block}-`)) ?? 'lead';

/** An article that an editor puts in a place. */
const pinSchema = z.object({
  slot: z.enum(slots),
  /** Id of the article. */
  article: z.string().check(z.minLength(1)),
  /** Instant at which the place fills itself again, ISO 8601; absent for none. */
  until: storedInstant(),
  /** Headline on the front alone; empty for the article's own. */
  headline: storedText(),
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

export const emptyPlan = (): FrontPlan => frontPlanSchema.parse({ id: HOMEPAGE });

/** Former fronts that can be had back. */
export const FORMER_FRONTS = 20;

/** A plan that another one replaced. */
export const formerFrontSchema = z.looseObject({
  ...recordFields,
  pins: storedList(pinSchema),
  off: storedList(z.string()),
  /** Instant of the replacement, ISO 8601. */
  until: storedText(),
  replacedBy: loggedActorSchema,
});
