import * as z from 'zod/mini';
import type { Article } from '../article/article.ts';
import { type CollectionName, collectionNames } from '../collections.ts';
import { done } from '../errors.ts';
import type { StoreView } from '../ports.ts';
import { defineRead, mustBeEditor, mustBeStaff } from '../use-case.ts';
import { DASHBOARD_ACTIVITY, DASHBOARD_WEEKS, type Dashboard } from './dashboard.ts';

const WEEK = 7 * 24 * 60 * 60 * 1000;

function publishedByWeek(articles: Article[], now: Date): Dashboard['published'] {
  const instants = articles.map(({ publishedAt }) => Date.parse(publishedAt ?? ''));
  return Array.from({ length: DASHBOARD_WEEKS }, (_, week) => {
    const from = now.getTime() - (DASHBOARD_WEEKS - week) * WEEK;
    const count = instants.filter((at) => at > from && at <= from + WEEK).length;
    return { from: new Date(from).toISOString(), count };
  });
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
  read: async (view, { actor, ports }) => {
    const articles = await view.list('articles');
    return done<Dashboard>({
      counts: await countsIn(view),
      newMessages: await view.count('contactMessages', { where: { status: 'new' } }),
      published: publishedByWeek(articles, ports.clock.now()),
      // The log tells of readers and of others' work; authors don't find it elsewhere either.
      activity: mustBeEditor(actor)
        ? []
        : await view.list('activityLogs', { limit: DASHBOARD_ACTIVITY }),
    });
  },
});
