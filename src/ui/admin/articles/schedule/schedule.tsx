import { Fragment, type ReactNode, useId } from 'react';
import { type DeskSchedule, SCHEDULE_DAYS } from '#core/article/desk-list/desk-schedule.ts';
import { dayAfter, dayAt, startOfDay } from '#core/locale/calendar-days.ts';
import { ownTimeZone } from '#core/locale/time-zone.ts';
import { datesIn } from '#core/locale/zoned-dates.ts';
import { ButtonLink } from '#ui/kit/design/button.tsx';
import { useMinute } from '#ui/kit/stores/minute-store.ts';
import { useDeskAddress } from '../list/desk-address.ts';
import { useSiteZone } from '../list/due-cell.tsx';
import { useAskedMoves } from '../moves/use-asked-moves.tsx';
import { useMaySchedule } from '../moves/use-row-moves.ts';
import { ReadyTray } from './ready-tray.tsx';
import { ScheduleEvent, type ScheduleItem } from './schedule-event.tsx';
import { scheduleDays } from './schedule-items.ts';
import { useScheduleDrag } from './use-schedule-drag.ts';
import './schedule.css';

const NowLine = ({ clock }: { clock: string }) => (
  <li className="desk-now">
    <span className="sr-only">Now, </span>
    {clock}
  </li>
);

interface ScheduleProps {
  schedule: DeskSchedule;
  /** Search and filters. */
  bar: ReactNode;
  onEdit: (id: string) => void;
}

/** Two weeks of what goes out and what was published, on the calendar of the site. */
export function Schedule({ schedule, bar, onEdit }: ScheduleProps) {
  useMinute();
  const zone = useSiteZone();
  const { pathWith } = useDeskAddress();
  const { move, give, question } = useAskedMoves();
  const mayMove = useMaySchedule();
  const { lifted, said, eventProps, dayProps } = useScheduleDrag({
    zone,
    mayMove,
    onPlace: (row, dueAt) => void give(row, 'schedule', { dueAt }),
    onAsk: (row, day) => move(row, 'schedule', day),
  });
  const helpId = useId();
  const now = Date.now();
  const today = dayAt(now, zone);
  const { day: dayName, clock } = datesIn(zone);

  const eventOf = (item: ScheduleItem) => {
    const { row, isScheduled } = item;
    const isMovable = isScheduled && mayMove(row);
    const to = lifted?.row.id === row.id && isScheduled ? lifted.to : undefined;
    const at = to === undefined ? item.at : Date.parse(`${to}Z`);
    return (
      <ScheduleEvent
        item={{ ...item, at }}
        zone={to === undefined ? zone : 'UTC'}
        helpId={isMovable ? helpId : undefined}
        onEdit={() => onEdit(row.id)}
        onAsk={isMovable ? () => move(row, 'schedule') : undefined}
        moving={isMovable ? eventProps(row) : {}}
      />
    );
  };

  return (
    <section data-list aria-label="Schedule" tabIndex={-1}>
      {bar}
      <p id={helpId} className="sr-only">
        Space lifts the article, the left and right arrow keys choose a day, up and down 15 minutes,
        Enter places it, Escape leaves it as it was.
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ReadyTray
        rows={schedule.ready}
        mayMove={mayMove}
        onEdit={onEdit}
        onAsk={(row) => move(row, 'schedule')}
        movingOf={eventProps}
      />
      <div className="desk-weeks">
        {scheduleDays(schedule, zone).map(({ day, items }) => {
          const isToday = day === today;
          const name = dayName(startOfDay(day, zone));
          const past = items.filter(({ at }) => at <= now);
          return (
            <section
              key={day}
              aria-label={isToday ? `Today, ${name}` : name}
              className="desk-day"
              data-day={day < today ? 'past' : isToday ? 'today' : 'to-come'}
              {...dayProps(day)}
            >
              <h2 className="desk-day-name">{name}</h2>
              <ul aria-label={name}>
                {items.map((item, at) => (
                  <Fragment key={`${item.row.id} ${item.isScheduled}`}>
                    {isToday && at === past.length ? <NowLine clock={clock(now)} /> : null}
                    {eventOf(item)}
                  </Fragment>
                ))}
                {isToday && past.length === items.length ? <NowLine clock={clock(now)} /> : null}
              </ul>
            </section>
          );
        })}
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-meta">
        <nav aria-label="Weeks" className="flex gap-2">
          <ButtonLink
            tone="line"
            size="small"
            href={pathWith({ week: dayAfter(schedule.from, -SCHEDULE_DAYS) })}
          >
            Earlier
          </ButtonLink>
          <ButtonLink tone="line" size="small" href={pathWith({ week: undefined })}>
            Today
          </ButtonLink>
          <ButtonLink
            tone="line"
            size="small"
            href={pathWith({ week: dayAfter(schedule.from, SCHEDULE_DAYS) })}
          >
            Later
          </ButtonLink>
        </nav>
        {lifted?.isByKeys ? (
          <p aria-hidden="true">
            <b className="font-semibold text-ink-2">Moving</b> ← → a day · ↑ ↓ 15 minutes · Enter
            place · Esc leave as it was
          </p>
        ) : null}
        <p className="ml-auto">
          {`Hours are of the site, ${zone}.`}
          {clock(now) === datesIn(ownTimeZone()).clock(now)
            ? ''
            : ` Your own clock shows ${datesIn(ownTimeZone()).clock(now)} now.`}
        </p>
      </div>
      {question}
    </section>
  );
}
