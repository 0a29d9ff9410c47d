import type { DeskRow } from '#core/article/desk-list/desk-row.ts';
import { type DeskSchedule, SCHEDULE_DAYS } from '#core/article/desk-list/desk-schedule.ts';
import { dayAfter, dayAt } from '#core/locale/calendar-days.ts';
import type { ScheduleItem } from './schedule-event.tsx';

interface ScheduleDay {
  /** '2026-11-23'. */
  day: string;
  /** In the order of their hours. */
  items: ScheduleItem[];
}

/** Splits what is scheduled and published into days on the calendar of a zone. */
export function scheduleDays(schedule: DeskSchedule, zone: string): ScheduleDay[] {
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
