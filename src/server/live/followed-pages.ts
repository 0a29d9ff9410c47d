import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { isTouched, type PageReads } from '#core/freshness/reads.ts';
import type { OnTouched } from '#core/freshness/touch.ts';
import { createTurnstile } from '#core/turnstile.ts';
import { MOST_LISTENERS } from '../http/limits.ts';

/** A page as it was made last. */
interface MadePage extends PageReads {
  status: number;
}

/** Called with the version of a page that is another one now. */
export type TellVersion = (version: string) => void;

/** A page that a reader looks at. */
export interface FollowedPage {
  version: string;
  stop: () => void;
}

interface Followed {
  load: () => Promise<MadePage>;
  made?: MadePage;
  readers: Set<TellVersion>;
  /** Something that it may show was touched since it was begun. */
  isTouched: boolean;
  /** Runs while it is made again. */
  renewal?: Promise<void> | undefined;
}

/** Pages made again at the same time: requests for others must not wait behind all of them. */
const turns = { atOnce: 2, waiting: MOST_LISTENERS };

/** Milliseconds until a page is tried again that could not be made. */
const PAUSE = 500;

/**
 * Follows the pages that open readers look at. A page that read what a change touched is made again, once for
 * all of them; its readers are told where what it read is another than before. It is then kept, so that they
 * are answered from memory. Holds no more pages than readers.
 */
export function createFollowedPages(onTouched: OnTouched) {
  const followed = new Map<string, Followed>();
  const inTurn = createTurnstile(turns);
  /** Nothing of the request, page or transaction during which news came may reach the making of others. */
  const outside = AsyncLocalStorage.snapshot();

  /** Makes the page and tells its readers where it is another one; whether it could be made. */
  async function makeAgain(page: Followed): Promise<boolean> {
    const made = await inTurn(page.load).catch(() => undefined);
    if (!made || made.status >= 500) return false;
    const isAnother = page.made !== undefined && page.made.version !== made.version;
    page.made = made;
    if (isAnother) for (const tell of page.readers) tell(made.version);
    return true;
  }

  /** Makes the page until nothing of it was touched meanwhile, or nobody looks at it; at first, tries once. */
  async function renewNow(page: Followed): Promise<void> {
    while (page.isTouched && page.readers.size > 0) {
      // All others who listen to the same news have heard it then, and changes of one moment count once.
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
   * Follows the page under `key`, which `load` makes where it is not kept. `undefined` where it can't be made
   * now: what it reads is unknown then.
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
