/**
 * Milliseconds without a keystroke before a copy is stored, and the longest delay while typing goes
 * on.
 */
const PAUSE = 300;
const LONGEST_WAIT = 1000;

/**
 * Milliseconds to wait at `now` before a copy is stored; `since` is the time of its first change.
 */
export const keepingPause = (since: number, now: number): number =>
  Math.max(0, Math.min(PAUSE, LONGEST_WAIT - (now - since)));
