import { exactTime } from '#core/locale/reader-dates.ts';
import { useMinute } from '#ui/kit/stores/minute-store.ts';
import { relativeTime } from './relative-time.ts';

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
