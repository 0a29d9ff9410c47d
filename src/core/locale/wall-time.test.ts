import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTimeZone, ownTimeZone, timeZones } from './time-zone.ts';
import { instantAt, wallTimeAt } from './wall-time.ts';
import { datesIn } from './zoned-dates.ts';

const MINUTE = 60_000;
const zone = fc.constantFrom(...timeZones());
const minute = fc
  .integer({
    min: Date.parse('1990-01-01T00:00Z') / MINUTE,
    max: Date.parse('2050-01-01T00:00Z') / MINUTE,
  })
  .map((at) => at * MINUTE);
const given = (wallTime: string, name: string) => {
  const { instant, shown } = instantAt(wallTime, name) ?? {};
  return [instant?.toISOString().slice(0, 16), shown];
};

test('an instant’s wall time leads back to it, or to the earlier instant of the same wall time', () => {
  fc.assert(
    fc.property(minute, zone, (at, name) => {
      const wallTime = wallTimeAt(at, name);
      const back = instantAt(wallTime, name);
      expect(wallTimeAt(back?.instant ?? 0, name)).toBe(wallTime);
      if (back?.shown === 'once') expect(back.instant.getTime()).toBe(at);
      else expect([back?.shown, Number(back?.instant) <= at]).toEqual(['twice', true]);
    }),
  );
});

test('only a skipped wall time moves, and forward', () => {
  fc.assert(
    fc.property(minute, zone, (clock, name) => {
      const wallTime = new Date(clock).toISOString().slice(0, 16);
      const { instant = 0, shown } = instantAt(wallTime, name) ?? {};
      const read = wallTimeAt(instant, name);
      expect(shown === 'skipped' ? read > wallTime : read === wallTime).toBe(true);
    }),
  );
});

test.each([
  ['2026-11-23T06:00', 'Asia/Kolkata', '2026-11-23T00:30', 'once'],
  ['2026-11-23T06:00', 'Europe/London', '2026-11-23T06:00', 'once'],
  ['2026-06-23T06:00', 'Europe/London', '2026-06-23T05:00', 'once'],
  ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:30', 'skipped'],
  ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30', 'twice'],
  ['2026-03-08T02:00', 'America/New_York', '2026-03-08T07:00', 'skipped'],
  ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30', 'twice'],
  // Summer time of half an hour.
  ['2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-03T15:45', 'skipped'],
  // A day that was skipped: Samoa crossed the date line.
  ['2011-12-30T12:00', 'Pacific/Apia', '2011-12-30T22:00', 'skipped'],
])('%s in %s is %s, %s', (wallTime, name, instant, shown) => {
  expect(given(wallTime, name)).toEqual([instant, shown]);
});

test.each(['', '2026-11-23', '2026-02-30T06:00', '2026-11-23T24:00', '2026-11-23T06:00:00'])(
  '"%s" is no wall time',
  (text) => {
    expect(instantAt(text, 'UTC')).toBeUndefined();
  },
);

test('names of zones are known, offsets and other words are not', () => {
  expect([...timeZones(), ownTimeZone()].filter((name) => !isTimeZone(name))).toEqual([]);
  expect(timeZones()).toEqual(expect.arrayContaining(['Asia/Kolkata', 'UTC', 'Europe/Kyiv']));
  expect(['+05:30', '', 'Mumbai', 'asia/kolkata'].filter(isTimeZone)).toEqual([]);
});

test('dates are those of the zone', () => {
  const dates = datesIn('Asia/Kolkata');
  const at = Date.parse('2026-11-22T20:00Z');
  expect(dates.clock(at)).toBe('01:30');
  expect(dates.day(at)).toBe('Mon, 23 Nov');
  expect(dates.dayAndYear(at)).toBe('Mon, 23 Nov, 2026');
  expect(dates.weekday(at)).toBe('Monday');
});
