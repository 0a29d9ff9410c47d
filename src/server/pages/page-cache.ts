import { isTouched } from '#core/freshness/reads.ts';
import type { OnTouched, Touched } from '#core/freshness/touch.ts';
import type { SharedPage } from './shared-page.ts';

/** Bytes of pages that are kept, of each process. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Milliseconds after which a page is made again: it says how long ago something was, and what day it is. */
const RENEWED_AFTER = 60_000;

/** Milliseconds for which a page is kept: while it is made again, nobody waits. */
const LONGEST_KEPT = 2 * RENEWED_AFTER;

/** Milliseconds for which the last page is shown where a new one can't be made: the database may be away. */
const LONGEST_SHOWN = 60 * 60_000;

interface Kept {
  page: SharedPage;
  usedAt: number;
}

export interface PageCacheSetting {
  /** Takes in the news of changes, which `onTouched` then tells; asked before every answer. */
  bringNews: () => void;
  onTouched: OnTouched;
  mostBytes?: number;
}

/**
 * Keeps pages that everybody gets, as long as nothing was saved that they read, the longest unused first
 * to go. However many ask for a page that isn't kept, it is made once.
 */
export function createPageCache({
  bringNews,
  onTouched,
  mostBytes = MOST_BYTES,
}: PageCacheSetting) {
  const kept = new Map<string, Kept>();
  /** Pages in the making, for which concurrent requests wait. */
  const making = new Map<string, Promise<SharedPage>>();
  /** For each page that is being made, what was touched meanwhile. */
  const touchedMeanwhile = new Set<Touched[]>();
  let bytes = 0;

  onTouched((touched) => {
    for (const [key, { page }] of kept) if (isTouched(page.reads, touched)) drop(key);
    for (const changes of touchedMeanwhile) changes.push(touched);
    // The reads of pages in the making are not known yet; they may show the former state.
    making.clear();
  });

  function drop(key: string): void {
    bytes -= kept.get(key)?.page.size ?? 0;
    kept.delete(key);
  }

  /** Pages stand in the order in which they were made. */
  function dropOutdated(now: number): void {
    for (const [key, { page }] of kept) {
      if (now - page.madeAt <= LONGEST_KEPT) return;
      drop(key);
    }
  }

  function keep(key: string, page: SharedPage): void {
    drop(key);
    dropOutdated(performance.now());
    kept.set(key, { page, usedAt: performance.now() });
    bytes += page.size;
    if (bytes <= mostBytes) return;
    // Only what is made anew comes here: beside making it, this costs little.
    const byUse = [...kept].sort(([, one], [, other]) => one.usedAt - other.usedAt);
    for (const [oldest] of byUse) {
      if (bytes <= mostBytes) return;
      drop(oldest);
    }
  }

  /** The page, if it is kept and says what is true. */
  function find(key: string): SharedPage | undefined {
    bringNews();
    const found = kept.get(key);
    if (!found) return undefined;
    const now = performance.now();
    if (now - found.page.madeAt > RENEWED_AFTER) return undefined;
    found.usedAt = now;
    return found.page;
  }

  /** The last page that was made, where nothing that it read is known to have changed. */
  function last(key: string, longest = LONGEST_SHOWN): SharedPage | undefined {
    bringNews();
    const page = kept.get(key)?.page;
    return page && performance.now() - page.madeAt <= longest ? page : undefined;
  }

  /** The page; the last one where making it fails. */
  async function madeOrLast(key: string, make: () => Promise<SharedPage>): Promise<SharedPage> {
    try {
      const made = await make();
      return made.status < 500 ? made : (last(key) ?? made);
    } catch (error) {
      const page = last(key);
      if (!page) throw error;
      return page;
    }
  }

  /** Makes the page, once for all who ask, and keeps it if it may be kept. */
  async function renew(key: string, make: () => Promise<SharedPage>): Promise<SharedPage> {
    const begun = making.get(key);
    if (begun) return begun;
    const changes: Touched[] = [];
    touchedMeanwhile.add(changes);
    const page = madeOrLast(key, make);
    making.set(key, page);
    try {
      const made = await page;
      bringNews();
      const isNew = made !== kept.get(key)?.page;
      const isCurrent = !changes.some((touched) => isTouched(made.reads, touched));
      if (isNew && made.mayBeKept && isCurrent) keep(key, made);
      return made;
    } finally {
      touchedMeanwhile.delete(changes);
      if (making.get(key) === page) making.delete(key);
    }
  }

  /** The page, made if it isn't kept. */
  async function load(key: string, make: () => Promise<SharedPage>): Promise<SharedPage> {
    const found = find(key);
    if (found) return found;
    const renewed = renew(key, make);
    const aged = last(key, LONGEST_KEPT);
    if (!aged) return renewed;
    // A failure shows to those who ask when the page is not kept any more.
    renewed.catch(() => undefined);
    return aged;
  }

  return { find, load, size: () => ({ pages: kept.size, bytes }) };
}
