import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { createBoundedQueue } from '#core/bounded-queue.ts';
import { isTouched, type PageReads } from '#core/freshness/reads.ts';
import type { OnTouched } from '#core/freshness/touch.ts';
import { MOST_LISTENERS } from '../http/limits.ts';

/** A page as last rendered, with its reads. */
interface MadePage extends PageReads {
  status: number;
}

/** Called with the new version of a page. */
export type TellVersion = (version: string) => void;

/** A page open in a reader's browser. */
export interface FollowedPage {
  version: string;
  stop: () => void;
}

interface Followed {
  load: () => Promise<MadePage>;
  made?: MadePage;
  readers: Set<TellVersion>;
  /** True if data that it may show was touched since rendering began. */
  isTouched: boolean;
  /** Pending while it is rendered again. */
  renewal?: Promise<void> | undefined;
}

/** Limits simultaneous renderings, so that other requests needn't wait for all of them. */
const turns = { atOnce: 2, waiting: MOST_LISTENERS };

/** Milliseconds until a failed rendering is tried again. */
const PAUSE = 500;

/**
 * Follows the pages that readers have open. A page whose reads a change touched is rendered again, once
 * for all its readers; they are notified if its version differs. It is then cached, so their requests are
 * answered from memory. Holds no more pages than there are readers.
 */
export function createFollowedPages(onTouched: OnTouched) {
  const followed = new Map<string, Followed>();
  const inTurn = createBoundedQueue(turns);
  /** Renders outside of the async context (request, page, transaction) in which the notice arrived. */
  const outside = AsyncLocalStorage.snapshot();

  /** Renders the page and notifies its readers if the version differs; false if rendering failed. */
  async function makeAgain(page: Followed): Promise<boolean> {
    const made = await inTurn(page.load).catch(() => undefined);
    if (!made || made.status >= 500) return false;
    const isAnother = page.made !== undefined && page.made.version !== made.version;
    page.made = made;
    if (isAnother) for (const tell of page.readers) tell(made.version);
    return true;
  }

  /**
   * Renders until nothing is touched meanwhile or no readers are left; the first rendering is tried only
   * once.
   */
  async function renewNow(page: Followed): Promise<void> {
    while (page.isTouched && page.readers.size > 0) {
      // Lets other listeners process the same change first, and coalesces simultaneous changes.
      await setImmediate();
      page.isTouched = false;
      if (await makeAgain(page)) continue;
      if (!page.made) return;
      page.isTouched = true;
      await setTimeout(PAUSE, undefined, { ref: false });
    }
  }

  function renew(page: Followed): Promise<void> {
    page.isTouched = true;
    page.renewal ??= renewNow(page).finally(() => {
      page.renewal = undefined;
    });
    return page.renewal;
  }

  onTouched((touched) => {
    for (const page of followed.values()) {
      if (page.renewal || (page.made && isTouched(page.made.reads, touched))) {
        void outside(() => renew(page));
      }
    }
  });

  /**
   * Follows the page under `key`, rendered by `load` unless cached. `undefined` if rendering fails, since
   * its reads are unknown then.
   */
  return async (
    key: string,
    load: Followed['load'],
    tell: TellVersion,
  ): Promise<FollowedPage | undefined> => {
    const page = followed.get(key) ?? { load, readers: new Set(), isTouched: false };
    followed.set(key, page);
    page.readers.add(tell);
    const stop = (): void => {
      page.readers.delete(tell);
      if (page.readers.size === 0 && followed.get(key) === page) followed.delete(key);
    };
    if (!page.made) await renew(page);
    if (page.made) return { version: page.made.version, stop };
    stop();
    return undefined;
  };
}
