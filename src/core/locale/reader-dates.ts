export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/**
 * Dates that readers' pages show, without `Intl`: its first format takes longer than all else that a page
 * does when it opens. The names of days and months are those of `DEFAULT_LOCALE`; `reader-dates.test.ts`
 * compares every format with `Intl`. All are in the time zone of the process or browser.
 */
const DAYS_AND_MONTHS =
  'Sunday Monday Tuesday Wednesday Thursday Friday Saturday January February March April May June July August September October November December'.split(
    ' ',
  );

/** Formats that sites of other locales have their own of (`date-words.ts`). */
interface DateFormats {
  date: (date: Date) => string;
  long: (date: Date) => string;
  month?: (date: Date) => string;
}

const ownMonth = (date: Date): string =>
  `${DAYS_AND_MONTHS[7 + date.getMonth()]} ${date.getFullYear()}`;

const own: DateFormats = {
  date: (date) => `${date.getDate()} ${ownMonth(date)}`,
  long: (date) => `${DAYS_AND_MONTHS[date.getDay()]}, ${own.date(date)}`,
};

let formats = own;

/** Sets the formats of the site's locale; without any, those of `DEFAULT_LOCALE`. */
export const setDateFormats = (next = own): void => {
  formats = next;
};

/** '19 November 2026'. */
export const calendarDate = (instant: Date | number): string => formats.date(new Date(instant));

/** 'Saturday, 21 November 2026'. */
export const longDate = (instant: Date | number): string => formats.long(new Date(instant));

/** 'November 2026'. */
export const monthAndYear = (instant: Date | number): string =>
  (formats.month ?? ownMonth)(new Date(instant));

/** 'UTC', 'UTC+5:30': the time zone of an instant, from 'GMT+0530' in the text that ECMAScript prescribes. */
function zoneLabel(date: Date): string {
  const [, sign, hours, minutes] = /([+-])(..)(..)/.exec(date.toTimeString()) ?? [];
  const offset = Number(hours) + (minutes === '00' ? '' : `:${minutes}`);
  return offset === '0' ? 'UTC' : `UTC${sign === '-' ? '−' : '+'}${offset}`;
}

/** '10:31'. */
export const clockTime = (instant: string): string => new Date(instant).toTimeString().slice(0, 5);

/** '19 November 2026, 10:31 UTC+5:30'. */
export const exactTime = (instant: string): string =>
  `${calendarDate(new Date(instant))}, ${clockTime(instant)} ${zoneLabel(new Date(instant))}`;
