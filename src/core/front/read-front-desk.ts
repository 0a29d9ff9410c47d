import * as z from 'zod/mini';
import { articleCardSchema } from '../article/article-card.ts';
import { shownCards } from '../article/live/shown-cards.ts';
import { done } from '../errors.ts';
import { editors } from '../permission.ts';
import { definePrivateRead } from '../use-case.ts';
import { frontCandidates } from './front-candidates.ts';
import { emptyPlan, frontPlanSchema, HOMEPAGE, slots } from './front-plan.ts';
import { waitingLaunches, waitingLaunchSchema } from './launch-at.ts';

const cards = z.array(articleCardSchema);

/** What the front's editor works with. */
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
});

export type FrontDesk = z.infer<typeof frontDeskSchema>;

/** Further articles of each list: as many as can be pinned, and a page to choose from. */
const FURTHER = slots.length + 20;

/** Returns the plan of the homepage, and articles enough to fill it however it is changed. */
export const readFrontDesk = definePrivateRead({
  name: 'readFrontDesk',
  contract: {
    route: 'GET /admin/front',
    summary: 'The plan of the homepage, with the articles that can fill it',
    answers: frontDeskSchema,
  },
  may: editors,
  input: z.object({}),
  read: async (view, { ports: { store } }) => {
    const linked = await shownCards(store);
    const plan = (await view.get('fronts', HOMEPAGE)) ?? emptyPlan();
    const { featured, newest, business, tech, pinned } = await frontCandidates(view, plan, FURTHER);
    return done<FrontDesk>({
      plan,
      candidates: {
        featured: featured.map(linked),
        newest: newest.map(linked),
        business: business.map(linked),
        tech: tech.map(linked),
        pinned: pinned.map(linked),
      },
      launches: await waitingLaunches(view),
    });
  },
});
