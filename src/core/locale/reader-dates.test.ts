import { execFileSync } from 'node:child_process';
import process from 'node:process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as words from './age-words.ts';
import { DEFAULT_LOCALE } from './site-locale.ts';

const date: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' };
const clock: Intl.DateTimeFormatOptions = {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
};

const script = `
  import { calendarDate, exactTime, longDate, monthAndYear } from '${new URL('reader-dates.ts', import.meta.url)}';
  import { isoDay } from '${new URL('calendar-days.ts', import.meta.url)}';
  const instants = JSON.parse(process.argv[1]);
  console.log(JSON.stringify(instants.map((instant) => [
    calendarDate(instant),
    longDate(instant),
    exactTime(new Date(instant).toISOString()),
    isoDay(new Date(instant)),
    monthAndYear(instant),
  ])));
`;

/** Formats instants in a new process, since a running process can't change its time zone. */
const writtenIn = (zone: string, instants: readonly number[]): unknown =>
  JSON.parse(
    execFileSync(
      process.execPath,
      ['--input-type=module', '--eval', script, JSON.stringify(instants)],
      { encoding: 'utf8', env: { ...process.env, TZ: zone } },
    ),
  );

function byIntl(zone: string, instant: number): string[] {
  const format = (options: Intl.DateTimeFormatOptions, locale = DEFAULT_LOCALE) =>
    new Intl.DateTimeFormat(locale, { timeZone: zone, ...options });
  const offset = format({ timeZoneName: 'shortOffset' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')
    ?.value.replace(/^GMT\+0$/, 'GMT')
    .replace('GMT', 'UTC')
    .replace('-', '−');
  const day = format(date).format(instant);
  return [
    day,
    format({ ...date, weekday: 'long' }).format(instant),
    `${day}, ${format(clock).format(instant)} ${offset}`,
    format({}, 'sv-SE').format(instant),
    format({ month: 'long', year: 'numeric' }).format(instant),
  ];
}

/** Instants until 2100, and those at which days, years and summer time begin. */
const instants = [
  ...fc.sample(fc.integer({ min: 0, max: Date.parse('2100-01-01') }), { numRuns: 300 }),
  ...['2026-12-31T18:29:59Z', '2026-12-31T18:30:00Z', '2026-03-08T07:00:00Z'].map(Date.parse),
];

test.each(['UTC', 'Asia/Kolkata', 'America/New_York', 'Pacific/Chatham', 'America/St_Johns'])(
  'dates that are made by hand are those of Intl in %s',
  (zone) => {
    expect(writtenIn(zone, instants)).toEqual(instants.map((instant) => byIntl(zone, instant)));
  },
);

test.each([
  ['minute', words.minutesAgo],
  ['hour', words.hoursAgo],
] as const)('ages in %ss are those of Intl', (unit, ago) => {
  const relative = new Intl.RelativeTimeFormat(DEFAULT_LOCALE);
  for (let count = 1; count < 400; count += 1) {
    expect(ago(count)).toBe(relative.format(-count, unit));
  }
});
