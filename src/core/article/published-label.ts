import type { Published } from './article-card.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/**
 * '19 November 2026', in the time zone of whoever runs this. Not by `Intl`, whose first format takes
 * longer than all that a page does when it opens.
 */
export function calendarDate(instant: Date | number): string {
  const date = new Date(instant);
  return `${date.getDate()} ${MONTHS[date.getMonth()]} ${date.getFullYear()}`;
}

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
