import { expect, test } from 'vitest';
import { dayAfter, dayAt, startOfDay, weekOf } from './calendar-days.ts';

test('a day is that of the zone', () => {
  const instant = Date.parse('2026-11-22T20:00:00Z');
  expect(dayAt(instant, 'Asia/Kolkata')).toBe('2026-11-23');
  expect(dayAt(instant, 'America/New_York')).toBe('2026-11-22');
});

test.each([
  ['2026-11-23', 1, '2026-11-24'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-03-01', -1, '2028-02-29'],
])('%s and %i days', (day, days, expected) => {
  expect(dayAfter(day, days)).toBe(expected);
});

test.each([
  ['2026-11-23', 'monday', '2026-11-23'],
  ['2026-11-29', 'monday', '2026-11-23'],
  ['2026-11-22', 'monday', '2026-11-16'],
  ['2026-11-22', 'sunday', '2026-11-22'],
  ['2026-11-28', 'sunday', '2026-11-22'],
  ['2026-11-27', 'saturday', '2026-11-21'],
] as const)('the week of %s, with weeks from %s on, begins on %s', (day, begins, first) => {
  expect(weekOf(day, begins)).toBe(first);
});

test('a day begins at midnight, or where the clocks skip it, after it', () => {
  expect(startOfDay('2026-11-23', 'Asia/Kolkata')).toBe(Date.parse('2026-11-22T18:30:00Z'));
  // Summer time begins at midnight in Beirut.
  expect(startOfDay('2026-03-29', 'Asia/Beirut')).toBe(Date.parse('2026-03-28T22:00:00Z'));
  expect(() => startOfDay('today', 'UTC')).toThrow(RangeError);
});
