/**
 * Dates of the back office and of the log, by `Intl`, on a clock of 24 hours. The back office is rendered in
 * the browser alone, so its words need not agree with a server's: engines differ in abbreviated months
 * ('Sep', 'Sept'). What is written by one engine and shown by another has neither those nor 'am' and 'pm'.
 */
import { lazily, perLocale } from './lazily.ts';
import { DEFAULT_LOCALE, formatLocale } from './site-locale.ts';

type Format = Intl.DateTimeFormatOptions;

/** Returns a format of the program's own locale in UTC, for texts that are stored. */
function formatInUtc(format: Format): (instant: Date | number) => string {
  const given = { hourCycle: 'h23', timeZone: 'UTC', ...format } as const;
  const formatter = lazily(() => new Intl.DateTimeFormat(DEFAULT_LOCALE, given));
  return (instant) => formatter().format(instant);
}

/** Returns a format for instants, given as a date or in milliseconds. */
function dateFormat(format: Format): (instant: Date | number) => string {
  const formatter = perLocale(
    () => new Intl.DateTimeFormat(formatLocale(), { hourCycle: 'h23', ...format }),
  );
  return (instant) => formatter().format(instant);
}

/** '19 Nov'. */
export const shortDay = dateFormat({ day: 'numeric', month: 'short' });

/** '19 Nov 2026, 10:31'. */
export const dateAndTime = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** '19 November 2026 at 10:31:09'. */
export const timeToTheSecond = dateFormat({ dateStyle: 'long', timeStyle: 'medium' });

/** '10:31'. */
export const clockTime = dateFormat({ hour: '2-digit', minute: '2-digit' });

/** '19 November 2026' in the site's locale, of the day in Greenwich: that of days without an hour. */
export const wholeDay = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });

/** 'October 2026', for the first instant of a month in UTC. */
export const wholeMonth = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });

/** '19 November 2026', of the day in Greenwich: the same for every reader of the log. */
export const dayInUtc = formatInUtc({ dateStyle: 'long' });

const clockInUtc = formatInUtc({ timeStyle: 'short' });

/** '19 November 2026, 05:01 UTC', for texts that are stored. */
export const timeInUtc = (instant: Date | number): string =>
  `${dayInUtc(instant)}, ${clockInUtc(instant)} UTC`;
