import * as z from 'zod/mini';
import type { Article } from '../article/article.ts';
import { done } from '../errors.ts';
import { defineRead, mustBeStaff } from '../use-case.ts';
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

/** Counters, what was published lately, and the latest activity. */
export const readDashboard = defineRead({
  name: 'readDashboard',
  may: mustBeStaff,
  input: z.object({}),
  read: async (view, { ports }) => {
    const articles = await view.list('articles');
    return done<Dashboard>({
      articles: articles.length,
      categories: await view.count('categories'),
      users: await view.count('users'),
      newMessages: await view.count('contactMessages', { where: { status: 'new' } }),
      subscribers: await view.count('newsletterSubscribers'),
      webStories: await view.count('webStories'),
      advertisements: await view.count('advertisements'),
      images: await view.count('imageLibrary'),
      videos: await view.count('youtubeVideos'),
      published: publishedByWeek(articles, ports.clock.now()),
      activity: await view.list('activityLogs', { limit: DASHBOARD_ACTIVITY }),
    });
  },
});
