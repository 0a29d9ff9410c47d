/** Returns the words of the button that shows entries that came while a live blog is open. */
export const newUpdates = (count: number): string => `New updates: ${count}`;
