import type { Range } from '../../condition.ts';
import {
  dayAfter,
  dayAt,
  startOfDay,
  type WeekBeginning,
  weekOf,
} from '../../locale/calendar-days.ts';

/** Periods that move with the present day: those of the calendar that it is in, and the month before. */
export const namedPeriods = ['today', 'week', 'month', 'last-month'] as const;

export type NamedPeriod = (typeof namedPeriods)[number];

/** First and last day of a period; '' where it has no bound. */
export interface Days {
  from: string;
  to: string;
}

/** The present day in the site's time zone, and the day on which its weeks begin. */
export interface Calendar {
  now: Date;
  zone: string;
  weekBegins: WeekBeginning;
}

/** A day of the years that the desk's calendar has. */
const DAY = /^(?:19[7-9]|2[01]\d)\d-\d{2}-\d{2}$/;

/** True for a day of the calendar, '2026-02-28'. */
const isDay = (text: string): boolean => {
  const instant = DAY.test(text) ? Date.parse(`${text}T00:00Z`) : Number.NaN;
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
};

const monthAfter = (month: string): string => dayAfter(`${month}-01`, 31).slice(0, 7);

const daysOfMonth = (month: string): Days => ({
  from: `${month}-01`,
  to: dayAfter(`${monthAfter(month)}-01`, -1),
});

/** The month that a period is written as; `undefined` for other periods. */
export const monthOfDays = (text: string): string | undefined =>
  isDay(`${text}-01`) ? text : undefined;

/** Days of a period that is written as a month, '2026-10', or as two days, '2026-10-05..2026-10-09'; either may be left out. */
export function writtenDays(text: string): Days | undefined {
  if (isDay(`${text}-01`)) return daysOfMonth(text);
  const [from = '', to = '', ...further] = text.split('..');
  const isWritten = text.includes('..') && further.length === 0 && from + to !== '';
  const isPossible = [from, to].every((day) => day === '' || isDay(day));
  return isWritten && isPossible && (to === '' || from <= to) ? { from, to } : undefined;
}

const isNamed = (text: string): text is NamedPeriod =>
  (namedPeriods as readonly string[]).includes(text);

/** True for a named period, a month, or two days in order. */
export const isPeriod = (text: string): boolean => isNamed(text) || writtenDays(text) !== undefined;

function namedDays(period: NamedPeriod, { now, zone, weekBegins }: Calendar): Days {
  const today = dayAt(now, zone);
  if (period === 'today') return { from: today, to: today };
  if (period === 'week') {
    const from = weekOf(today, weekBegins);
    return { from, to: dayAfter(from, 6) };
  }
  const month = today.slice(0, 7);
  return daysOfMonth(period === 'month' ? month : dayAfter(`${month}-01`, -1).slice(0, 7));
}

/** The days of a period; without bounds for a text that is none. */
export const daysOf = (period: string, calendar: Calendar): Days =>
  isNamed(period) ? namedDays(period, calendar) : (writtenDays(period) ?? { from: '', to: '' });

/** The instants of a period, in milliseconds since 1970. Records without an instant are in none. */
export function rangeOf(period: string, calendar: Calendar): Range {
  const { from, to } = daysOf(period, calendar);
  return {
    after: from === '' ? 0 : Math.max(0, startOfDay(from, calendar.zone) - 1),
    ...(to === '' ? {} : { before: startOfDay(dayAfter(to, 1), calendar.zone) }),
  };
}
