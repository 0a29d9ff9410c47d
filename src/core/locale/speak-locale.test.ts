import { afterEach, expect, test } from 'vitest';
import { dateAndTime, dayInUtc } from './dates.ts';
import { inDigits } from './numbers.ts';
import { counted } from './plural.ts';
import { calendarDate, exactTime, longDate, monthAndYear } from './reader-dates.ts';
import { DEFAULT_LOCALE } from './site-locale.ts';
import { localeName, localeSample, siteLocales } from './site-locales.ts';
import { speakLocale } from './speak-locale.ts';
import { typedMarks } from './typed-marks.ts';
import { datesIn } from './zoned-dates.ts';

afterEach(() => speakLocale(DEFAULT_LOCALE));

/** A day in each month of a year, and a week. */
const days = [
  ...Array.from({ length: 12 }, (_, month) => new Date(2026, month, 8 + month, 12)),
  ...Array.from({ length: 7 }, (_, day) => new Date(2026, 10, 23 + day, 12)),
];

test.each(siteLocales.filter((locale) => locale !== DEFAULT_LOCALE))(
  'readers’ dates in %s are those of Intl, with Latin digits',
  (locale) => {
    speakLocale(locale);
    const format = (given: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(`${locale}-u-nu-latn-ca-gregory`, given);
    const [date, long] = [format({ dateStyle: 'long' }), format({ dateStyle: 'full' })];
    const month = format({ month: 'long', year: 'numeric' });
    /** Without the leading zeros and narrow spaces that formats of some locales have, and those made of parts lack. */
    const plain = (text: string) => text.replace(/\b0(?=\d\b)/, '').replaceAll('\u202f', ' ');
    for (const day of days) {
      expect(plain(calendarDate(day))).toBe(plain(date.format(day)));
      expect(plain(longDate(day))).toBe(plain(long.format(day)));
      expect(plain(monthAndYear(day))).toBe(plain(month.format(day)));
    }
    expect(localeName(locale)).toMatch(/^[A-Z].* \(.+\)$|^[A-Z]/);
    expect(localeSample(locale, days[0] ?? new Date())).toMatch(/2026/);
  },
);

test('a German site has its dates, numbers and quotation marks, and English words', () => {
  const noon = new Date(2026, 10, 19, 12, 5);
  const inIndia = [calendarDate(noon), longDate(noon), inDigits(1_234_567.8)];
  speakLocale('de-AT');
  expect(calendarDate(noon)).toBe('19. November 2026');
  expect(longDate(noon)).toBe('Donnerstag, 19. November 2026');
  expect(exactTime(noon.toISOString())).toMatch(/^19. November 2026, 12:05 UTC/);
  expect(dateAndTime(noon)).toBe('19.11.2026, 12:05');
  expect(inDigits(1234.5)).toMatch(/^1.234,5$/);
  expect(counted(2, { one: 'article', other: 'articles' })).toBe('2 articles');
  expect(datesIn('UTC').weekday(noon)).toBe('Donnerstag');
  expect(typedMarks().double).toEqual(['„', '“']);
  // The log is read under any later locale, too.
  expect(dayInUtc(noon)).toBe('19 November 2026');
  speakLocale(DEFAULT_LOCALE);
  expect([calendarDate(noon), longDate(noon), inDigits(1_234_567.8)]).toEqual(inIndia);
  expect(datesIn('UTC').weekday(noon)).toBe('Thursday');
});
