import * as z from 'zod/mini';
import { articleCardSchema } from '../article/article-card.ts';
import { comingArticleSchema } from './front-as-of.ts';
import { frontPlanSchema } from './front-plan.ts';
import { testedNames } from './headline-test.ts';
import { waitingLaunchSchema } from './launch-at.ts';

const countsSchema = z.object({ shown: z.int(), followed: z.int() });

const cards = z.array(articleCardSchema);

/** Data of the front's editor: plan, candidates, and the changes to come. */
export const frontDeskSchema = z.object({
  plan: frontPlanSchema,
  candidates: z.object({
    featured: cards,
    newest: cards,
    business: cards,
    tech: cards,
    pinned: cards,
  }),
  /** Tests of headlines that run, with what is counted of them; none in the browser edition. */
  tests: z.array(
    z.object({
      article: z.string(),
      first: countsSchema,
      second: countsSchema,
      better: z.enum(testedNames),
      /** Probability that this one is better, from 0.5 to 1. */
      sure: z.number(),
    }),
  ),
  launches: z.array(waitingLaunchSchema),
  coming: z.array(comingArticleSchema),
  /** Hours after which a featured article is no longer featured; 0: never. */
  featuredHours: z.int(),
});

export type FrontDesk = z.infer<typeof frontDeskSchema>;
