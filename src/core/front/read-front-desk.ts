import * as z from 'zod/mini';
import { shownCards } from '../article/live/shown-cards.ts';
import { ofCategory } from '../category/category-tree.ts';
import { done } from '../errors.ts';
import { editors } from '../permission.ts';
import { settingsIn } from '../settings/stored-settings.ts';
import { definePrivateRead } from '../use-case.ts';
import { frontId, requireFront } from './arranged-front.ts';
import { testsWithCounts } from './decide-headline-tests.ts';
import { comingArticles } from './front-as-of.ts';
import { frontCandidates, sectionCandidates } from './front-candidates.ts';
import { type FrontDesk, frontDeskSchema } from './front-desk.ts';
import { emptyPlan, HOMEPAGE, slotsOfFront } from './front-plan.ts';
import { waitingLaunches } from './launch-at.ts';

/** Number of stories to choose from, beside those that can be pinned. */
const TO_CHOOSE_FROM = 20;

/** Returns the plan of a front, and articles enough to fill it however it is changed. Refuses with `not-found`. */
export const readFrontDesk = definePrivateRead({
  name: 'readFrontDesk',
  contract: {
    route: 'GET /admin/front/:front',
    summary: 'The plan of a front, with the articles that can fill it',
    answers: frontDeskSchema,
    refusals: ['not-found'],
  },
  may: editors,
  input: z.object({ front: frontId }),
  read: async (view, { input, ports }) => {
    const { store } = ports;
    const linked = await shownCards(store);
    const categories = await view.list('categories');
    const { id } = await requireFront(view, input.front);
    const plan = (await view.get('fronts', id)) ?? emptyPlan(id);
    const section = categories.find((one) => one.id === id);
    const category = section && ofCategory(section, categories);
    const further = slotsOfFront(id).length + TO_CHOOSE_FROM;
    const { featured, newest, business, tech, pinned } = category
      ? await sectionCandidates(view, plan, { category }, further)
      : await frontCandidates(view, plan, further);
    const coming = await comingArticles(view, category);
    return done<FrontDesk>({
      plan,
      candidates: {
        featured: featured.map(linked),
        newest: newest.map(linked),
        business: business.map(linked),
        tech: tech.map(linked),
        pinned: pinned.map(linked),
      },
      tests: id === HOMEPAGE ? await testsWithCounts(ports) : [],
      launches: await waitingLaunches(view, id),
      featuredHours: (await settingsIn(view)).featuredHours,
      coming: coming.map(({ card, at, isFeatured }) => ({
        at,
        // A section's front doesn't lead with what is featured.
        isFeatured: isFeatured && category === undefined,
        card: linked(card),
      })),
    });
  },
});
