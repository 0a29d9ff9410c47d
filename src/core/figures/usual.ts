import { dayAfter, startOfDay } from '../locale/calendar-days.ts';
import { wallTimeAt } from '../locale/wall-time.ts';
import type { Stretch } from './figures.ts';

/** Number of weeks whose middle is the usual. */
export const USUAL_WEEKS = 8;

export const HOUR = 60 * 60 * 1000;

/** The instants from which to which a day goes on the clocks of a zone. */
export const stretchOfDay = (day: string, zone: string): Stretch => ({
  from: startOfDay(day, zone),
  to: startOfDay(dayAfter(day, 1), zone),
});

/** The hours of a day: 24, or 23 and 25 where clocks change. */
export function hoursOfDay(day: string, zone: string): Stretch[] {
  const { from, to } = stretchOfDay(day, zone);
  return Array.from({ length: Math.ceil((to - from) / HOUR) }, (_, at) => ({
    from: from + at * HOUR,
    to: Math.min(from + (at + 1) * HOUR, to),
  }));
}

/** The middle of some numbers; of two, the lower. `undefined` for none. */
function middleOf(numbers: readonly number[]): number | undefined {
  return numbers.toSorted((one, other) => one - other)[Math.floor((numbers.length - 1) / 2)];
}

/**
 * Returns the usual views of each hour of a day: the middle of the hours that began at the same time on the same weekday of the
 * eight weeks before, of those that began after the first hour with sums. `undefined` if there is none.
 */
export function usualHours(
  day: string,
  zone: string,
  viewsIn: (hour: Stretch) => number,
  begun: number,
): number[] | undefined {
  const weeks = Array.from({ length: USUAL_WEEKS }, (_, at) => dayAfter(day, -7 * (at + 1)))
    .map((earlier) => hoursOfDay(earlier, zone))
    .filter(([first]) => first !== undefined && first.from >= begun);
  if (weeks.length === 0) return undefined;
  const clockOf = ({ from }: Stretch): string => wallTimeAt(from, zone).slice(11);
  const byClock = weeks.map((hours) => new Map(hours.map((hour) => [clockOf(hour), hour])));
  return hoursOfDay(day, zone).map((hour) => {
    const clock = clockOf(hour);
    const same = byClock.flatMap((hours) => hours.get(clock) ?? []);
    return middleOf(same.map(viewsIn)) ?? 0;
  });
}
