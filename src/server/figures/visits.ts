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

/** Milliseconds after which it shows whether a page is read for 15 seconds. */
const SHOWS = 20_000;

/** Most visitors, different views and views that are remembered; what is beyond counts as people's. */
const most = { visitors: 200_000, keys: 50_000, views: 2_000_000 } as const;

/** Views of a visitor in the running hour. */
export interface Visit {
  /** False beyond the most visitors that are remembered. */
  isKept: boolean;
  /** Numbers of views at former looks, once there are too many for a person, the oldest first. */
  looks: { at: number; views: number }[];
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
    of: (visitor: number): Visit => {
      const known = visits.get(visitor);
      if (known) return known;
      const isKept = visits.size < most.visitors;
      const reports = { 1: 0, 15: 0, 60: 0 };
      const visit: Visit = { isKept, looks: [], reports, isBot: false, remembered: [], news: [] };
      if (isKept) visits.set(visitor, visit);
      return visit;
    },
    remember: (visit: Visit, viewed: Viewed, seconds: ReportedSeconds): void => {
      visit.reports[seconds] += 1;
      if (visit.isKept && visit.reports[1] > SUSPECT_VIEWS) suspects.add(visit);
      const key = count < most.views ? keyOf(viewed, seconds) : undefined;
      if (key === undefined) return;
      count += 1;
      visit.remembered.push(key);
    },
    /** Remembers that a path had a visitor more by a visit. */
    learn: ({ news }: Visit, path: string, grown: number): void => {
      if (count >= most.views) return;
      count += 1;
      news.push({ path, grown });
    },
    /** Returns the visits that turn out to be of bots, by the views that are old enough to tell. */
    findBots: (now: number): Visit[] => {
      const found = [...suspects].filter(({ looks, reports }) => {
        looks.push({ at: now, views: reports[1] });
        while ((looks[1]?.at ?? now) <= now - SHOWS) looks.shift();
        const [{ at, views } = { at: now, views: 0 }] = looks;
        return at <= now - SHOWS && reports[15] < views * READ;
      });
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
