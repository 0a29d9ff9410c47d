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
  onlyId: HOMEPAGE,
  insertAt: 'last',
  samples: () => [emptyPlan()],
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
  limit: FORMER_FRONTS,
  makesRoom: true,
  isArchived: false,
  filters: {},
  sorts: {},
  searchedText: () => '',
});
