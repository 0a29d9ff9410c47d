import { dateAndTime } from '#core/locale/dates.ts';
import * as words from '#ui/words/admin/parts-words.ts';

/** Date and time to the minute; invalid instants are shown unchanged. */
export function Instant({ at, className = '' }: { at: string; className?: string }) {
  const instant = Date.parse(at);
  if (Number.isNaN(instant)) return <span className={className}>{at || words.unknown}</span>;
  return (
    <time dateTime={at} className={className}>
      {dateAndTime(instant)}
    </time>
  );
}
