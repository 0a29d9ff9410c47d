import {
  type BotSum,
  type Figures,
  type HourSum,
  KEPT_DAYS,
  type PartSum,
  type Stretch,
  type VisitorSum,
} from '#core/figures/figures.ts';

const DAY = 24 * 60 * 60 * 1000;

const isIn = ({ from, to }: Stretch, { hour }: { hour: number }): boolean =>
  hour >= from && hour < to;

/** Adds up rows that have the same key. */
function addedUp<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  add: (sum: Row | undefined, row: Row) => Row,
): Row[] {
  const sums = new Map<string, Row>();
  for (const row of rows) sums.set(keyOf(row), add(sums.get(keyOf(row)), row));
  return [...sums.values()];
}

const byViews = (one: { views: number }, other: { views: number }): number =>
  other.views - one.views;

const withViews = <Row extends { views: number }>(sum: Row | undefined, row: Row): Row => ({
  ...row,
  views: row.views + (sum?.views ?? 0),
});

const withAll = (sum: HourSum | undefined, row: HourSum): HourSum => ({
  ...row,
  views: row.views + (sum?.views ?? 0),
  quarters: row.quarters + (sum?.quarters ?? 0),
  minutes: row.minutes + (sum?.minutes ?? 0),
});

/** Sums of views in memory. */
export function createMemoryFigures(): Figures {
  let hours: HourSum[] = [];
  let parts: PartSum[] = [];
  const visitors: VisitorSum[] = [];
  const bots: BotSum[] = [];
  const minutes: { minute: number; views: number }[] = [];
  const viewsOf = ({ views, quarters, minutes: long }: HourSum) => ({
    ...{ views, quarters },
    minutes: long,
  });
  const ofArticles = (stretch: Stretch) =>
    hours.filter((row) => row.article !== '' && isIn(stretch, row));
  return {
    add: async (counted, now) => {
      hours.push(...counted.hours);
      parts.push(...counted.parts);
      visitors.push(...counted.visitors);
      bots.push(...counted.bots);
      minutes.push(...counted.minutes);
      hours = hours.filter(({ hour }) => hour >= now - KEPT_DAYS.sums * DAY);
      parts = parts.filter(({ hour }) => hour >= now - KEPT_DAYS.parts * DAY);
    },
    begun: async () => hours.map(({ hour }) => hour).toSorted((a, b) => a - b)[0],
    hours: async (article, stretch) =>
      addedUp(
        hours.filter((row) => row.article === article && isIn(stretch, row)),
        ({ hour }) => String(hour),
        withAll,
      )
        .toSorted((a, b) => a.hour - b.hour)
        .map((row) => ({ hour: row.hour, ...viewsOf(row) })),
    articles: async (stretch, most) =>
      addedUp(ofArticles(stretch), ({ article }) => article, withAll)
        .toSorted(byViews)
        .slice(0, most)
        .map((row) => ({ article: row.article, ...viewsOf(row) })),
    hoursOfArticles: async (stretch) =>
      addedUp(ofArticles(stretch), ({ article, hour }) => `${article} ${hour}`, withAll).map(
        ({ article, hour, views }) => ({ article, hour, views }),
      ),
    parts: async (articles, stretch) =>
      addedUp(
        parts.filter((row) => articles.includes(row.article) && isIn(stretch, row)),
        ({ article, part, key }) => `${article} ${part} ${key}`,
        withViews,
      )
        .toSorted((a, b) => byViews(a, b) || (a.key < b.key ? -1 : 1))
        .map(({ article, part, key, views }) => ({ article, part, key, views })),
    visitors: async (articles, day) => {
      const counts = new Map<string, number>();
      for (const row of visitors)
        if (row.day === day && articles.includes(row.article))
          counts.set(row.article, (counts.get(row.article) ?? 0) + row.visitors);
      return counts;
    },
    bots: async (first, last) =>
      addedUp(
        bots.filter(({ day }) => day >= first && day <= last),
        ({ rule }) => rule,
        withViews,
      )
        .toSorted(byViews)
        .map(({ rule, views }) => ({ rule, views })),
    viewsSince: async (since) =>
      minutes.reduce((sum, { minute, views }) => sum + (minute > since ? views : 0), 0),
  };
}
