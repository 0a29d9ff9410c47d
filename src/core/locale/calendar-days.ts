/** Days of the calendar, '2026-11-23', in a time zone (IANA name). */
import { instantAt, wallTimeAt } from './wall-time.ts';

const digits = (number: number): string => String(number).padStart(2, '0');

/** '2026-11-19', for file names: the calendar day in the time zone of the process or browser. */
export const isoDay = (date: Date): string =>
  `${date.getFullYear()}-${digits(date.getMonth() + 1)}-${digits(date.getDate())}`;

const DAY = 24 * 60 * 60 * 1000;

/** The day on the calendar of a zone at an instant. */
export const dayAt = (instant: Date | number, zone: string): string =>
  wallTimeAt(instant, zone).slice(0, 10);

/** The day that many days later, or earlier if negative. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** Days on which weeks begin, by their number from Sunday on. */
const beginnings = { sunday: 0, monday: 1, saturday: 6 } as const;
export type WeekBeginning = keyof typeof beginnings;

/** First day of the week of a day. */
export const weekOf = (day: string, begins: WeekBeginning): string =>
  dayAfter(day, -((new Date(`${day}T00:00Z`).getUTCDay() - beginnings[begins] + 7) % 7));

/** The instant at which a day begins, in milliseconds since 1970. Throws a `RangeError` if it is no day. */
export function startOfDay(day: string, zone: string): number {
  const begun = instantAt(`${day}T00:00`, zone);
  if (!begun) throw new RangeError(`${day} is no day.`);
  return begun.instant.getTime();
}
