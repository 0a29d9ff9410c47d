import { type ReactNode, useState } from 'react';
import { ownTimeZone } from '#core/locale/time-zone.ts';
import { wallTimeAt } from '#core/locale/wall-time.ts';
import { datesIn } from '#core/locale/zoned-dates.ts';
import { useBackOffice } from '../../shell/back-office-route.tsx';
import { useSiteZone } from '../list/due-cell.tsx';
import { OthersDue } from './others-due.tsx';
import { QuestionForm } from './question-form.tsx';
import { TwoClocks } from './two-clocks.tsx';
import { instantOf, typedTime, WallTimeInput } from './wall-time-input.tsx';

const HOUR = 60 * 60 * 1000;

interface HourQuestionProps {
  /** The article's id, if it is stored, and its title. */
  articleId: string | undefined;
  about: string;
  /** Instant of the present schedule. */
  dueAt?: string | undefined;
  /** Day to begin with, such as '2026-11-23'; by default that of the next full hour. */
  day?: string | undefined;
  /** Gets the instant, ISO 8601. */
  onSchedule: (dueAt: string) => void;
  onCancel: () => void;
  /** Further settings of the schedule. */
  children?: ReactNode;
}

/** Wall time to begin with: that of the schedule, or the next full hour; on another day, 09:00. */
function firstTime(dueAt: string | undefined, day: string | undefined, zone: string): string {
  const due = Date.parse(dueAt ?? '');
  if (!Number.isNaN(due)) return wallTimeAt(due, zone);
  const next = `${wallTimeAt(Date.now() + HOUR, zone).slice(0, -2)}00`;
  return day === undefined || next.startsWith(day) ? next : `${day}T09:00`;
}

const zoneButton =
  'min-h-8 border border-edge px-2.5 font-medium text-nav aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-on-ink pointer-coarse:min-h-11';

/** Asks for day and hour of a publication, on the clocks of the site or of the user. */
export function HourQuestion(props: HourQuestionProps) {
  const site = useSiteZone();
  const own = ownTimeZone();
  const { edition } = useBackOffice().site;
  const [zone, setZone] = useState(site);
  const [time, setTime] = useState(() => typedTime(firstTime(props.dueAt, props.day, site)));
  const [error, setError] = useState<string>();
  const given = instantOf(time, zone);
  const words = datesIn(site);
  const schedule = (): void => {
    if (!given) setError('Please give a day and an hour.');
    else if (given.instant.getTime() <= Date.now()) {
      setError('Please choose an instant that is still to come.');
    } else props.onSchedule(given.instant.toISOString());
  };
  return (
    <QuestionForm
      title="Schedule"
      about={props.about}
      submitLabel={
        given
          ? `Schedule for ${words.day(given.instant)}, ${words.clock(given.instant)}`
          : 'Schedule'
      }
      onSubmit={schedule}
      onCancel={props.onCancel}
    >
      <WallTimeInput labels={['Day', 'Hour']} value={time} onChange={setTime} error={error} />
      {given ? <TwoClocks given={given} site={site} own={own} /> : null}
      {given ? <OthersDue dueAt={given.instant.toISOString()} articleId={props.articleId} /> : null}
      {own === site ? null : (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <span className="text-ink-2">The time above is of</span>
          <span className="flex">
            {[site, own].map((name) => (
              <button
                key={name}
                type="button"
                aria-pressed={zone === name}
                onClick={() => setZone(name)}
                className={zoneButton}
              >
                {name === site ? 'the site' : 'my own zone'}
              </button>
            ))}
          </span>
        </div>
      )}
      {props.children}
      {edition === 'browser' ? (
        <p className="text-meta">
          In this edition it goes out while the site is open in this browser, or when it is next
          opened.
        </p>
      ) : null}
    </QuestionForm>
  );
}
