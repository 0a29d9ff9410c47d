import { useState } from 'react';
import type { WebStory } from '#core/web-story/web-story.ts';
import { useIsHidden } from './use-is-hidden.ts';
import { useIsStill } from './use-is-still.ts';

const including = (pages: ReadonlySet<number>, page: number): ReadonlySet<number> =>
  pages.has(page) ? pages : new Set(pages).add(page);

/** Where a reader is in a story, and what keeps it from going on. */
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
    // Where motion is not wanted each video waits to be asked for.
    if (isStill) setIsPaused(true);
    setCurrent(wanted);
  };

  return {
    current,
    last,
    /** How much of the current video was played, 0 to 1. */
    played,
    setPlayed,
    isPaused,
    togglePause: () => setIsPaused((was) => !was),
    isRunning: !isPaused && !isHeld && !isHidden && readyPages.has(current),
    /** A video sets its own pace, unless it can't be played. */
    isVideo: story.pages[current]?.type === 'video' && !timedPages.has(current),
    goTo,
    /** What happens when a page's time is over; without motion only the reader moves on. */
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
