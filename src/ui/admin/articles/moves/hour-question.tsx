import { type ReactNode, useState } from 'react';
import { dayAt } from '#core/locale/calendar-days.ts';
import { counted, inList } from '#core/locale/plural.ts';
import { ownTimeZone } from '#core/locale/time-zone.ts';
import { type GivenInstant, instantAt, wallTimeAt } from '#core/locale/wall-time.ts';
import { datesIn } from '#core/locale/zoned-dates.ts';
import * as articleDialogsWords from '#ui/words/admin/article-dialogs-words.ts';
import { adminClient } from '../../parts/api/admin-client.ts';
import { useLoaded } from '../../parts/api/use-loaded.ts';
import { TextInput } from '../../parts/form/form-field.tsx';
import { useBackOffice } from '../../shell/back-office-route.tsx';
import { titleOf } from '../list/desk-cells.tsx';
import { useSiteZone } from '../list/due-cell.tsx';
import { QuestionForm } from './question-form.tsx';

/** Date and time as two inputs hold them: `['2026-11-23', '06:00']`. */
export type TypedTime = readonly [date: string, time: string];

/** Splits a wall time, '2026-11-23T06:00', for two inputs. */
export const typedTime = (wallTime: string): TypedTime => {
  const [date = '', time = ''] = wallTime.split('T');
  return [date, time];
};

/** Returns the instant of a typed time on the clocks of a zone; `undefined` if it is incomplete. */
export const instantOf = ([date, time]: TypedTime, zone: string): GivenInstant | undefined =>
  instantAt(`${date}T${time}`, zone);

interface WallTimeInputProps {
  labels: readonly [date: string, time: string];
  value: TypedTime;
  onChange: (value: TypedTime) => void;
  error?: string | undefined;
}

/** Inputs of a date and a time. */
export const WallTimeInput = ({ labels, value, onChange, error }: WallTimeInputProps) => (
  <div className="grid grid-cols-2 gap-3">
    <TextInput
      label={labels[0]}
      type="date"
      required
      value={value[0]}
      onChange={(date) => onChange([date, value[1]])}
      error={error}
    />
    <TextInput
      label={labels[1]}
      type="time"
      required
      value={value[1]}
      onChange={(time) => onChange([value[0], time])}
    />
  </div>
);

interface TwoClocksProps {
  given: GivenInstant;
  /** Zone of the site. */
  site: string;
  /** Zone of this browser. */
  own: string;
}

const Clock = ({ name, zone, instant }: { name: string; zone: string; instant: Date }) => (
  <p className="min-w-0 p-2.5">
    <span className="block text-meta">{`${name}, ${zone}`}</span>
    <span className="me-2 font-bold font-serif text-[1.25rem]/7">
      {datesIn(zone).clock(instant)}
    </span>
    <span className="whitespace-nowrap text-meta">{datesIn(zone).day(instant)}</span>
  </p>
);

/** An instant on the clocks of the site and, in another zone, on those of the user. */
function TwoClocks({ given: { instant, shown }, site, own }: TwoClocksProps) {
  return (
    <div className="grid gap-2">
      <div className="grid auto-cols-fr grid-flow-col divide-x divide-rule bg-wash">
        <Clock name={articleDialogsWords.site} zone={site} instant={instant} />
        {own === site ? null : (
          <Clock name={articleDialogsWords.you} zone={own} instant={instant} />
        )}
      </div>
      {shown === 'skipped' ? (
        <p className="text-meta">{articleDialogsWords.clocksGoForwardAndSkip}</p>
      ) : null}
      {shown === 'twice' ? (
        <p className="text-meta">{articleDialogsWords.clocksGoBackAndShow}</p>
      ) : null}
    </div>
  );
}

interface OthersDueProps {
  /** Instant of the schedule, ISO 8601. */
  dueAt: string;
  /** The article that is scheduled; it is no other one. */
  articleId: string | undefined;
}

/** Says which other articles go out at an instant. */
function OthersDue({ dueAt, articleId }: OthersDueProps) {
  const zone = useSiteZone();
  const read = async (): Promise<string[]> => {
    const week = dayAt(Date.parse(dueAt), zone);
    const { scheduled } = await adminClient().ask('GET /admin/desk/schedule', { week });
    return scheduled.filter((row) => row.dueAt === dueAt && row.id !== articleId).map(titleOf);
  };
  const { value: titles = [] } = useLoaded(dueAt, read, { keepsFormer: true });
  if (titles.length === 0) return null;
  const number = counted(titles.length, articleDialogsWords.otherArticlesGo);
  return (
    <p className="text-meta wrap-anywhere">{articleDialogsWords.outThen(number, inList(titles))}</p>
  );
}

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
    if (!given) setError(articleDialogsWords.pleaseGiveADay);
    else if (given.instant.getTime() <= Date.now()) {
      setError(articleDialogsWords.pleaseChooseATime);
    } else props.onSchedule(given.instant.toISOString());
  };
  return (
    <QuestionForm
      title={articleDialogsWords.schedule}
      about={props.about}
      submitLabel={
        given
          ? articleDialogsWords.scheduleFor(words.day(given.instant), words.clock(given.instant))
          : articleDialogsWords.schedule
      }
      onSubmit={schedule}
      onCancel={props.onCancel}
    >
      <WallTimeInput
        labels={[articleDialogsWords.day, articleDialogsWords.hour]}
        value={time}
        onChange={setTime}
        error={error}
      />
      {given ? <TwoClocks given={given} site={site} own={own} /> : null}
      {given ? <OthersDue dueAt={given.instant.toISOString()} articleId={props.articleId} /> : null}
      {own === site ? null : (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <span className="text-ink-2">{articleDialogsWords.theTimeAbove}</span>
          <span className="flex">
            {[site, own].map((name) => (
              <button
                key={name}
                type="button"
                aria-pressed={zone === name}
                onClick={() => setZone(name)}
                className={zoneButton}
              >
                {name === site ? articleDialogsWords.theSite : articleDialogsWords.myOwnZone}
              </button>
            ))}
          </span>
        </div>
      )}
      {props.children}
      {edition === 'browser' ? (
        <p className="text-meta">{articleDialogsWords.inThisEditionItGoes}</p>
      ) : null}
    </QuestionForm>
  );
}
