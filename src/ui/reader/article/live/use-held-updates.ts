import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { LivePage } from '#core/article/live/live-page.ts';

interface HeldUpdates {
  /** The live blog to show. */
  shown: LivePage;
  /** Number of entries that are held back. */
  held: number;
  /** Ids of the entries that the reader asked for last. */
  fresh: ReadonlySet<string>;
  /** Shows what is held back, and moves the focus to its newest entry. */
  show: () => void;
}

const newIn = (live: LivePage, seen: LivePage): string[] => {
  const known = new Set(seen.entries.map(({ id }) => id));
  return live.page === 1 ? live.entries.map(({ id }) => id).filter((id) => !known.has(id)) : [];
};

/** Holds entries back that come while the page is open, so that nothing moves under the reader's eyes. */
export function useHeldUpdates(live: LivePage): HeldUpdates {
  const [seen, setSeen] = useState(live);
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const held = newIn(live, seen);
  return {
    shown: held.length > 0 ? seen : live,
    held: held.length,
    fresh,
    show: () => {
      flushSync(() => {
        setSeen(live);
        setFresh(new Set(held));
      });
      const newest = document.getElementById(held[0] ?? '');
      newest?.focus({ preventScroll: true });
      newest?.scrollIntoView();
    },
  };
}
