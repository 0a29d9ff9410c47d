import * as z from 'zod/mini';
import { shownCards } from '../article/live/shown-cards.ts';
import { done } from '../errors.ts';
import { editors } from '../permission.ts';
import { settingsIn } from '../settings/stored-settings.ts';
import { definePrivateRead } from '../use-case.ts';
import { comingArticles } from './front-as-of.ts';
import { frontCandidates } from './front-candidates.ts';
import { type FrontDesk, frontDeskSchema } from './front-desk.ts';
import { emptyPlan, HOMEPAGE, slots } from './front-plan.ts';
import { waitingLaunches } from './launch-at.ts';

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
      featuredHours: (await settingsIn(view)).featuredHours,
      coming: (await comingArticles(view)).map(({ card, ...article }) => ({
        ...article,
        card: linked(card),
      })),
    });
  },
});
