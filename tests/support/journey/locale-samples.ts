import { isoDay } from '../../../src/core/locale/calendar-days.ts';
import * as dates from '../../../src/core/locale/dates.ts';
import { inDigits, inPercent } from '../../../src/core/locale/numbers.ts';
import { counted, inList } from '../../../src/core/locale/plural.ts';
import { calendarDate, exactTime, longDate } from '../../../src/core/locale/reader-dates.ts';

const MONTHS = Array.from({ length: 12 }, (_, at) => Date.UTC(2026, at, 3 * at + 1, at * 2, 5, 9));
/** Around midnight in India and Nepal, and an hour that comes twice in New York. */
const EDGES = ['2026-12-31T18:29:59Z', '2026-12-31T18:30:00Z', '2026-11-01T05:30:00Z'].map(
  Date.parse,
);

/** Every format of `src/core/locale` over a few values, in the zone of the engine that runs this. */
export const localeSamples = (): string[] => [
  ...[...MONTHS, ...EDGES].flatMap((instant) => [
    ...Object.values(dates).map((format) => format(instant)),
    calendarDate(instant),
    longDate(instant),
    exactTime(new Date(instant).toISOString()),
    isoDay(new Date(instant)),
  ]),
  ...[0, 1, 2, 999, 1000, 1_234_567].map((count) =>
    counted(count, { one: 'hour', other: 'hours' }),
  ),
  ...[74.94, 1e21].map(inDigits),
  ...[0.456, 1].map(inPercent),
  inList(['a', 'b', 'c']),
];
