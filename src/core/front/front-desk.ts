import * as z from 'zod/mini';
import { articleCardSchema } from '../article/article-card.ts';
import { comingArticleSchema } from './front-as-of.ts';
import { frontPlanSchema } from './front-plan.ts';
import { waitingLaunchSchema } from './launch-at.ts';

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
  launches: z.array(waitingLaunchSchema),
  coming: z.array(comingArticleSchema),
  /** Hours after which a featured article is no longer featured; 0: never. */
  featuredHours: z.int(),
});

export type FrontDesk = z.infer<typeof frontDeskSchema>;
