import { calendarDate, DAY, HOUR, MINUTE, timeAgo } from '../locale/reader-dates.ts';
import type { Published } from './article-card.ts';

/**
 * Returns an article's age as a label: 'Just now' for less than a minute
 * and for a clock that runs behind, then minutes, hours, and after a day the date. `now` is in
 * milliseconds. '' for a record that holds neither an instant nor words.
 */
export function publishedLabel({ publishedAt, time = '' }: Published, now: number): string {
  const instant = Date.parse(publishedAt ?? '');
  if (Number.isNaN(instant)) return time;
  const age = now - instant;
  if (age < MINUTE) return 'Just now';
  if (age < HOUR) return timeAgo(Math.floor(age / MINUTE), 'minute');
  if (age < DAY) return timeAgo(Math.floor(age / HOUR), 'hour');
  return calendarDate(instant);
}
