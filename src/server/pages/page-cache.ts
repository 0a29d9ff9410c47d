import type { SharedPage } from './shared-page.ts';

/** Bytes of pages that are kept, of each process. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Milliseconds; a page says how long ago something was, and what day it is. */
const LONGEST_KEPT = 60_000;

export interface PageCacheSetting {
  /** Another number whenever something was saved that a page shows. */
  version: () => number;
  mostBytes?: number;
}

/**
 * Keeps pages that everybody gets, as long as nothing was saved that pages show, the longest unused first
 * to go. However many ask for a page that isn't kept, it is made once.
 */
export function createPageCache({ version, mostBytes = MOST_BYTES }: PageCacheSetting) {
  /** In the order of their last use. */
  const kept = new Map<string, SharedPage>();
  let making = new Map<string, Promise<SharedPage>>();
  let known = version();
  let bytes = 0;

  function forgetWhatIsOld(): void {
    const current = version();
    if (current === known) return;
    known = current;
    kept.clear();
    // What began before the change may show what was before it.
    making = new Map();
    bytes = 0;
  }

  function drop(key: string, page: SharedPage): void {
    if (kept.delete(key)) bytes -= page.size;
  }

  function keep(key: string, page: SharedPage): void {
    const before = kept.get(key);
    if (before) drop(key, before);
    kept.set(key, page);
    bytes += page.size;
    for (const [oldest, old] of kept) {
      if (bytes <= mostBytes) return;
      drop(oldest, old);
    }
  }

  /** The page, if it is kept and says what is true. */
  function find(key: string): SharedPage | undefined {
    forgetWhatIsOld();
    const page = kept.get(key);
    if (!page) return undefined;
    if (performance.now() - page.madeAt > LONGEST_KEPT) {
      drop(key, page);
      return undefined;
    }
    kept.delete(key);
    kept.set(key, page);
    return page;
  }

  /** The page, made if it isn't kept. Only what is shown with status 200 is kept. */
  async function load(key: string, make: () => Promise<SharedPage>): Promise<SharedPage> {
    const found = find(key);
    if (found) return found;
    const begun = making.get(key);
    if (begun) return begun;
    const [began, pending] = [known, making];
    const page = make();
    pending.set(key, page);
    try {
      const made = await page;
      forgetWhatIsOld();
      if (made.status === 200 && known === began) keep(key, made);
      return made;
    } finally {
      pending.delete(key);
    }
  }

  return { find, load, size: () => ({ pages: kept.size, bytes }) };
}

export type PageCache = ReturnType<typeof createPageCache>;
