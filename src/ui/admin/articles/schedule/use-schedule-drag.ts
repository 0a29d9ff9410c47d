import { type KeyboardEvent, useState } from 'react';
import type { DeskRow } from '#core/article/desk-list/desk-row.ts';
import { dayAfter, dayAt } from '#core/locale/calendar-days.ts';
import { instantAt, wallTimeAt } from '#core/locale/wall-time.ts';
import { datesIn } from '#core/locale/zoned-dates.ts';
import * as words from '#ui/words/admin/desk-words.ts';
import { useDrag } from '../../parts/drag/use-drag.ts';
import { titleOf } from '../list/desk-cells.tsx';
import { isOnPickUp, keepFromPressing } from '../moves/use-row-moves.ts';

const QUARTER = 15 * 60_000;

/** An article that is being moved, with the wall time that it gets: '2026-11-23T06:00'. */
interface Lifted {
  row: DeskRow;
  /** Absent for an article without an hour. */
  to?: string;
  isByKeys: boolean;
}

/** A wall time some minutes later, by the clock face: a skipped hour is counted. */
const later = (wallTime: string, milliseconds: number): string =>
  new Date(Date.parse(`${wallTime}Z`) + milliseconds).toISOString().slice(0, 16);

/** The wall time on another day. */
const onDay = (wallTime: string, day: string): string => `${day}${wallTime.slice(10)}`;

interface Given {
  zone: string;
  mayMove: (row: DeskRow) => boolean;
  /** Gets the new instant, ISO 8601. */
  onPlace: (row: DeskRow, dueAt: string) => void;
  /** Called for an article without an hour, with the day on which it was dropped. */
  onAsk: (row: DeskRow, day: string) => void;
}

/** Moving of articles between days and hours, by pointer and by keys. */
export function useScheduleDrag({ zone, mayMove, onPlace, onAsk }: Given) {
  const [lifted, setLifted] = useState<Lifted>();
  const [over, setOver] = useState<string>();
  const [said, setSaid] = useState('');

  const inWords = (wallTime: string): string => {
    const { day, clock } = datesIn(zone);
    const { instant } = instantAt(wallTime, zone) ?? { instant: new Date(Number.NaN) };
    return `${day(instant)}, ${clock(instant)}`;
  };
  const isToCome = (day: string): boolean => day >= dayAt(Date.now(), zone);

  /** Wall time of the schedule; `undefined` without one. */
  function timeOf({ dueAt }: DeskRow): string | undefined {
    const due = Date.parse(dueAt ?? '');
    return Number.isNaN(due) ? undefined : wallTimeAt(due, zone);
  }

  function lift(row: DeskRow, isByKeys: boolean): void {
    const to = timeOf(row);
    setLifted({ row, isByKeys, ...(to === undefined ? {} : { to }) });
    setSaid(
      to === undefined
        ? words.pickedUp(titleOf(row))
        : words.pickedUpFrom(titleOf(row), inWords(to)),
    );
  }

  function put(row: DeskRow, to: string): void {
    const given = instantAt(to, zone);
    if (!given || given.instant.getTime() <= Date.now()) {
      setSaid(words.timeIsPast);
      return;
    }
    setLifted(undefined);
    setSaid(words.isScheduled(titleOf(row), inWords(to)));
    if (given.instant.getTime() !== Date.parse(row.dueAt ?? '')) {
      onPlace(row, given.instant.toISOString());
    }
  }

  function leave(): void {
    if (lifted) setSaid(words.notMoved);
    setLifted(undefined);
    setOver(undefined);
  }

  function aim(to: string): void {
    if (lifted) setLifted({ ...lifted, to });
    setSaid(inWords(to));
  }

  const drag = useDrag<DeskRow>({
    onBegin: (row) => lift(row, false),
    onMove: (_, day) => setOver(day !== undefined && isToCome(day) ? day : undefined),
    onEnd: (row, day) => {
      // From the article alone: a quick drag ends before it has been rendered.
      const to = timeOf(row);
      leave();
      if (day === undefined || !isToCome(day)) return;
      if (to === undefined) onAsk(row, day);
      else put(row, onDay(to, day));
    },
  });

  function pressOn(row: DeskRow, event: KeyboardEvent): void {
    if (!isOnPickUp(event)) return;
    if (event.key === ' ' && !lifted) {
      event.preventDefault();
      lift(row, true);
      return;
    }
    const to = lifted?.row.id === row.id ? lifted.to : undefined;
    if (to === undefined) return;
    const actions: Record<string, () => void> = {
      ArrowRight: () => aim(onDay(to, dayAfter(to.slice(0, 10), 1))),
      ArrowLeft: () => aim(onDay(to, dayAfter(to.slice(0, 10), -1))),
      ArrowDown: () => aim(later(to, QUARTER)),
      ArrowUp: () => aim(later(to, -QUARTER)),
      Enter: () => put(row, to),
      ' ': () => put(row, to),
      Escape: leave,
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }

  return {
    lifted,
    /** Announcement for screen readers. */
    said,
    eventProps: (row: DeskRow) => ({
      'data-movable': mayMove(row) ? '' : undefined,
      onPointerDown: mayMove(row) ? drag(row) : undefined,
      onKeyDown: (event: KeyboardEvent) => pressOn(row, event),
      onKeyUp: keepFromPressing,
      onBlur: () => lifted?.isByKeys && leave(),
      'data-lifted': lifted?.row.id === row.id ? '' : undefined,
    }),
    dayProps: (day: string) => ({
      'data-place': day,
      'data-drop': over === day || lifted?.to?.slice(0, 10) === day ? '' : undefined,
    }),
  };
}
