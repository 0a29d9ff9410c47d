import { actorInWords } from '#core/activity/logged-actor.ts';
import { clockTime, timeToTheSecond } from '#core/locale/dates.ts';
import { inDigits } from '#core/locale/numbers.ts';
import type { SecurityEvent } from '#core/security/security-event.ts';
import { ShellIcon } from '../shell/shell-icon.tsx';
import { iconOfEvent } from './event-icon.ts';

const timeOf = (instant: string): string =>
  Number.isNaN(Date.parse(instant)) ? '' : clockTime(Date.parse(instant));

const exactTimeOf = (instant: string): string =>
  Number.isNaN(Date.parse(instant)) ? instant : timeToTheSecond(Date.parse(instant));

/** Addresses that caused an event, and the time of its last repetition. */
function circumstances({ caller, callers, lastAt }: SecurityEvent): string {
  const from =
    callers > 1 ? `${inDigits(callers)} addresses` : caller && `address ${caller.slice(0, 4)}`;
  const last = lastAt && `last at ${timeOf(lastAt)}`;
  return [from, last].filter(Boolean).join(', ');
}

/** A security event: time, actor, description, origin. */
export function EventRow({ event }: { event: SecurityEvent }) {
  const { kind, timestamp, actor, description, subject, count } = event;
  const isRefusal = kind === 'log-in-refused' || kind === 'refusal';
  return (
    <li className="grid grid-cols-[3.5rem_1.75rem_minmax(0,1fr)] items-start gap-x-2 border-rule border-b py-2.5 wrap-anywhere md:grid-cols-[4.5rem_2rem_minmax(0,1fr)_auto]">
      <time dateTime={timestamp} title={exactTimeOf(timestamp)} className="font-semibold">
        {timeOf(timestamp)}
      </time>
      <ShellIcon
        icon={iconOfEvent(kind)}
        className={`mt-0.5 size-4.5 ${isRefusal ? 'text-danger' : 'text-ink-2'}`}
      />
      <p>
        <b className="inline-block font-semibold first-letter:uppercase">
          {actor ? actorInWords(actor) : 'Somebody'}
        </b>{' '}
        {description}
        {subject ? `: ${subject}` : ''}
        {count > 1 ? `, ${inDigits(count)} times` : ''}
      </p>
      <p className="col-start-3 text-meta md:col-start-4 md:text-right">{circumstances(event)}</p>
    </li>
  );
}
