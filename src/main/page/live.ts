import { followChanges } from './follow-changes.ts';
import { contentOf, regionsOf } from './regions.ts';

/** Changes reach many readers in the same moment; their pages ask over this time, in milliseconds. */
const SPREAD = 300;

/** Shows what is saved elsewhere as soon as it is saved; how, comes with the first change. */
export function keepPageLive(): void {
  const served = new WeakMap(regionsOf(document).map((region) => [region, contentOf(region)]));
  let isStale = false;

  async function refresh(isRestored: boolean): Promise<void> {
    isStale = false;
    const { showChanges } = await import('./show-changes.ts');
    if (await showChanges(served, isRestored)) isStale = true;
  }

  /** Without a connection the page stays as it is. */
  const tryRefresh = (isRestored = false): void => void refresh(isRestored).catch(() => undefined);

  followChanges(() => void setTimeout(tryRefresh, Math.random() * SPREAD));
  followSession(() => tryRefresh());
  for (const event of ['scrollend', 'focusout', 'close', 'ended']) {
    addEventListener(event, () => isStale && tryRefresh(), true);
  }
  addEventListener('pageshow', ({ persisted }) => persisted && tryRefresh(true));
}

/**
 * Calls back when another tab of this browser logged in or out. The channel is closed while the page is
 * left: a browser that keeps it for Back throws it away as soon as something is said there.
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
