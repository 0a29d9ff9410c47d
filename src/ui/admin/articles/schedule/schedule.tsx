import * as words from '#ui/words/admin/desk-words.ts';
import './schedule.css';
import { type ComponentProps, Fragment, type ReactNode, useId } from 'react';
import { type DeskSchedule, SCHEDULE_DAYS } from '#core/article/desk-list/desk-list.ts';
import type { DeskRow } from '#core/article/desk-list/desk-row.ts';
import { dayAfter, dayAt, startOfDay } from '#core/locale/calendar-days.ts';
import { ownTimeZone } from '#core/locale/time-zone.ts';
import { datesIn } from '#core/locale/zoned-dates.ts';
import { ButtonLink } from '#ui/kit/design/button.tsx';
import { useMinute } from '#ui/kit/stores/minute-store.ts';
import { AdminIcon } from '../../parts/admin-icon.tsx';
import { useDeskAddress } from '../list/desk-address.ts';
import { titleOf } from '../list/desk-cells.tsx';
import { useSiteZone } from '../list/due-cell.tsx';
import { RowTitle } from '../moves/row-title.tsx';
import { useAskedMoves } from '../moves/use-asked-moves.tsx';
import { useMayOpen, useMaySchedule } from '../moves/use-row-moves.ts';
import { ScheduleEvent, type ScheduleItem } from './schedule-event.tsx';
import { useScheduleDrag } from './use-schedule-drag.ts';

interface ReadyTrayProps {
  rows: readonly DeskRow[];
  mayMove: (row: DeskRow) => boolean;
  /** Opens the editor of a row; `undefined` for one that the user may not open. */
  editOf: (row: DeskRow) => (() => void) | undefined;
  /** Asks for the hour. */
  onAsk: (row: DeskRow) => void;
  /** Properties of moving a row. */
  movingOf: (row: DeskRow) => ComponentProps<'li'>;
}

/** Approved articles without an hour; nothing if there are none. */
function ReadyTray({ rows, mayMove, editOf, onAsk, movingOf }: ReadyTrayProps) {
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="ready-tray" className="desk-tray">
      <h2 id="ready-tray" className="font-semibold">
        {words.readyWithoutAnHour}
        <span className="block font-normal text-meta pointer-coarse:hidden">
          {words.dragOneToADay}
        </span>
      </h2>
      <ul aria-label={words.readyWithoutAnHour}>
        {rows.map((row) => (
          <li key={row.id} className="desk-event" {...(mayMove(row) ? movingOf(row) : {})}>
            <RowTitle
              row={row}
              onEdit={editOf(row)}
              helpId={undefined}
              className="min-h-6 pe-6 font-semibold text-[0.8125rem]/4.5 pointer-coarse:min-h-11"
            >
              <span className="line-clamp-2">{titleOf(row)}</span>
            </RowTitle>
            {mayMove(row) ? (
              <button
                type="button"
                aria-label={words.scheduleNamed(titleOf(row))}
                title={words.schedule}
                aria-keyshortcuts="h"
                onClick={() => onAsk(row)}
                className="desk-event-hour"
              >
                <AdminIcon name="calendar" className="size-4" />
              </button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ScheduleDay {
  /** '2026-11-23'. */
  day: string;
  /** In the order of their hours. */
  items: ScheduleItem[];
}

/** Splits what is scheduled and published into days on the calendar of a zone. */
function scheduleDays(schedule: DeskSchedule, zone: string): ScheduleDay[] {
  const itemOf = (row: DeskRow, instant: string | undefined, isScheduled: boolean) => {
    const at = Date.parse(instant ?? '');
    return Number.isNaN(at) ? [] : [{ row, at, isScheduled }];
  };
  const items: ScheduleItem[] = [
    ...schedule.scheduled.flatMap((row) => itemOf(row, row.dueAt, true)),
    ...schedule.published.flatMap((row) => itemOf(row, row.published.publishedAt, false)),
  ].toSorted((one, other) => one.at - other.at);
  const byDay = Map.groupBy(items, ({ at }) => dayAt(at, zone));
  return Array.from({ length: SCHEDULE_DAYS }, (_, at) => {
    const day = dayAfter(schedule.from, at);
    return { day, items: byDay.get(day) ?? [] };
  });
}

const NowLine = ({ clock }: { clock: string }) => (
  <li className="desk-now">
    <span className="sr-only">{words.now} </span>
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
  const mayOpen = useMayOpen();
  const editOf = (row: DeskRow) => (mayOpen(row) ? () => onEdit(row.id) : undefined);
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
        onEdit={editOf(row)}
        onAsk={isMovable ? () => move(row, 'schedule') : undefined}
        moving={isMovable ? eventProps(row) : {}}
      />
    );
  };

  return (
    <section data-list data-drag-area="" aria-label={words.schedule} tabIndex={-1}>
      {bar}
      <p id={helpId} className="sr-only">
        {words.howToMoveInTheSchedule}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ReadyTray
        rows={schedule.ready}
        mayMove={mayMove}
        editOf={editOf}
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
              aria-label={isToday ? words.todayNamed(name) : name}
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
        <nav aria-label={words.weeks} className="flex gap-2">
          <ButtonLink
            tone="line"
            size="small"
            href={pathWith({ week: dayAfter(schedule.from, -SCHEDULE_DAYS) })}
          >
            {words.earlier}
          </ButtonLink>
          <ButtonLink tone="line" size="small" href={pathWith({ week: undefined })}>
            {words.today}
          </ButtonLink>
          <ButtonLink
            tone="line"
            size="small"
            href={pathWith({ week: dayAfter(schedule.from, SCHEDULE_DAYS) })}
          >
            {words.later}
          </ButtonLink>
        </nav>
        {lifted?.isByKeys ? (
          <p aria-hidden="true">
            <b className="font-semibold text-ink-2">{words.moving}</b> {words.keysOfTheSchedule}
          </p>
        ) : null}
        <p className="ms-auto">
          {words.timesAreInTheSites(zone)}
          {clock(now) === datesIn(ownTimeZone()).clock(now)
            ? ''
            : words.yourOwnClockShowsNow(datesIn(ownTimeZone()).clock(now))}
        </p>
      </div>
      {question}
    </section>
  );
}
