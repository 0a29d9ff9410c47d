import { useState, useSyncExternalStore } from 'react';
import type { WebStory } from '#core/web-story/web-story.ts';

const wish = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');

const subscribe = (listener: () => void): (() => void) => {
  const query = wish();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** True where the reader prefers reduced motion. */
export const useIsStill = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => wish().matches,
    () => false,
  );

const subscribeToVisibility = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/** True while the tab is hidden. */
const useIsHidden = (): boolean =>
  useSyncExternalStore(
    subscribeToVisibility,
    () => document.hidden,
    () => false,
  );

const including = (pages: ReadonlySet<number>, page: number): ReadonlySet<number> =>
  pages.has(page) ? pages : new Set(pages).add(page);

/** State of the viewer: current page, and whether it is running. */
export function useStory(story: WebStory, isHeld: boolean, onOver: () => void) {
  const last = story.pages.length - 1;
  const [current, setCurrent] = useState(0);
  const isStill = useIsStill();
  const [isPaused, setIsPaused] = useState(isStill);
  const [readyPages, setReadyPages] = useState<ReadonlySet<number>>(new Set());
  const [timedPages, setTimedPages] = useState<ReadonlySet<number>>(new Set());
  const [played, setPlayed] = useState(0);
  const isHidden = useIsHidden();

  const goTo = (page: number): void => {
    const wanted = Math.min(Math.max(page, 0), last);
    if (wanted === current) return;
    setPlayed(0);
    // With reduced motion, each video waits for Play.
    if (isStill) setIsPaused(true);
    setCurrent(wanted);
  };

  return {
    current,
    last,
    /** Played share of the current video, 0 to 1. */
    played,
    setPlayed,
    isPaused,
    togglePause: () => setIsPaused((was) => !was),
    isRunning: !isPaused && !isHeld && !isHidden && readyPages.has(current),
    /** True where the video's own length sets the display time. */
    isVideo: story.pages[current]?.type === 'video' && !timedPages.has(current),
    goTo,
    /** Goes on after a page's time; with reduced motion it only pauses. */
    advance: (): void => {
      if (isStill) setIsPaused(true);
      else if (current === last) onOver();
      else goTo(current + 1);
    },
    markReady: (page: number) => setReadyPages((was) => including(was, page)),
    markTimed: (page: number) => setTimedPages((was) => including(was, page)),
  };
}

export type StoryState = ReturnType<typeof useStory>;
