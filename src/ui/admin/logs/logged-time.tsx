import { DAY, exactTime, HOUR, MINUTE } from '#core/locale/reader-dates.ts';
import { useMinute } from '#ui/kit/stores/minute-store.ts';
import * as words from '#ui/words/admin/operations-words.ts';

const steps = [
  { ago: words.yearsAgo, length: 365 * DAY },
  { ago: words.monthsAgo, length: 30 * DAY },
  { ago: words.daysAgo, length: DAY },
  { ago: words.hoursAgo, length: HOUR },
  { ago: words.minutesAgo, length: MINUTE },
] as const;

/**
 * Relative time such as '5 minutes ago'; future instants, from a slow clock, count as now. `now` is
 * in milliseconds. Returns invalid instants unchanged.
 */
export function relativeTime(instant: string, now: number): string {
  const age = now - Date.parse(instant);
  if (Number.isNaN(age)) return instant;
  const step = steps.find(({ length }) => age >= length);
  if (!step) return words.lessThanAMinuteAgo;
  return step.ago(Math.floor(age / step.length));
}

interface LoggedTimeProps {
  /** ISO instant. */
  at: string;
  className?: string;
}

/** Relative time of an event, updated while the page is open; the exact time on hover. */
export function LoggedTime({ at, className = '' }: LoggedTimeProps) {
  useMinute();
  if (Number.isNaN(Date.parse(at))) return <span className={className}>{at}</span>;
  return (
    <time dateTime={at} title={exactTime(at)} className={className}>
      {relativeTime(at, Date.now())}
    </time>
  );
}
