import { useMinute } from '#ui/kit/stores/minute-store.ts';
import { relativeTime } from './relative-time.ts';

const exact = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

interface LoggedTimeProps {
  /** ISO instant. */
  at: string;
  className?: string;
}

/** Relative time of an event, updated while the page is open; the exact time on hover. */
export function LoggedTime({ at, className = '' }: LoggedTimeProps) {
  useMinute();
  const instant = Date.parse(at);
  if (Number.isNaN(instant)) return <span className={className}>{at}</span>;
  return (
    <time dateTime={at} title={exact.format(instant)} className={className}>
      {relativeTime(at, Date.now())}
    </time>
  );
}
