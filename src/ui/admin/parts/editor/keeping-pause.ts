/** Milliseconds of quiet before work is kept, and the longest that typing without a rest puts it off. */
const PAUSE = 500;
const LONGEST_WAIT = 2000;

/** Milliseconds to wait at `now` before words are kept that wait since `since`; both in milliseconds. */
export const keepingPause = (since: number, now: number): number =>
  Math.max(0, Math.min(PAUSE, LONGEST_WAIT - (now - since)));
