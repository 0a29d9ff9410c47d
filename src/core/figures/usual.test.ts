import { expect, test } from 'vitest';
import type { Stretch } from './figures.ts';
import { HOUR, hoursOfDay, usualHours } from './usual.ts';

const zone = 'Asia/Kolkata';

test('a day has 24 hours of the site’s clocks, 23 or 25 where they change', () => {
  expect(hoursOfDay('2026-11-27', zone)[0]?.from).toBe(Date.parse('2026-11-26T18:30:00Z'));
  expect(hoursOfDay('2026-11-27', zone)).toHaveLength(24);
  expect(hoursOfDay('2026-03-29', 'Europe/Berlin')).toHaveLength(23);
  expect(hoursOfDay('2026-10-25', 'Europe/Berlin')).toHaveLength(25);
});

test('the usual is the middle of the same weekday of the weeks since counting began', () => {
  const at = (day: string, hour: number) => (hoursOfDay(day, zone)[0]?.from ?? 0) + hour * HOUR;
  // Half an hour later than the site's hours: it had another time zone then.
  const views = new Map([
    [at('2026-11-20', 8), 30],
    [at('2026-11-13', 8), 1000],
    [at('2026-11-06', 8) + HOUR / 2, 50],
    [at('2026-11-26', 8), 7],
  ]);
  const viewsIn = ({ from, to }: Stretch) =>
    [...views].reduce((sum, [hour, count]) => sum + (hour >= from && hour < to ? count : 0), 0);
  const usual = usualHours('2026-11-27', zone, viewsIn, at('2026-11-06', 0));
  expect(usual?.[8]).toBe(50);
  expect(usual?.[9]).toBe(0);
  expect(usualHours('2026-11-27', zone, viewsIn, at('2026-11-13', 1))?.[8]).toBe(30);
  expect(usualHours('2026-11-27', zone, viewsIn, at('2026-11-20', 1))).toBeUndefined();
});

test('where clocks change, hours are compared that begin at the same time', () => {
  const berlin = 'Europe/Berlin';
  const evening = hoursOfDay('2026-03-22', berlin)[20]?.from;
  const usual = usualHours('2026-03-29', berlin, ({ from }) => (from === evening ? 9 : 0), 0);
  expect(usual?.[19]).toBe(0);
  // The middle of eight weeks, of which seven have none.
  const only = usualHours(
    '2026-03-29',
    berlin,
    ({ from }) => (from === evening ? 9 : 0),
    evening ?? 0,
  );
  expect(only).toBeUndefined();
  const since = hoursOfDay('2026-03-22', berlin)[0]?.from ?? 0;
  const last = usualHours('2026-03-29', berlin, ({ from }) => (from === evening ? 9 : 0), since);
  expect(last?.[19]).toBe(9);
});
