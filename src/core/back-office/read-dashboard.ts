import * as z from 'zod/mini';
import { type CollectionName, collectionNames } from '../collections.ts';
import { done } from '../errors.ts';
import type { ListQuery, StoreView } from '../ports.ts';
import { type Actor, defineRead, mustBeStaff } from '../use-case.ts';
import { DASHBOARD_ACTIVITY, DASHBOARD_WEEKS, type Dashboard } from './dashboard.ts';
import { objectionTo, onlyWriter } from './sight.ts';

/** Condition for the articles that the viewer may see. */
type Where = NonNullable<ListQuery<'articles'>['where']>;

const WEEK = 7 * 24 * 60 * 60 * 1000;

async function publishedByWeek(
  view: StoreView,
  now: Date,
  where: Where,
): Promise<Dashboard['published']> {
  const weeks: Dashboard['published'] = [];
  for (let left = DASHBOARD_WEEKS; left > 0; left -= 1) {
    const above = now.getTime() - left * WEEK;
    const within = { sort: 'published' as const, above, most: above + WEEK };
    const count = await view.count('articles', { within, where });
    weeks.push({ from: new Date(above).toISOString(), count });
  }
  return weeks;
}

/** Counts of the collections that the actor finds in the back office; of articles, those that they find. */
async function countsFor(
  view: StoreView,
  actor: Actor,
  where: Where,
): Promise<Dashboard['counts']> {
  const counts: Dashboard['counts'] = {};
  for (const name of collectionNames) {
    if (objectionTo(actor, name)) continue;
    counts[name] = await (name === 'articles'
      ? view.count('articles', { where })
      : view.count(name));
  }
  return counts;
}

/** Counters, what was published lately, and the latest activity: no more than somebody finds elsewhere. */
export const readDashboard = defineRead({
  name: 'readDashboard',
  may: mustBeStaff,
  input: z.object({}),
  read: async (view, { actor, ports }) => {
    const writer = onlyWriter(actor);
    const where = writer === undefined ? {} : { writer };
    const sees = (name: CollectionName): boolean => objectionTo(actor, name) === undefined;
    return done<Dashboard>({
      counts: await countsFor(view, actor, where),
      newMessages: sees('contactMessages')
        ? await view.count('contactMessages', { where: { status: 'new' } })
        : 0,
      published: await publishedByWeek(view, ports.clock.now(), where),
      activity: sees('activityLogs')
        ? await view.list('activityLogs', { limit: DASHBOARD_ACTIVITY })
        : [],
    });
  },
});
