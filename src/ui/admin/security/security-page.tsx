import { actorInWords } from '#core/activity/logged-actor.ts';
import type { RecordList } from '#core/back-office/record-list.ts';
import { inDigits } from '#core/locale/numbers.ts';
import { longDate } from '#core/locale/reader-dates.ts';
import { KEPT_DAYS, type SecurityEvent } from '#core/security/security-event.ts';
import { AdminPage } from '../parts/page-frame.tsx';
import { RecordFrame } from '../parts/table/record-frame.tsx';
import { useBackOffice } from '../shell/back-office-route.tsx';
import { EventRow } from './event-row.tsx';
import { KindSelect } from './kind-select.tsx';

const dayOf = ({ timestamp }: SecurityEvent): string => {
  const instant = Date.parse(timestamp);
  return Number.isNaN(instant) ? 'At an unknown time' : longDate(instant);
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
    <AdminPage title="Security" count={list.total}>
      <RecordFrame
        label="Security events"
        list={list}
        nameOf={({ actor, description }) => `${actor ? actorInWords(actor) : ''} ${description}`}
        tools={<KindSelect />}
        empty={
          edition === 'browser'
            ? 'This edition runs in one browser and guards nothing, so that it has no security events.'
            : 'No security events have been recorded yet.'
        }
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
      <p className="mt-4 max-w-[80ch] text-meta">
        An address is shown as the first four characters of a keyed hash: the same address has the
        same characters, and nobody can be found by them. Kept for {inDigits(KEPT_DAYS)} days, for
        owners.
      </p>
    </AdminPage>
  );
}
