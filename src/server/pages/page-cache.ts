import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import { Refusal } from '#core/errors.ts';
import { isOnlyBehind, isTouched } from '#core/freshness/reads.ts';
import type { OnTouched, Touched } from '#core/freshness/touch.ts';
import type { SharedPage } from './shared-page.ts';

/** Most bytes of cached pages per process. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Milliseconds after which a page is rendered again, since it contains relative times and today's date. */
export const RENEWED_AFTER = 60_000;

/** Age up to which a page is served while it is rendered again, in milliseconds. */
const LONGEST_KEPT = 2 * RENEWED_AFTER;

/** Age up to which the last page is served while rendering fails, as without the database; milliseconds. */
const LONGEST_SHOWN = 60 * 60_000;

/** Milliseconds since its last request within which a page is rendered again for those to come. */
const READ_LATELY = 1000;

/** Longest time that a change waits for the pages that it makes outdated, in milliseconds. */
const LONGEST_WAIT = 500;

interface Kept {
  page: SharedPage;
  usedAt: number;
  make: () => Promise<SharedPage>;
  /** Time until which it is served although a change touched it; absent if none did. */
  outdatedUntil?: number;
  /** True if it is out of date, and only for readers who would get nothing else. */
  isLastResort?: boolean;
  /** True if a change touched it that took something back. */
  isTakenBack?: boolean;
}

export interface PageCacheSetting {
  /** Processes pending notices of changes, which call `onTouched`; called before every answer. */
  applyInvalidations: () => void;
  onTouched: OnTouched;
  /** Returns whether a change is under way whose sender waits for `whenRenewed`; default: never. */
  isChanging?: () => boolean;
  mostBytes?: number;
}

/** Waits until work ends or fails, but no longer than so many milliseconds. */
async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const limit = new AbortController();
  const { signal } = limit;
  await Promise.race([
    work.catch(() => undefined),
    setTimeout(milliseconds, undefined, { signal }).catch(() => undefined),
  ]);
  limit.abort();
}

const isOutdated = (one: Kept | undefined): boolean =>
  one?.outdatedUntil !== undefined || one?.isLastResort === true;

/** False for an outdated page that has been served long enough. */
const isServed = ({ outdatedUntil }: Kept): boolean =>
  outdatedUntil === undefined || performance.now() <= outdatedUntil;

/**
 * Caches shared pages until data that they read changes; evicts the least recently used. Concurrent
 * requests for a missing page share one rendering. Before a change is answered, the pages that were read lately are
 * rendered again, and readers get the former ones meanwhile.
 */
export function createPageCache({
  applyInvalidations,
  onTouched,
  isChanging = () => false,
  mostBytes = MOST_BYTES,
}: PageCacheSetting) {
  const kept = new Map<string, Kept>();
  /** Pages being rendered, shared by concurrent requests. */
  const making = new Map<string, Promise<SharedPage>>();
  /** For each page being rendered, what was touched meanwhile. */
  const touchedMeanwhile = new Set<Touched[]>();
  /** Outdated pages that are still to be rendered again, those asked for last first. */
  let outdated = new Map<string, Kept>();
  let renewal: Promise<void> | undefined;
  /** Renders outside of the async context (request, transaction) in which the notice arrived. */
  const outside = AsyncLocalStorage.snapshot();
  let bytes = 0;

  onTouched((touched, isOwn) => {
    const now = performance.now();
    const mayBeOutdated = isOwn && isChanging();
    for (const [key, one] of kept) {
      if (!isTouched(one.page.reads, touched)) continue;
      one.isTakenBack ||= !isOnlyBehind(one.page.reads, touched);
      if (!mayBeOutdated || now - one.usedAt > READ_LATELY || one.isLastResort) {
        retire(key);
        continue;
      }
      one.outdatedUntil ??= now + LONGEST_WAIT;
      outdated.set(key, one);
    }
    for (const changes of touchedMeanwhile) changes.push(touched);
    // Reads of pages being rendered are unknown yet, so later requests must not share them.
    making.clear();
    outdated = new Map([...outdated].sort(([, one], [, other]) => other.usedAt - one.usedAt));
    if (outdated.size > 0) renewal ??= outside(renewOutdated);
  });

  /** Renders outdated pages again one by one, so that what a reader waits for comes next. */
  async function renewOutdated(): Promise<void> {
    for (let [next] = outdated; next; [next] = outdated) {
      const [key, one] = next;
      outdated.delete(key);
      const left = (one.outdatedUntil ?? 0) - performance.now();
      if (left > 0) await within(left, renew(key, one.make));
      // Another change may have touched it meanwhile.
      if (kept.get(key) === one && !outdated.has(key)) retire(key);
      const fresh = kept.get(key);
      // Nobody asked for the page that was made.
      if (fresh) fresh.usedAt = one.usedAt;
    }
    renewal = undefined;
  }

  function drop(key: string): void {
    bytes -= kept.get(key)?.page.size ?? 0;
    kept.delete(key);
    outdated.delete(key);
  }

  /** Ends serving an outdated page, unless nothing else can be had. */
  function retire(key: string): void {
    const one = kept.get(key);
    if (!one || one.isTakenBack) {
      drop(key);
      return;
    }
    outdated.delete(key);
    one.isLastResort = true;
  }

  /** Drops expired pages; the map is ordered by age. */
  function dropExpired(now: number): void {
    for (const [key, { page }] of kept) {
      if (now - page.madeAt <= LONGEST_KEPT) return;
      drop(key);
    }
  }

  function keep(key: string, page: SharedPage, make: Kept['make']): void {
    drop(key);
    dropExpired(performance.now());
    kept.set(key, { page, usedAt: performance.now(), make });
    bytes += page.size;
    if (bytes <= mostBytes) return;
    // Sorting happens only after a rendering, which costs far more.
    const byUse = [...kept].sort(([, one], [, other]) => one.usedAt - other.usedAt);
    for (const [oldest] of byUse) {
      if (bytes <= mostBytes) return;
      drop(oldest);
    }
  }

  /** Returns the page if it is cached and fresh, or outdated by a change that is not answered yet. */
  function find(key: string): SharedPage | undefined {
    applyInvalidations();
    const found = kept.get(key);
    if (!found) return undefined;
    const now = performance.now();
    if (found.isLastResort || !isServed(found) || now - found.page.madeAt > RENEWED_AFTER)
      return undefined;
    found.usedAt = now;
    return found.page;
  }

  /**
   * Returns the last rendered page if nothing that it read has changed and it isn't older than `longest`.
   */
  function last(key: string, longest: number): SharedPage | undefined {
    applyInvalidations();
    const { page, outdatedUntil, isLastResort } = kept.get(key) ?? {};
    if (!page || outdatedUntil !== undefined || isLastResort) return undefined;
    return performance.now() - page.madeAt <= longest ? page : undefined;
  }

  /**
   * Returns the last page for readers who would get nothing else. One that a change touched is returned only for a failure
   * that was to be expected, as without the database, and if it shows nothing that was taken back.
   */
  function lastResort(key: string, isExpected: boolean): SharedPage | undefined {
    applyInvalidations();
    const one = kept.get(key);
    if (!one || one.isTakenBack || (isOutdated(one) && !isExpected)) return undefined;
    const isTooOld = performance.now() - one.page.madeAt > LONGEST_SHOWN;
    return isTooOld ? undefined : { ...one.page, isStale: true };
  }

  /** Renders the page; falls back to the last one if that fails. */
  async function madeOrLast(key: string, make: () => Promise<SharedPage>): Promise<SharedPage> {
    try {
      const made = await make();
      return made.status < 500 ? made : (lastResort(key, made.status === 503) ?? made);
    } catch (error) {
      const page = lastResort(key, error instanceof Refusal);
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
      if (made.isStale) return made;
      applyInvalidations();
      const isCurrent = !changes.some((touched) => isTouched(made.reads, touched));
      if (made.mayBeKept && isCurrent) keep(key, made, make);
      // A page that is gone, for example.
      else if (isCurrent && isOutdated(kept.get(key))) drop(key);
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

  /** Returns the page as all changes so far left it. */
  async function loadCurrent(key: string, make: () => Promise<SharedPage>): Promise<SharedPage> {
    applyInvalidations();
    return isOutdated(kept.get(key)) ? renew(key, make) : load(key, make);
  }

  /** Resolves when no outdated page is served any more: each is rendered again, or dropped after a while. */
  async function whenRenewed(): Promise<void> {
    const before = [...kept].filter(
      ([, one]) => one.outdatedUntil !== undefined && !one.isLastResort,
    );
    if (before.length === 0) return;
    if (renewal) await within(LONGEST_WAIT, renewal);
    for (const [key, one] of before) if (kept.get(key) === one) retire(key);
  }

  return { find, load, loadCurrent, whenRenewed, size: () => ({ pages: kept.size, bytes }) };
}
