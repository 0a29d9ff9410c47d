import { defineCollection } from '../collection.ts';
import {
  emptyPlan,
  FORMER_FRONTS,
  type FrontPlan,
  formerFrontSchema,
  frontPlanSchema,
  HOMEPAGE,
} from './front-plan.ts';

export const frontCollection = defineCollection({
  schema: frontPlanSchema,
  idPrefix: 'front',
  insertAt: 'last',
  samples: () => [emptyPlan(HOMEPAGE)],
  refillsWhenEmpty: true,
  needsSamples: true,
  // It is about the articles of this site at this hour.
  isArchived: false,
  isPublic: true,
  isStanding: true,
  filters: {},
  sorts: {},
  searchedText: ({ pins }: FrontPlan) => pins.map(({ headline }) => headline).join(' '),
});

export const formerFrontCollection = defineCollection({
  schema: formerFrontSchema,
  idPrefix: 'former-front',
  insertAt: 'first',
  // Those of twenty fronts.
  limit: 20 * FORMER_FRONTS,
  makesRoom: true,
  isArchived: false,
  filters: {},
  keys: { front: ({ front }) => [front] },
  sorts: {},
  searchedText: () => '',
});
