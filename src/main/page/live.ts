import { followChanges } from './follow-changes.ts';
import { contentOf, regionsOf } from './regions.ts';

/** Milliseconds over which the requests of many readers after the same change are spread. */
const SPREAD = 300;

/** Keeps the page up to date; the code for it is loaded with the first change. */
export function keepPageLive(): void {
  const served = new WeakMap(regionsOf(document).map((region) => [region, contentOf(region)]));
  let isStale = false;

  async function refresh(isRestored: boolean): Promise<void> {
    isStale = false;
    // Shorter once it is bundled than a module that is awaited.
    if (await import('./show-changes.ts').then((module) => module.showChanges(served, isRestored)))
      isStale = true;
  }

  /** Without a connection the page stays unchanged. */
  const tryRefresh = (isRestored = false): void => void refresh(isRestored).catch(() => undefined);

  followChanges(() => void setTimeout(tryRefresh, Math.random() * SPREAD));
  followSession(() => tryRefresh());
  for (const event of ['scrollend', 'focusout', 'close', 'ended']) {
    addEventListener(event, () => isStale && tryRefresh(), true);
  }
  addEventListener('pageshow', ({ persisted }) => persisted && tryRefresh(true));
}

/**
 * Calls back when another tab of this browser has logged in or out. The channel is closed on `pagehide`:
 * a message would evict the page from the back/forward cache.
 */
function followSession(onChange: () => void): void {
  const { dataset } = document.documentElement;
  const join = (): BroadcastChannel => {
    const joined = new BroadcastChannel('daybreak-session');
    joined.onmessage = ({ data }) => data !== dataset.reader && onChange();
    return joined;
  };
  let channel = join();
  channel.postMessage(dataset.reader);
  addEventListener('pagehide', () => channel.close());
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) channel = join();
  });
}
