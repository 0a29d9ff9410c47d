/** Dates of the back office in a given time zone, by `Intl`. */
import { perLocale } from './lazily.ts';
import { formatLocale } from './site-locale.ts';

/** Formats of instants on the clocks of one zone. */
export interface ZonedDates {
  /** '06:00'. */
  clock: (instant: Date | number) => string;
  /** '23 Nov'. */
  shortDay: (instant: Date | number) => string;
  /** 'Mon, 23 Nov'. */
  day: (instant: Date | number) => string;
  /** 'Mon, 23 Nov, 2026'. */
  dayAndYear: (instant: Date | number) => string;
  /** '23 Nov 2026, 06:00'. */
  dateAndTime: (instant: Date | number) => string;
  /** 'Monday'. */
  weekday: (instant: Date | number) => string;
}

const madeIn = perLocale(() => new Map<string, ZonedDates>());

function makeDates(timeZone: string): ZonedDates {
  const format = (given: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(formatLocale(), {
      hourCycle: 'h23',
      timeZone,
      ...given,
    });
    return (instant: Date | number): string => formatter.format(instant);
  };
  const day = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  return {
    clock: format({ hour: '2-digit', minute: '2-digit' }),
    shortDay: format({ day: 'numeric', month: 'short' }),
    day: format(day),
    dayAndYear: format({ ...day, year: 'numeric' }),
    dateAndTime: format({ dateStyle: 'medium', timeStyle: 'short' }),
    weekday: format({ weekday: 'long' }),
  };
}

/** Returns the formats of a zone (IANA name). Throws a `RangeError` if there is no such zone. */
export function datesIn(zone: string): ZonedDates {
  const made = madeIn();
  const dates = made.get(zone) ?? makeDates(zone);
  made.set(zone, dates);
  return dates;
}
