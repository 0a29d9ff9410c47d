import { dateAndTime } from '#core/locale/dates.ts';

/** Date and time to the minute; invalid instants are shown unchanged. */
export function Instant({ at, className = '' }: { at: string; className?: string }) {
  const instant = Date.parse(at);
  if (Number.isNaN(instant)) return <span className={className}>{at || 'Unknown'}</span>;
  return (
    <time dateTime={at} className={className}>
      {dateAndTime(instant)}
    </time>
  );
}
