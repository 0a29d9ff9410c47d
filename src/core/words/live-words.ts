/** Words that the script of an open live blog writes, too. */

/** On the button that shows the updates that came while the page is open. */
export const newUpdates = (count: number) => `New updates: ${count}`;
export const liveHasEnded = 'This live page has ended';
