import * as z from 'zod/mini';
import type { Actor } from '../actor.ts';
import { type CollectionName, collectionNames } from '../collections.ts';
import { done } from '../errors.ts';
import { staff } from '../permission.ts';
import type { StoreView, Where } from '../ports.ts';
import { definePrivateRead } from '../use-case.ts';
import {
  DASHBOARD_ACTIVITY,
  DASHBOARD_WEEKS,
  type Dashboard,
  dashboardSchema,
} from './dashboard.ts';
import { objectionTo, ownedOnly } from './visibility.ts';

/** Restricts articles to those that the actor may see. */
type SeenArticles = Where<'articles'>;

const WEEK = 7 * 24 * 60 * 60 * 1000;

async function publishedByWeek(
  view: StoreView,
  now: Date,
  where: SeenArticles,
): Promise<Dashboard['published']> {
  const weeks: Dashboard['published'] = [];
  for (let left = DASHBOARD_WEEKS; left > 0; left -= 1) {
    const above = now.getTime() - left * WEEK;
    // `before` is exclusive, but the week includes its end; instants are whole milliseconds.
    const published = { after: above, before: above + WEEK + 1 };
    const count = await view.count('articles', { where: { ...where, published } });
    weeks.push({ from: new Date(above).toISOString(), count });
  }
  return weeks;
}

/** Counts the records that the actor may see, per collection. */
async function countsFor(view: StoreView, actor: Actor): Promise<Dashboard['counts']> {
  const counts: Dashboard['counts'] = {};
  for (const name of collectionNames) {
    if (objectionTo(actor, name)) continue;
    counts[name] = await view.count(name, { where: ownedOnly(actor, name) });
  }
  return counts;
}

/** Returns the dashboard, restricted to the records that the actor may see. */
export const readDashboard = definePrivateRead({
  name: 'readDashboard',
  contract: {
    route: 'GET /admin/dashboard',
    summary: 'Counters and latest activity',
    answers: dashboardSchema,
  },
  may: staff,
  input: z.object({}),
  read: async (view, { actor, ports }) => {
    const where = ownedOnly(actor, 'articles');
    const sees = (name: CollectionName): boolean => objectionTo(actor, name) === undefined;
    return done<Dashboard>({
      counts: await countsFor(view, actor),
      newMessages: sees('messages')
        ? await view.count('messages', { where: { status: 'new' } })
        : 0,
      published: await publishedByWeek(view, ports.clock.now(), where),
      activity: sees('activity') ? await view.list('activity', { limit: DASHBOARD_ACTIVITY }) : [],
    });
  },
});
