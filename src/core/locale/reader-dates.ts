export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/**
 * Dates that readers' pages show, without `Intl`: its first format takes longer than all else that a page
 * does when it opens. The names of days and months are those of `DEFAULT_LOCALE`; `reader-dates.test.ts`
 * compares every format with `Intl`. All are in the time zone of the process or browser.
 */
const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const DAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** Formats that sites of other locales have their own of (`date-words.ts`). */
interface DateFormats {
  date: (date: Date) => string;
  long: (date: Date) => string;
  month?: (date: Date) => string;
}

const ownMonth = (date: Date): string => `${MONTHS[date.getMonth()]} ${date.getFullYear()}`;

const own: DateFormats = {
  date: (date) => `${date.getDate()} ${ownMonth(date)}`,
  long: (date) => `${DAYS[date.getDay()]}, ${own.date(date)}`,
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

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** 'UTC', 'UTC+5:30': a time zone by its offset, in minutes east of Greenwich. */
function zoneLabel(offset: number): string {
  if (offset === 0) return 'UTC';
  const [hours, minutes] = [Math.trunc(Math.abs(offset) / 60), Math.abs(offset) % 60];
  return `UTC${offset < 0 ? '−' : '+'}${hours}${minutes === 0 ? '' : `:${twoDigits(minutes)}`}`;
}

/** '10:31'. */
export function clockTime(instant: string): string {
  const date = new Date(instant);
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** '19 November 2026, 10:31 UTC+5:30'. */
export function exactTime(instant: string): string {
  const date = new Date(instant);
  return `${calendarDate(date)}, ${clockTime(instant)} ${zoneLabel(-date.getTimezoneOffset())}`;
}
