import { useEffect, useEffectEvent } from 'react';
import { PRESENCE_PAUSE } from '#core/article/presence/presence.ts';

/** Calls back at once, every ten seconds while the page is visible, and when it becomes visible. */
export function usePolled(isWanted: boolean, poll: () => Promise<void>): void {
  const ask = useEffectEvent(() => {
    if (document.visibilityState === 'visible') poll().catch(() => undefined);
  });
  useEffect(() => {
    if (!isWanted) return undefined;
    ask();
    const timer = setInterval(ask, PRESENCE_PAUSE);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [isWanted]);
}
