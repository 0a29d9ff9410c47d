/**
 * Words of ages, which the script of open pages writes, too: every reader loads them. They are made by hand, since the
 * first use of `Intl` takes 10 ms; `reader-dates.test.ts` compares them with it.
 */

export const justNow = 'Just now';

const ago = (count: number, unit: string): string =>
  `${count} ${unit}${count === 1 ? '' : 's'} ago`;
export const minutesAgo = (count: number) => ago(count, 'minute');
export const hoursAgo = (count: number) => ago(count, 'hour');
