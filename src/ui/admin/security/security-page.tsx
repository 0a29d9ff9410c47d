import { actorInWords } from '#core/activity/logged-actor.ts';
import type { RecordList } from '#core/back-office/record-list.ts';
import { clockTime, timeToTheSecond } from '#core/locale/dates.ts';
import { inDigits } from '#core/locale/numbers.ts';
import { longDate } from '#core/locale/reader-dates.ts';
import {
  KEPT_DAYS,
  type SecurityEvent,
  securityEventKinds,
} from '#core/security/security-event.ts';
import * as words from '#ui/words/admin/people-words.ts';
import { AdminPage } from '../parts/page-frame.tsx';
import { RecordFrame } from '../parts/table/record-frame.tsx';
import { useTableAddress } from '../parts/table/use-table-address.ts';
import { useBackOffice } from '../shell/back-office-route.tsx';
import { type AnyIcon, logOutIcon, ShellIcon } from '../shell/shell-icon.tsx';

const KEY = { path: 'M11.2 10a3.6 3.6 0 1 1-7.2 0 3.6 3.6 0 0 1 7.2 0m0 0H17v2.4M14.4 10v1.8' };
const SHIELD = { path: 'M10 2.5l6 2.2v4.8c0 3.6-2.5 6.6-6 8-3.5-1.4-6-4.4-6-8V4.7z' };
const WARNING = { path: 'M10 3.2l7.5 13.3h-15zM10 8.2v3.8M10 14.2v.1' };

/** Icon of each kind of security event; unknown kinds get the shield. */
const eventIcons: Readonly<Record<string, AnyIcon>> = {
  'log-in': KEY,
  'log-in-refused': WARNING,
  'log-out': logOutIcon,
  refusal: WARNING,
  session: logOutIcon,
  link: 'mail',
  role: 'user',
  export: { path: 'M10 3.5v9M6.5 9.2l3.5 3.5 3.5-3.5M3.5 16.5h13' },
  import: { path: 'M10 12.7v-9M6.5 7l3.5-3.5L13.5 7M3.5 16.5h13' },
};

const iconOfEvent = (kind: string): AnyIcon => eventIcons[kind] ?? SHIELD;

const timeOf = (instant: string): string =>
  Number.isNaN(Date.parse(instant)) ? '' : clockTime(Date.parse(instant));

const exactTimeOf = (instant: string): string =>
  Number.isNaN(Date.parse(instant)) ? instant : timeToTheSecond(Date.parse(instant));

/** Addresses that caused an event, and the time of its last repetition. */
function circumstances({ caller, callers, lastAt }: SecurityEvent): string {
  const from =
    callers > 1
      ? words.addresses(inDigits(callers))
      : caller && words.addressOf(caller.slice(0, 4));
  const last = lastAt && words.lastAt(timeOf(lastAt));
  return [from, last].filter(Boolean).join(', ');
}

/** A security event: time, actor, description, origin. */
function EventRow({ event }: { event: SecurityEvent }) {
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
          {actor ? actorInWords(actor) : words.somebody}
        </b>{' '}
        {description}
        {subject ? `: ${subject}` : ''}
        {count > 1 ? words.times(inDigits(count)) : ''}
      </p>
      <p className="col-start-3 text-meta md:col-start-4 md:text-end">{circumstances(event)}</p>
    </li>
  );
}

/** Select that filters security events by kind. */
function KindSelect() {
  const { filter, filterBy } = useTableAddress();
  return (
    <select
      aria-label={words.kindOfEvent}
      value={filter ?? ''}
      onChange={({ target }) => filterBy(target.value)}
      className="field-box min-h-9 w-auto rounded-2 py-1.5 md:text-ui pointer-coarse:min-h-11"
    >
      <option value="">{words.allKinds}</option>
      {Object.entries(securityEventKinds).map(([kind, label]) => (
        <option key={kind} value={`kind:${kind}`}>
          {label}
        </option>
      ))}
    </select>
  );
}

const dayOf = ({ timestamp }: SecurityEvent): string => {
  const instant = Date.parse(timestamp);
  return Number.isNaN(instant) ? words.atAnUnknownTime : longDate(instant);
};

/** Groups events by day, in the given order. */
function byDay(events: readonly SecurityEvent[]): [day: string, events: SecurityEvent[]][] {
  const days: [string, SecurityEvent[]][] = [];
  for (const event of events) {
    const last = days.at(-1);
    if (last?.[0] === dayOf(event)) last[1].push(event);
    else days.push([dayOf(event), [event]]);
  }
  return days;
}

/** Security events of the site, for owners. */
export function SecurityPage({ list }: { list: RecordList<'securityEvents'> }) {
  const { edition } = useBackOffice().site;
  return (
    <AdminPage title={words.security} count={list.total}>
      <RecordFrame
        label={words.securityEvents}
        list={list}
        nameOf={({ actor, description }) => `${actor ? actorInWords(actor) : ''} ${description}`}
        tools={<KindSelect />}
        empty={edition === 'browser' ? words.thisEditionRuns : words.noSecurityEventsHaveBeen}
      >
        {() =>
          byDay(list.records).map(([day, events]) => (
            <section key={day} aria-label={day} className="mb-6">
              <h2 className="border-rule border-b pb-2 font-bold text-kicker">{day}</h2>
              <ul>
                {events.map((event) => (
                  <EventRow key={event.id} event={event} />
                ))}
              </ul>
            </section>
          ))
        }
      </RecordFrame>
      <p className="mt-4 max-w-[80ch] text-meta">{words.anAddressIsShown(inDigits(KEPT_DAYS))}</p>
    </AdminPage>
  );
}
