/** Returns the words of the button that shows entries that came while a live blog is open. */
export const newUpdates = (count: number): string => `New updates: ${count}`;

/** Says that a live blog has ended. */
export const LIVE_ENDED = 'This live page has ended';
