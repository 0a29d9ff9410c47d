import { DAY, HOUR, MINUTE, timeAgo } from '../text/time-ago.ts';
import type { Published } from './article-card.ts';

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

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** 'UTC', 'UTC+5:30': a time zone by its offset, in minutes east of Greenwich. */
function zoneLabel(offset: number): string {
  if (offset === 0) return 'UTC';
  const [hours, minutes] = [Math.trunc(Math.abs(offset) / 60), Math.abs(offset) % 60];
  return `UTC${offset < 0 ? '−' : '+'}${hours}${minutes === 0 ? '' : `:${twoDigits(minutes)}`}`;
}

/** '19 November 2026, 10:31 UTC+5:30', in the time zone of the process that runs this. */
export function exactTime(instant: string): string {
  const date = new Date(instant);
  const clock = `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
  return `${calendarDate(date)}, ${clock} ${zoneLabel(-date.getTimezoneOffset())}`;
}

/**
 * Returns an article's age as a label: 'Just now' for less than a minute
 * and for a clock that runs behind, then minutes, hours, and after a day the date. `now` is in
 * milliseconds. '' for a record that holds neither an instant nor words.
 */
export function publishedLabel({ publishedAt, time = '' }: Published, now: number): string {
  const instant = publishedAt === undefined ? Number.NaN : Date.parse(publishedAt);
  if (Number.isNaN(instant)) return time;
  const age = now - instant;
  if (age < MINUTE) return 'Just now';
  if (age < HOUR) return timeAgo(Math.floor(age / MINUTE), 'minute');
  if (age < DAY) return timeAgo(Math.floor(age / HOUR), 'hour');
  return calendarDate(instant);
}
