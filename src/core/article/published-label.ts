import * as words from '../locale/age-words.ts';
import { calendarDate, DAY, HOUR, MINUTE } from '../locale/reader-dates.ts';
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
  if (age < MINUTE) return words.justNow;
  if (age < HOUR) return words.minutesAgo(Math.floor(age / MINUTE));
  if (age < DAY) return words.hoursAgo(Math.floor(age / HOUR));
  return calendarDate(instant);
}
