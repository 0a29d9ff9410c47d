export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/**
 * '1 minute ago', '5 hours ago'. By hand, since every reader's page shows ages as it opens and the first
 * use of `Intl` takes 10 ms; `reader-dates.test.ts` compares it with `Intl.RelativeTimeFormat`.
 */
export const timeAgo = (count: number, unit: string): string =>
  `${count} ${unit}${count === 1 ? '' : 's'} ago`;
