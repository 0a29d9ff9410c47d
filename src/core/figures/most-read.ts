import * as z from 'zod/mini';
import { defineCollection } from '../collection.ts';
import { recordFields, storedList, storedText } from '../text/stored.ts';
import { HOUR } from './usual.ts';

export const MOST_READ_ID = 'most-read';

/** Number of articles of the list, and how many it must have to be shown. */
export const MOST_READ = { most: 5, least: 3 } as const;

/** Views within a day with which an article can be in the list. */
const LEAST_VIEWS = 10;

/** Hours after which a view counts half, and after which not at all. */
const HALF_LIFE = 6;
export const MOST_READ_HOURS = 24;

export const mostReadCollection = defineCollection({
  schema: z.looseObject({
    ...recordFields,
    /** Ids of articles, the most read first. */
    articles: storedList(z.string()),
    at: storedText(),
  }),
  idPrefix: MOST_READ_ID,
  onlyId: MOST_READ_ID,
  insertAt: 'last',
  isArchived: false,
  isPublic: true,
  isStanding: true,
  filters: {},
  sorts: {},
  searchedText: () => '',
});

/** Ranks articles by their views of the last 24 hours, of which older ones count less. */
export function rankMostRead(
  hours: readonly { article: string; hour: number; views: number }[],
  now: number,
): string[] {
  const ranks = new Map<string, { views: number; weight: number }>();
  for (const { article, hour, views } of hours) {
    const age = (now - hour) / HOUR;
    if (age >= MOST_READ_HOURS) continue;
    const rank = ranks.get(article) ?? { views: 0, weight: 0 };
    ranks.set(article, {
      views: rank.views + views,
      weight: rank.weight + views * 2 ** (-age / HALF_LIFE),
    });
  }
  return [...ranks]
    .filter(([, { views }]) => views >= LEAST_VIEWS)
    .toSorted(([, one], [, other]) => other.weight - one.weight)
    .map(([article]) => article);
}
