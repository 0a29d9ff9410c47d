import * as z from 'zod/mini';
import { done } from '../errors.ts';
import { dayAfter, dayAt } from '../locale/calendar-days.ts';
import { staff } from '../permission.ts';
import type { StoreView } from '../ports.ts';
import { settingsIn } from '../settings/stored-settings.ts';
import { zoneOfSite } from '../settings/zone-of-site.ts';
import { definePrivateTask } from '../use-case.ts';
import { type FigurePart, type Figures, type Stretch, type Views, WHOLE_SITE } from './figures.ts';
import {
  type FigurePeriod,
  type FiguresPage,
  figurePeriods,
  figuresPageSchema,
  LISTED_ARTICLES,
  NOW_MINUTES,
} from './figures-page.ts';
import { HOUR, hoursOfDay, stretchOfDay, USUAL_WEEKS, usualHours } from './usual.ts';

const MINUTE = 60 * 1000;

/** Number of days of a period, and by how many days its last one is before today. */
const spans: Readonly<Record<FigurePeriod, { days: number; ago: number }>> = {
  today: { days: 1, ago: 0 },
  yesterday: { days: 1, ago: 1 },
  '7-days': { days: 7, ago: 0 },
  '28-days': { days: 28, ago: 0 },
};

const nothing: Views = { views: 0, quarters: 0, minutes: 0 };

const sumOf = (sums: readonly Views[]): Views =>
  sums.reduce(
    (sum, { views, quarters, minutes }) => ({
      views: sum.views + views,
      quarters: sum.quarters + quarters,
      minutes: sum.minutes + minutes,
    }),
    nothing,
  );

/** Days of a period, in their order. */
function daysOf(period: FigurePeriod, today: string): string[] {
  const { days, ago } = spans[period];
  return Array.from({ length: days }, (_, at) => dayAfter(today, at - days + 1 - ago));
}

const isIn = ({ from, to }: Stretch, hour: number): boolean => hour >= from && hour < to;

/** Cards of the articles that are published, by their ids. */
async function titlesOf(view: StoreView, ids: readonly string[]) {
  const cards =
    ids.length > 0 ? await view.cards('articles', { where: { id: { oneOf: ids } } }) : [];
  return new Map(cards.map((card) => [card.id, card]));
}

interface Asked {
  figures: Figures;
  article: string;
  days: readonly string[];
  zone: string;
  now: number;
}

/** Reads the points of the plot, their sum, and with what they compare. */
async function readPoints({ figures, article, days, zone, now }: Asked) {
  const begun = (await figures.begun()) ?? now;
  const [first = ''] = days;
  const isDay = days.length === 1;
  const before = isDay ? 7 * USUAL_WEEKS : days.length;
  const hours = await figures.hours(article, {
    from: stretchOfDay(dayAfter(first, -before), zone).from,
    to: stretchOfDay(days.at(-1) ?? first, zone).to,
  });
  const { from } = stretchOfDay(first, zone);
  const total = sumOf(hours.filter(({ hour }) => hour >= from));
  const viewsIn = (stretch: Stretch): number =>
    sumOf(hours.filter(({ hour }) => isIn(stretch, hour))).views;
  if (isDay) {
    const usual = usualHours(first, zone, viewsIn, begun);
    const points = hoursOfDay(first, zone).map((hour, index) => ({
      at: new Date(hour.from).toISOString(),
      ...(hour.from <= now ? { views: viewsIn(hour) } : {}),
      ...(usual ? { usual: usual[index] ?? 0 } : {}),
    }));
    // The running hour has no usual to compare with.
    const whole = points.filter(({ at }) => Date.parse(at) + HOUR <= now);
    const compared = {
      views: whole.reduce((sum, { views = 0 }) => sum + views, 0),
      usual: whole.reduce((sum, { usual: one = 0 }) => sum + one, 0),
    };
    return { points, total, ...(usual ? { compared } : {}) };
  }
  const points = days.map((day) => {
    const stretch = stretchOfDay(day, zone);
    return { at: new Date(stretch.from).toISOString(), views: viewsIn(stretch) };
  });
  // As much of the days before as has passed of these, in whole hours.
  const [running = ''] = days.slice(-1);
  const begunToday = stretchOfDay(running, zone).from;
  const passed = Math.floor((now - begunToday) / HOUR) * HOUR;
  const earlier: Stretch = {
    from: stretchOfDay(dayAfter(first, -days.length), zone).from,
    to: stretchOfDay(dayAfter(running, -days.length), zone).from + passed,
  };
  const compared = { views: viewsIn({ from, to: begunToday + passed }), usual: viewsIn(earlier) };
  return { points, total, ...(earlier.from >= begun ? { compared } : {}) };
}

type Parts = Awaited<ReturnType<Figures['parts']>>;

/** Sums of a part, the highest first. */
const keyed = (parts: Parts, article: string, part: FigurePart) =>
  parts
    .filter((one) => one.article === article && one.part === part)
    .map(({ key, views }) => ({ key, views }));

const noFigures = (zone: string): FiguresPage => ({
  isCounted: false,
  zone,
  now: 0,
  total: nothing,
  points: [],
  articles: [],
  sections: [],
  sources: [],
  devices: [],
  places: [],
  bots: [],
});

/** Returns the figures of the site, or of one article, in a period. */
export const readFigures = definePrivateTask({
  name: 'readFigures',
  contract: {
    route: 'GET /admin/figures',
    summary: 'Views of readers’ pages: sums that lead to no person',
    description:
      'Of the whole site, or with `article` of one article. Breakdowns are of the last 30 days at most. The browser edition counts nothing.',
    answers: figuresPageSchema,
    takes: z.object({
      period: z.optional(z.enum(figurePeriods)),
      article: z.optional(z.string()),
    }),
  },
  may: staff,
  input: z.object({
    /** Today by default. */
    period: z.optional(z.enum(figurePeriods)),
    article: z.optional(z.string()),
  }),
  run: async ({ input, ports: { store, clock, online } }) => {
    const zone = zoneOfSite(await store.read(settingsIn));
    if (!online) return done(noFigures(zone));
    const { figures } = online;
    const now = clock.now().getTime();
    const days = daysOf(input.period ?? 'today', dayAt(now, zone));
    const subject = input.article ?? WHOLE_SITE;
    const [first = '', last = first] = [days[0], days.at(-1)];
    const stretch: Stretch = {
      from: stretchOfDay(first, zone).from,
      to: stretchOfDay(last, zone).to,
    };
    const begun = await figures.begun();
    const plotted = await readPoints({ figures, article: subject, days, zone, now });
    const ranked = subject === WHOLE_SITE ? await figures.articles(stretch, LISTED_ARTICLES) : [];
    const ids = [subject, ...ranked.map(({ article }) => article)];
    const parts = await figures.parts(ids, stretch);
    const isDay = days.length === 1;
    const visitors = isDay ? await figures.visitors(ids, first) : new Map<string, number>();
    const titles = await store.read((view) => titlesOf(view, ids.filter(Boolean)));
    const known = titles.get(subject);
    return done<FiguresPage>({
      isCounted: true,
      zone,
      ...(begun === undefined ? {} : { begun: new Date(begun).toISOString() }),
      ...(known
        ? { article: { id: known.id, title: known.title, category: known.category.name } }
        : {}),
      now: await figures.viewsSince(now - NOW_MINUTES * MINUTE),
      ...plotted,
      ...(isDay ? { visitors: visitors.get(subject) ?? 0 } : {}),
      articles: ranked.map(({ article, ...views }) => {
        const title = titles.get(article)?.title;
        const count = visitors.get(article);
        const source = keyed(parts, article, 'source')[0]?.key;
        const place = keyed(parts, article, 'place')[0]?.key;
        return {
          id: article,
          ...(title === undefined ? {} : { title }),
          section: keyed(parts, article, 'section')[0]?.key ?? '',
          ...views,
          ...(count === undefined ? {} : { visitors: count }),
          ...(source === undefined ? {} : { source }),
          ...(place === undefined ? {} : { place }),
        };
      }),
      sections: keyed(parts, subject, 'section'),
      sources: keyed(parts, subject, 'source'),
      devices: keyed(parts, subject, 'device'),
      places: subject === WHOLE_SITE ? [] : keyed(parts, subject, 'place'),
      bots: subject === WHOLE_SITE ? await figures.bots(first, last) : [],
    });
  },
});
