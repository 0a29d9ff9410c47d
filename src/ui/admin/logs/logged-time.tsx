import { DAY, exactTime, HOUR, MINUTE, timeAgo } from '#core/locale/reader-dates.ts';
import { useMinute } from '#ui/kit/stores/minute-store.ts';
import * as words from '#ui/words/admin/operations-words.ts';

const steps = [
  { unit: 'year', length: 365 * DAY },
  { unit: 'month', length: 30 * DAY },
  { unit: 'day', length: DAY },
  { unit: 'hour', length: HOUR },
  { unit: 'minute', length: MINUTE },
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
  return timeAgo(Math.floor(age / step.length), step.unit);
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
