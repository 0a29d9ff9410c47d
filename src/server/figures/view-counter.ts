import type { BotRule, BotSum } from '#core/figures/figures.ts';
import { HOUR } from '#core/figures/usual.ts';
import { dayAt } from '#core/locale/calendar-days.ts';
import { wallTimeAt } from '#core/locale/wall-time.ts';
import { hashOf } from '#core/text/hash.ts';
import { createDistinct } from './distinct.ts';
import type { CountedPath, NewVisitors, Taken } from './sums-of.ts';
import { createVisits, type ReportedSeconds, type Viewed, type Visit } from './visits.ts';

/** Report of a page that a reader sees. */
export interface Report extends Viewed {
  seconds: ReportedSeconds;
  /** Number of the visitor on that day: 32 bits, evenly spread. */
  visitor: number;
  /** Number of the visitor's network on that day. */
  network: number;
}

/** Most different views that wait for the next flush; further ones are counted with those of bots. */
const MOST_WAITING = 20_000;

/** Most reports of a network in an hour, and most networks of which that is known. */
export const MOST_OF_NETWORK = 6000;
const MOST_NETWORKS = 200_000;

/** Most hosts of an hour that are told apart; further ones are `other`. */
export const MOST_HOSTS = 200;

const MINUTE = 60 * 1000;

/** Milliseconds of an hour in which reports follow those of the hour before: a minute, and what the network takes. */
const FOLLOWS = 65_000;

/** Most paths whose parts of visitors wait for the next flush. */
const MOST_RESTS = 2000;

/** Spreads two numbers over 32 bits. */
function mixed(one: number, other: number): number {
  let mix = Math.imul(one ^ other, 0x85ebca6b);
  mix = Math.imul(mix ^ (mix >>> 13), 0xc2b2ae35);
  return (mix ^ (mix >>> 16)) >>> 0;
}

/** An hour on the site's clocks, with what is known of its visitors. */
interface Hour {
  begin: number;
  end: number;
  day: string;
  visits: ReturnType<typeof createVisits>;
  reportsOf: Map<number, number>;
  hosts: Set<string>;
}

function hourAt(now: number, zone: string): Hour {
  const past = Number(wallTimeAt(now, zone).slice(14, 16)) * MINUTE;
  const begin = now - (now % MINUTE) - past;
  const known = { visits: createVisits(), reportsOf: new Map<number, number>() };
  return { begin, end: begin + HOUR, day: dayAt(now, zone), ...known, hosts: new Set() };
}

/**
 * Counts views in memory until they are taken. Visitors are told by numbers; what they viewed is remembered for the running
 * hour, that they were there until midnight, on the clocks of the site's zone.
 */
export function createViewCounter(zone: () => string) {
  let waiting = new Map<string, CountedPath>();
  let bots = new Map<string, BotSum>();
  let minutes = new Map<number, number>();
  let newcomers = new Map<string, NewVisitors>();
  let distinct = createDistinct();
  let hour: Hour = hourAt(0, 'UTC');

  function countBot(rule: BotRule): void {
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
  function countNewcomer(path: string, visitor: number, visit: Visit): void {
    const grown = distinct.add(mixed(visitor, hashOf(path)));
    if (grown === 0) return;
    addNewcomers(path, grown);
    hour.visits.learn(visit, path, grown);
  }

  /** Counts the minute and the visitor of a view that began. */
  function countBegun(path: string, visitor: number, visit: Visit, now: number): void {
    const minute = now - (now % MINUTE);
    minutes.set(minute, (minutes.get(minute) ?? 0) + 1);
    countNewcomer('', visitor, visit);
    countNewcomer(path, visitor, visit);
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

  function add(sum: CountedPath, seconds: ReportedSeconds, by: 1 | -1): void {
    if (seconds === 1) sum.views += by;
    else if (seconds === 15) sum.quarters += by;
    else sum.minutes += by;
  }

  /** Takes back what a bot did before it was known, and counts it with what others did. */
  function takeBack(visit: Visit): void {
    for (const { seconds, ...viewed } of hour.visits.viewsOf(visit)) {
      const sum = sumFor(viewed);
      if (sum) add(sum, seconds, -1);
      if (seconds === 1) countBot('too-many');
    }
    for (const { path, grown } of visit.news) addNewcomers(path, -grown);
    visit.remembered = [];
    visit.news = [];
  }

  /** Begins the hour of an instant, and forgets the one before. */
  function turnTo(now: number): void {
    if (now < hour.end && now >= hour.begin) return;
    for (const visit of hour.visits.findBots(now)) takeBack(visit);
    const next = hourAt(now, zone());
    if (next.day !== hour.day) distinct = createDistinct();
    hour = next;
  }

  function admitsNetwork(network: number): boolean {
    const reports = (hour.reportsOf.get(network) ?? 0) + 1;
    if (reports > 1 || hour.reportsOf.size < MOST_NETWORKS) hour.reportsOf.set(network, reports);
    return reports <= MOST_OF_NETWORK;
  }

  function sourceFor(source: string): string {
    const isHost = source.includes('.');
    if (!isHost || hour.hosts.has(source)) return source;
    if (hour.hosts.size >= MOST_HOSTS) return 'other';
    hour.hosts.add(source);
    return source;
  }

  /**
   * True for a report that follows the one before it: nobody stays on a page that wasn't seen. In the first minute of an hour it may
   * follow one of the hour before.
   */
  const isInOrder = ({ isKept, reports }: Visit, seconds: ReportedSeconds, now: number): boolean =>
    seconds === 1 ||
    !isKept ||
    now - hour.begin < FOLLOWS ||
    reports[seconds] < (seconds === 15 ? reports[1] : reports[15]);

  return {
    /** The day on the site's clocks. Forgets what belongs to hours and days before. */
    dayAt: (now: number): string => {
      turnTo(now);
      return hour.day;
    },
    /** Counts a view of a bot, apart from readers'. */
    countBot: (rule: BotRule, now: number): void => {
      turnTo(now);
      countBot(rule);
    },
    /** True for a report of a network that has not sent too many in this hour. */
    admits: (network: number, now: number): boolean => {
      turnTo(now);
      return admitsNetwork(network);
    },
    /** Counts a view, or that one went on for so many seconds; returns false for one that counts for nothing. */
    count: (report: Report, now: number): boolean => {
      turnTo(now);
      const { path, device, seconds, visitor, network } = report;
      const visit = hour.visits.of(visitor);
      if (!isInOrder(visit, seconds, now)) return false;
      const isAdmitted = !visit.isBot && admitsNetwork(network);
      const viewed = { path, device, source: isAdmitted ? sourceFor(report.source) : '' };
      const sum = isAdmitted ? sumFor(viewed) : undefined;
      if (!sum) {
        if (seconds === 1) countBot('too-many');
        return false;
      }
      add(sum, seconds, 1);
      hour.visits.remember(visit, viewed, seconds);
      if (seconds === 1) countBegun(path, visitor, visit, now);
      return true;
    },
    /** Returns what was counted, and begins anew; `undefined` if that is nothing. */
    take: (now: number): Taken | undefined => {
      turnTo(now);
      for (const visit of hour.visits.findBots(now)) takeBack(visit);
      if (waiting.size === 0 && bots.size === 0) return undefined;
      const taken = {
        paths: [...waiting.values()],
        // Whole visitors; what is left of them waits for the next time.
        newcomers: [...newcomers.values()].map((sum) => ({
          ...sum,
          visitors: Math.round(sum.visitors),
        })),
        bots: [...bots.values()],
        minutes: [...minutes].map(([minute, views]) => ({ minute, views })),
      };
      const rests = [...newcomers].map(([key, sum]) => {
        const visitors = sum.visitors - Math.round(sum.visitors);
        return [key, { ...sum, visitors }] as const;
      });
      newcomers = new Map(
        rests
          .filter(([, { day, visitors }]) => day === hour.day && Math.abs(visitors) > 1e-3)
          .slice(-MOST_RESTS),
      );
      waiting = new Map();
      bots = new Map();
      minutes = new Map();
      return taken;
    },
  };
}
