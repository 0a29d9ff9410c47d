export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** '1 minute ago', '5 hours ago'. Not by `Intl`: its first use takes 10 ms of a page's start. */
export const timeAgo = (count: number, unit: string): string =>
  `${count} ${unit}${count === 1 ? '' : 's'} ago`;
