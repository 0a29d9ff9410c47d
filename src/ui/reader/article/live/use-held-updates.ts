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
  const ids = live.page === 1 ? live.entries.map(({ id }) => id) : [];
  // Older entries that move up from the next page are not new.
  const firstKnown = ids.findIndex((id) => known.has(id));
  return firstKnown === -1 ? ids : ids.slice(0, firstKnown);
};

/** Returns the page that is shown, with each of its entries in its newest form. */
const corrected = (seen: LivePage, live: LivePage): LivePage => ({
  ...seen,
  entries: seen.entries.map((one) => live.entries.find(({ id }) => id === one.id) ?? one),
});

/** Holds entries back that come while the page is open, so that nothing moves under the reader's eyes. */
export function useHeldUpdates(live: LivePage): HeldUpdates {
  const [seen, setSeen] = useState(live);
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const held = newIn(live, seen);
  if (held.length === 0 && seen !== live) setSeen(live);
  return {
    shown: held.length > 0 ? corrected(seen, live) : live,
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
