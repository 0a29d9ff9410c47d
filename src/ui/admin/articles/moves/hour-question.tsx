import { useState } from 'react';
import type { DeskRow } from '#core/article/desk-list/desk-row.ts';
import { instantAt, wallTimeAt } from '#core/locale/wall-time.ts';
import { datesIn } from '#core/locale/zoned-dates.ts';
import { TextInput } from '../../parts/form/form-field.tsx';
import { titleOf } from '../list/desk-cells.tsx';
import { useSiteZone } from '../list/due-cell.tsx';
import { QuestionForm } from './question-form.tsx';

const HOUR = 60 * 60 * 1000;

interface HourQuestionProps {
  row: DeskRow;
  /** Day to begin with, such as '2026-11-23'; by default that of the next full hour. */
  day?: string | undefined;
  /** Gets the instant, ISO 8601. */
  onSchedule: (dueAt: string) => void;
  onCancel: () => void;
}

/** Wall time to begin with: that of the schedule, or the next full hour; on another day, 09:00. */
function firstTime({ dueAt }: DeskRow, day: string | undefined, zone: string): string {
  const due = Date.parse(dueAt ?? '');
  if (!Number.isNaN(due)) return wallTimeAt(due, zone);
  const next = wallTimeAt(Math.ceil((Date.now() + 1) / HOUR) * HOUR, zone);
  return day === undefined || next.startsWith(day) ? next : `${day}T09:00`;
}

/** Asks for day and hour of a publication, on the clocks of the site. */
export function HourQuestion({ row, day, onSchedule, onCancel }: HourQuestionProps) {
  const zone = useSiteZone();
  const [[date = '', time = ''], setTime] = useState(() => firstTime(row, day, zone).split('T'));
  const [error, setError] = useState<string>();
  const given = instantAt(`${date}T${time}`, zone);
  const words = given ? datesIn(zone) : undefined;
  const schedule = (): void => {
    if (!given) setError('Please give a day and an hour.');
    else if (given.instant.getTime() <= Date.now()) {
      setError('Please choose an instant that is still to come.');
    } else onSchedule(given.instant.toISOString());
  };
  return (
    <QuestionForm
      title="Schedule"
      about={titleOf(row)}
      submitLabel={
        given && words
          ? `Schedule for ${words.day(given.instant)}, ${words.clock(given.instant)}`
          : 'Schedule'
      }
      onSubmit={schedule}
      onCancel={onCancel}
    >
      <div className="grid grid-cols-2 gap-3">
        <TextInput
          label="Day"
          type="date"
          required
          value={date}
          onChange={(next) => setTime([next, time])}
          error={error}
        />
        <TextInput
          label="Hour"
          type="time"
          required
          value={time}
          onChange={(next) => setTime([date, next])}
        />
      </div>
      <p className="text-meta">{`Hours are of the site, ${zone}.`}</p>
    </QuestionForm>
  );
}
