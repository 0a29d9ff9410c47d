import { dayAfter, dayAt } from '#core/locale/calendar-days.ts';
import { inDigits } from '#core/locale/numbers.ts';
import { datesIn } from '#core/locale/zoned-dates.ts';
import { zoneOfSite } from '#core/settings/zone-of-site.ts';
import { useMinute } from '#ui/kit/stores/minute-store.ts';
import * as deskWords from '#ui/words/admin/desk-words.ts';
import { useBackOffice } from '../../shell/back-office-route.tsx';

const MINUTE = 60_000;

/** Time zone of the site. */
export const useSiteZone = (): string => zoneOfSite(useBackOffice().site.settings);

/** Returns a format of instants on the clocks of the site: 'Mon, 23 Nov, 06:00'. */
export function useSiteHour(): (instant: string) => string {
  const { day, clock } = datesIn(useSiteZone());
  return (instant) => `${day(new Date(instant))}, ${clock(new Date(instant))}`;
}

/** Hour on the clocks of a zone, with 'Today', 'Tomorrow' or the date. */
export function dueInWords(instant: number, zone: string, now: number): string {
  const { clock, day } = datesIn(zone);
  const [on, today] = [dayAt(instant, zone), dayAt(now, zone)];
  const name =
    on === today ? deskWords.today : on === dayAfter(today, 1) ? deskWords.tomorrow : day(instant);
  return `${name} ${clock(instant)}`;
}

/** Distance to an instant, such as `in 1 h 19 min`, `11 min late`; nothing beyond a day. */
export function distanceInWords(instant: number, now: number): string {
  const minutes = Math.round((instant - now) / MINUTE);
  const [hours, left] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  if (hours >= 24) return minutes < 0 ? deskWords.lateInside : '';
  const length = [
    hours > 0 ? deskWords.hours(inDigits(hours)) : '',
    left > 0 ? deskWords.minutes(inDigits(left)) : '',
  ];
  const words = length.filter(Boolean).join(' ') || deskWords.aMoment;
  return minutes < 0 ? deskWords.lateBy(words) : deskWords.inTime(words);
}

/** Instant at which a draft is due, in the site's time zone, marked when it is late. */
export function DueCell({ dueAt }: { dueAt: string | undefined }) {
  useMinute();
  const zone = useSiteZone();
  const instant = Date.parse(dueAt ?? '');
  if (Number.isNaN(instant)) return <span className="text-ink-3 max-md:hidden">–</span>;
  const now = Date.now();
  const isLate = instant < now;
  return (
    <time dateTime={dueAt} className="whitespace-nowrap">
      <span className={`block font-semibold ${isLate ? 'text-danger' : ''}`}>
        {dueInWords(instant, zone, now)}
      </span>
      <span className="block text-meta">{distanceInWords(instant, now)}</span>
    </time>
  );
}
