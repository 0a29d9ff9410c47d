import type { Published } from './article-card.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const calendar = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** '19 November 2026', in the time zone of whoever runs this. */
export const calendarDate = (date: Date | number): string => calendar.format(date);

const ago = (count: number, unit: string): string =>
  `${count} ${unit}${count === 1 ? '' : 's'} ago`;

/**
 * How long ago an article appeared (decisions.md, section 2): 'Just now' for less than a minute
 * and for a clock that runs behind, then minutes, hours, and after a day the date. `now` is in
 * milliseconds. '' for a record that holds neither an instant nor words.
 */
export function publishedLabel({ publishedAt, time = '' }: Published, now: number): string {
  const instant = publishedAt === undefined ? Number.NaN : Date.parse(publishedAt);
  if (Number.isNaN(instant)) return time;
  const age = now - instant;
  if (age < MINUTE) return 'Just now';
  if (age < HOUR) return ago(Math.floor(age / MINUTE), 'minute');
  if (age < DAY) return ago(Math.floor(age / HOUR), 'hour');
  return calendarDate(instant);
}
