import { type CollectionName, collectionNames } from '#core/collections.ts';
import type { Touch, Touched } from '#core/freshness/touch.ts';
import type { News } from './news.ts';

export type ChangeListener = (touched: Touched, isOwn: boolean) => void;

const isCollection = (name: string): name is CollectionName =>
  (collectionNames as string[]).includes(name);

/** Tracks the latest known version of each collection and calls listeners for new ones. */
export function createNotices(report: (message: string) => void) {
  const known = new Map<CollectionName, number>();
  const listeners = new Set<ChangeListener>();
  /** Checks of the pending `whenKnown` calls. */
  const waiting = new Set<() => void>();
  /** Sums by list of names: every request asks for the same few. */
  let sums = new WeakMap<readonly CollectionName[], number>();

  function tell(touched: Touched, isOwn: boolean): void {
    for (const listener of [...listeners]) {
      try {
        listener(touched, isOwn);
      } catch (error) {
        report(`Daybreak: a listener failed: ${String(error)}`);
      }
    }
    for (const look of waiting) look();
  }

  /** News of changes by this process that are being committed. */
  const own = new Set<News>();

  const isOwn = (name: string, version: number): boolean =>
    [...own].some((news) => news.get(name)?.version === version);

  const knows = (news: News): boolean =>
    [...news].every(
      ([name, { version }]) => !isCollection(name) || version <= (known.get(name) ?? 0),
    );

  function isNews(name: CollectionName, version: number, isState: boolean): boolean {
    const before = known.get(name) ?? 0;
    return version > before || (isState && version < before);
  }

  return {
    listeners,
    /** Announces a change by this process, before its commit: its news may arrive in another way first. */
    expectOwn: (news: News): void => void own.add(news),
    /** Ends that, after its news was learned or its commit has failed. */
    forgetOwn: (news: News): void => void own.delete(news),
    /** Resolves when these versions are known, or after `milliseconds`. */
    whenKnown: async (news: News, milliseconds: number): Promise<void> => {
      if (knows(news)) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(end, milliseconds).unref();
        function end(): void {
          clearTimeout(timer);
          waiting.delete(look);
          resolve();
        }
        const look = (): void => {
          if (knows(news)) end();
        };
        waiting.add(look);
      });
    },
    /**
     * Calls the listeners for collections with a higher version than known. After a gap in the versions,
     * the whole collection counts as touched; also after a lower one that the database now has (`isState`): a failover
     * lost changes.
     */
    learn: (news: News, isState = false): void => {
      const touched = new Map<CollectionName, readonly Touch[] | undefined>();
      let isAllOwn = true;
      for (const [name, { version, touches }] of news) {
        if (!isCollection(name) || !isNews(name, version, isState)) continue;
        const before = known.get(name) ?? 0;
        known.set(name, version);
        touched.set(name, version === before + 1 ? touches : undefined);
        isAllOwn &&= version === before + 1 && isOwn(name, version);
      }
      if (touched.size === 0) return;
      sums = new WeakMap();
      tell(touched, isAllOwn);
    },
    version: (name: CollectionName): number => known.get(name) ?? 0,
    sum: (names: readonly CollectionName[]): number => {
      const before = sums.get(names);
      if (before !== undefined) return before;
      const sum = names.reduce((total, name) => total + (known.get(name) ?? 0), 0);
      sums.set(names, sum);
      return sum;
    },
  };
}
