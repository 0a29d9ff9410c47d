import type { BotRule, BotSum, CountedViews } from '#core/figures/figures.ts';
import { HOUR } from '#core/figures/usual.ts';
import { dayAt } from '#core/locale/calendar-days.ts';
import { wallTimeAt } from '#core/locale/wall-time.ts';
import { hashOf } from '#core/text/hash.ts';
import { createDistinct } from './distinct.ts';
import { type CountedPath, type NewVisitors, sumsOf, type ViewedPage } from './sums-of.ts';

/** Seconds for which a page was visible when it is reported. */
export const reportedSeconds = [1, 15, 60] as const;
export type ReportedSeconds = (typeof reportedSeconds)[number];

type Viewed = Pick<CountedPath, 'path' | 'source' | 'device'>;

/** Report of a page that a reader sees. */
export interface Report extends Viewed {
  seconds: ReportedSeconds;
  /** Number of the visitor on that day: 32 bits, evenly spread. */
  visitor: number;
}

/** Most different views that wait for the next flush; further ones are counted with bots that report too many. */
const MOST_WAITING = 20_000;

/** Most views of a visitor in an hour; programs have more. */
export const MOST_VIEWS = 60;

/** Most visitors of an hour whose views are remembered for that; further ones have no limit. */
const MOST_REMEMBERED = 200_000;

const MINUTE = 60 * 1000;

/** Spreads two numbers over 32 bits. */
function mixed(one: number, other: number): number {
  let mix = Math.imul(one ^ other, 0x85ebca6b);
  mix = Math.imul(mix ^ (mix >>> 13), 0xc2b2ae35);
  return (mix ^ (mix >>> 16)) >>> 0;
}

/** What a visitor viewed in the running hour. */
interface Visit {
  counted: Viewed[];
  /** True once it was too much for a person. */
  isBot: boolean;
}

/** An hour on the site's clocks. */
interface Hour {
  begin: number;
  end: number;
  day: string;
}

function hourAt(now: number, zone: string): Hour {
  const past = Number(wallTimeAt(now, zone).slice(14, 16)) * MINUTE;
  const begin = now - (now % MINUTE) - past;
  return { begin, end: begin + HOUR, day: dayAt(now, zone) };
}

/**
 * Counts views in memory until they are taken. Visitors are told by numbers that are forgotten at the end of the day,
 * on the clocks of the site's zone.
 */
export function createViewCounter(zone: () => string) {
  let waiting = new Map<string, CountedPath>();
  let bots = new Map<string, BotSum>();
  let minutes = new Map<number, number>();
  let newcomers = new Map<string, NewVisitors>();
  let distinct = createDistinct();
  let visits = new Map<number, Visit>();
  let hour: Hour = { begin: 0, end: 0, day: '' };

  function turnTo(now: number): void {
    if (now < hour.end && now >= hour.begin) return;
    const next = hourAt(now, zone());
    if (next.day !== hour.day) distinct = createDistinct();
    visits = new Map();
    hour = next;
  }

  function countBot(rule: BotRule, now: number): void {
    turnTo(now);
    const { day } = hour;
    const sum = bots.get(`${day} ${rule}`);
    if (sum) sum.views += 1;
    else bots.set(`${day} ${rule}`, { day, rule, views: 1 });
  }

  function addNewcomers(path: string, visitors: number): void {
    const { day } = hour;
    const sum = newcomers.get(`${day} ${path}`);
    if (sum) sum.visitors += visitors;
    else newcomers.set(`${day} ${path}`, { path, day, visitors });
  }

  /** Counts a visitor of a path, or of the whole site (''), unless the number is known there. */
  function countNewcomer(path: string, visitor: number): void {
    const grown = distinct.add(mixed(visitor, hashOf(path)));
    if (grown > 0) addNewcomers(path, grown);
  }

  /** The sum that a report adds to; `undefined` where too many wait. */
  function sumFor({ path, source, device }: Viewed): CountedPath | undefined {
    const key = `${hour.begin} ${device} ${source} ${path}`;
    const known = waiting.get(key);
    if (known || waiting.size >= MOST_WAITING) return known;
    const { begin, day } = hour;
    const sum = { path, source, device, day, hour: begin, views: 0, quarters: 0, minutes: 0 };
    waiting.set(key, sum);
    return sum;
  }

  function visitOf(visitor: number): Visit {
    const visit = visits.get(visitor) ?? { counted: [], isBot: false };
    if (visits.size < MOST_REMEMBERED) visits.set(visitor, visit);
    return visit;
  }

  /** Takes the views of a visitor back who turns out to be a bot, and counts them with those of bots. */
  function takeBack(visit: Visit, now: number): void {
    visit.isBot = true;
    for (const viewed of visit.counted) {
      const sum = sumFor(viewed);
      if (sum) sum.views -= 1;
      countBot('too-many', now);
    }
    for (const path of new Set(['', ...visit.counted.map(({ path: one }) => one)]))
      addNewcomers(path, -1);
    visit.counted = [];
  }

  function countView(sum: CountedPath, visitor: number, now: number): void {
    sum.views += 1;
    const minute = now - (now % MINUTE);
    minutes.set(minute, (minutes.get(minute) ?? 0) + 1);
    countNewcomer('', visitor);
    countNewcomer(sum.path, visitor);
  }

  return {
    /** The day on the site's clocks. */
    dayAt: (now: number): string => {
      turnTo(now);
      return hour.day;
    },
    /** Counts a view of a bot, apart from readers'. */
    countBot,
    /** Counts a view, or that one went on for so many seconds. */
    count: (report: Report, now: number): void => {
      turnTo(now);
      const { seconds, visitor } = report;
      const visit = visitOf(visitor);
      if (seconds === 1 && visit.counted.length === MOST_VIEWS) takeBack(visit, now);
      const sum = visit.isBot ? undefined : sumFor(report);
      if (sum && seconds === 15) sum.quarters += 1;
      if (sum && seconds === 60) sum.minutes += 1;
      if (seconds !== 1) return;
      if (!sum) {
        countBot('too-many', now);
        return;
      }
      visit.counted.push(sum);
      countView(sum, visitor, now);
    },
    /** True if nothing waits. */
    isEmpty: (): boolean => waiting.size === 0 && bots.size === 0,
    /**
     * Returns what was counted, and begins anew. `pagesAt` finds the pages at paths; views of paths without one are counted
     * with bots.
     */
    take: async (
      pagesAt: (paths: readonly string[]) => Promise<ReadonlyMap<string, ViewedPage>>,
    ): Promise<CountedViews> => {
      const taken = {
        paths: [...waiting.values()],
        newcomers: [...newcomers.values()],
        bots: [...bots.values()],
        minutes: [...minutes].map(([minute, views]) => ({ minute, views })),
      };
      waiting = new Map();
      bots = new Map();
      minutes = new Map();
      newcomers = new Map();
      const pages = await pagesAt([...new Set(taken.paths.map(({ path }) => path))]);
      return { ...sumsOf(taken, pages), minutes: taken.minutes };
    },
  };
}
