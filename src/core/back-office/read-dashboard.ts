import * as z from 'zod/mini';
import { type CollectionName, collectionNames } from '../collections.ts';
import { done } from '../errors.ts';
import type { StoreView } from '../ports.ts';
import { defineRead, mustBeEditor, mustBeStaff } from '../use-case.ts';
import { DASHBOARD_ACTIVITY, DASHBOARD_WEEKS, type Dashboard } from './dashboard.ts';

const WEEK = 7 * 24 * 60 * 60 * 1000;

async function publishedByWeek(view: StoreView, now: Date): Promise<Dashboard['published']> {
  const weeks: Dashboard['published'] = [];
  for (let left = DASHBOARD_WEEKS; left > 0; left -= 1) {
    const above = now.getTime() - left * WEEK;
    const within = { sort: 'published' as const, above, most: above + WEEK };
    const count = await view.count('articles', { within });
    weeks.push({ from: new Date(above).toISOString(), count });
  }
  return weeks;
}

async function countsIn(view: StoreView): Promise<Dashboard['counts']> {
  const counts: [CollectionName, number][] = [];
  for (const name of collectionNames) counts.push([name, await view.count(name)]);
  return Object.fromEntries(counts) as Dashboard['counts'];
}

/** Counters, what was published lately, and the latest activity. */
export const readDashboard = defineRead({
  name: 'readDashboard',
  may: mustBeStaff,
  input: z.object({}),
  read: async (view, { actor, ports }) =>
    done<Dashboard>({
      counts: await countsIn(view),
      newMessages: await view.count('contactMessages', { where: { status: 'new' } }),
      published: await publishedByWeek(view, ports.clock.now()),
      // The log tells of readers and of others' work; authors don't find it elsewhere either.
      activity: mustBeEditor(actor)
        ? []
        : await view.list('activityLogs', { limit: DASHBOARD_ACTIVITY }),
    }),
});
