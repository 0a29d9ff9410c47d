import type { CountedPath } from './sums-of.ts';

/** Page, source and device of a view. */
export type Viewed = Pick<CountedPath, 'path' | 'source' | 'device'>;

/** Seconds for which a page was visible when it is reported. */
export const reportedSeconds = [1, 15, 60] as const;
export type ReportedSeconds = (typeof reportedSeconds)[number];

/** Views in an hour from which on a visitor is looked at, who may be many readers behind one address. */
export const SUSPECT_VIEWS = 60;

/** Least share of these that people look at for 15 seconds. */
const READ = 0.1;

/** Milliseconds after which it shows whether pages are read. */
const MATURE = 60_000;

/** Most visitors, different views and views that are remembered; what is beyond counts as people's. */
const most = { visitors: 200_000, keys: 50_000, views: 2_000_000 } as const;

/** Views of a visitor in the running hour. */
export interface Visit {
  since: number;
  /** Number of reports, by the seconds that they tell. */
  reports: Record<ReportedSeconds, number>;
  /** True once it is known to be a bot's. */
  isBot: boolean;
  /** Views and how long they were, as numbers of the list of different ones. */
  remembered: number[];
  /** Paths that had a visitor more by it ('' for the whole site), with the growth of their estimates. */
  news: { path: string; grown: number }[];
}

/** Remembers the visits of an hour, and tells those of bots with forged names: many pages, hardly one of them read. */
export function createVisits() {
  const visits = new Map<number, Visit>();
  const suspects = new Set<Visit>();
  const keys = new Map<string, number>();
  const views: (Viewed & { seconds: ReportedSeconds })[] = [];
  let count = 0;

  function keyOf(viewed: Viewed, seconds: ReportedSeconds): number | undefined {
    const key = `${seconds} ${viewed.device} ${viewed.source} ${viewed.path}`;
    const known = keys.get(key);
    if (known !== undefined || keys.size >= most.keys) return known;
    keys.set(key, views.length);
    return views.push({ ...viewed, seconds }) - 1;
  }

  return {
    /** The visit of a visitor, who is told by a number. */
    of: (visitor: number, now: number): Visit => {
      const visit = visits.get(visitor) ?? {
        ...{ since: now, reports: { 1: 0, 15: 0, 60: 0 }, isBot: false },
        ...{ remembered: [], news: [] },
      };
      if (visits.size < most.visitors) visits.set(visitor, visit);
      return visit;
    },
    remember: (visit: Visit, viewed: Viewed, seconds: ReportedSeconds): void => {
      visit.reports[seconds] += 1;
      if (visit.reports[1] > SUSPECT_VIEWS) suspects.add(visit);
      const key = count < most.views ? keyOf(viewed, seconds) : undefined;
      if (key === undefined) return;
      count += 1;
      visit.remembered.push(key);
    },
    /** Returns the visits that turn out to be of bots, once they are old enough; at the end of the hour, all. */
    findBots: (now: number): Visit[] => {
      const found = [...suspects].filter(
        ({ since, reports }) => now - since >= MATURE && reports[15] < reports[1] * READ,
      );
      for (const visit of found) {
        suspects.delete(visit);
        visit.isBot = true;
      }
      return found;
    },
    /** Views of a visit, and how long they were. */
    viewsOf: ({ remembered }: Visit) => remembered.flatMap((key) => views[key] ?? []),
  };
}
