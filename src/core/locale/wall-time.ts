/** Instants and the clocks of a time zone (IANA name), to the minute. Summer time: see `instantAt`. */

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the zone's format, made once. Throws a `RangeError` if there is no such zone. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const made =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en', {
      timeZone: zone,
      calendar: 'iso8601',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  formats.set(zone, made);
  return made;
}

/** Clock of a zone at an instant, as milliseconds that read the same in UTC. */
function clockAt(instant: number, zone: string): number {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Milliseconds by which the clocks of a zone are ahead of UTC. */
const offsetAt = (instant: number, zone: string): number =>
  clockAt(instant, zone) - Math.floor(instant / 1000) * 1000;

/** '2026-11-23T06:00': date and time on the clocks of a zone, as inputs of dates and times write them. */
export const wallTimeAt = (instant: Date | number, zone: string): string =>
  new Date(clockAt(Number(instant), zone)).toISOString().slice(0, 16);

/** An instant that was given as a wall time. */
export interface GivenInstant {
  instant: Date;
  /**
   * `once`: the clocks show it once. `skipped`: never, since they are put forward over it. `twice`: they are put
   * back and show it again.
   */
  shown: 'once' | 'skipped' | 'twice';
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * Returns the instant at which the clocks of a zone show a wall time such as '2026-11-23T06:00'; `undefined` if it
 * is none. Of two, the first. A skipped time moves forward by what the clocks skip: 02:30 becomes 03:30.
 * These are the rules of `Temporal` ("compatible") and iCalendar (RFC 5545, 3.3.5).
 */
export function instantAt(wallTime: string, zone: string): GivenInstant | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(wallTime)) return undefined;
  const clock = Date.parse(`${wallTime}Z`);
  if (Number.isNaN(clock) || !new Date(clock).toISOString().startsWith(wallTime)) return undefined;
  // Offsets before and after a change on that day.
  const before = clock - offsetAt(clock - DAY, zone);
  const after = clock - offsetAt(clock + DAY, zone);
  const instants = [...new Set([before, after])].filter((at) => clockAt(at, zone) === clock);
  const first = Math.min(...instants);
  if (instants.length === 0) return { instant: new Date(before), shown: 'skipped' };
  return { instant: new Date(first), shown: instants.length === 1 ? 'once' : 'twice' };
}
