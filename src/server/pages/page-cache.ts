import { isTouched } from '#core/freshness/reads.ts';
import type { OnTouched, Touched } from '#core/freshness/touch.ts';
import type { SharedPage } from './shared-page.ts';

/** Most bytes of cached pages per process. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Milliseconds after which a page is rendered again, since it contains relative times and today's date. */
const RENEWED_AFTER = 60_000;

/** Age up to which a page is served while it is rendered again, in milliseconds. */
const LONGEST_KEPT = 2 * RENEWED_AFTER;

/** Age up to which the last page is served while rendering fails, as without the database; milliseconds. */
const LONGEST_SHOWN = 60 * 60_000;

interface Kept {
  page: SharedPage;
  usedAt: number;
}

export interface PageCacheSetting {
  /** Processes pending notices of changes, which call `onTouched`; called before every answer. */
  applyInvalidations: () => void;
  onTouched: OnTouched;
  mostBytes?: number;
}

/**
 * Caches shared pages until data that they read changes; evicts the least recently used. Concurrent
 * requests for a missing page share one rendering.
 */
export function createPageCache({
  applyInvalidations,
  onTouched,
  mostBytes = MOST_BYTES,
}: PageCacheSetting) {
  const kept = new Map<string, Kept>();
  /** Pages being rendered, shared by concurrent requests. */
  const making = new Map<string, Promise<SharedPage>>();
  /** For each page being rendered, what was touched meanwhile. */
  const touchedMeanwhile = new Set<Touched[]>();
  let bytes = 0;

  onTouched((touched) => {
    for (const [key, { page }] of kept) if (isTouched(page.reads, touched)) drop(key);
    for (const changes of touchedMeanwhile) changes.push(touched);
    // Reads of pages being rendered are unknown yet, so later requests must not share them.
    making.clear();
  });

  function drop(key: string): void {
    bytes -= kept.get(key)?.page.size ?? 0;
    kept.delete(key);
  }

  /** Drops expired pages; the map is ordered by age. */
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
    // Sorting happens only after a rendering, which costs far more.
    const byUse = [...kept].sort(([, one], [, other]) => one.usedAt - other.usedAt);
    for (const [oldest] of byUse) {
      if (bytes <= mostBytes) return;
      drop(oldest);
    }
  }

  /** Returns the page if it is cached and fresh. */
  function find(key: string): SharedPage | undefined {
    applyInvalidations();
    const found = kept.get(key);
    if (!found) return undefined;
    const now = performance.now();
    if (now - found.page.madeAt > RENEWED_AFTER) return undefined;
    found.usedAt = now;
    return found.page;
  }

  /**
   * Returns the last rendered page if nothing that it read has changed and it isn't older than `longest`.
   */
  function last(key: string, longest = LONGEST_SHOWN): SharedPage | undefined {
    applyInvalidations();
    const page = kept.get(key)?.page;
    return page && performance.now() - page.madeAt <= longest ? page : undefined;
  }

  /** Renders the page; falls back to the last one if that fails. */
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

  /** Renders the page once for all concurrent requests, and caches it if allowed. */
  async function renew(key: string, make: () => Promise<SharedPage>): Promise<SharedPage> {
    const begun = making.get(key);
    if (begun) return begun;
    const changes: Touched[] = [];
    touchedMeanwhile.add(changes);
    const page = madeOrLast(key, make);
    making.set(key, page);
    try {
      const made = await page;
      applyInvalidations();
      const isNew = made !== kept.get(key)?.page;
      const isCurrent = !changes.some((touched) => isTouched(made.reads, touched));
      if (isNew && made.mayBeKept && isCurrent) keep(key, made);
      return made;
    } finally {
      touchedMeanwhile.delete(changes);
      if (making.get(key) === page) making.delete(key);
    }
  }

  /** Returns the cached page, or renders it. */
  async function load(key: string, make: () => Promise<SharedPage>): Promise<SharedPage> {
    const found = find(key);
    if (found) return found;
    const renewed = renew(key, make);
    const aged = last(key, LONGEST_KEPT);
    if (!aged) return renewed;
    // A failed renewal is reported only once the page has expired.
    renewed.catch(() => undefined);
    return aged;
  }

  return { find, load, size: () => ({ pages: kept.size, bytes }) };
}
