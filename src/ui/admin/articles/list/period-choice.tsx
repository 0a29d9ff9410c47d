import { useState } from 'react';
import {
  type Days,
  isPeriod,
  monthOfDays,
  type NamedPeriod,
  writtenDays,
} from '#core/article/desk-list/desk-period.ts';
import { dayAfter, isoDay } from '#core/locale/calendar-days.ts';
import { wholeMonth } from '#core/locale/dates.ts';
import * as words from '#ui/words/admin/desk-words.ts';
import { FilterSelect } from './filter-select.tsx';

const named: Record<NamedPeriod, string> = {
  today: words.today,
  week: words.thisWeek,
  month: words.thisMonth,
  'last-month': words.lastMonth,
};

/** Months to choose from, the present one first. */
const MONTHS = 24;

/** Choice that opens two fields for days; no period. */
const BETWEEN = 'between';

/** Days between which a choice of two dates begins: the last thirty. */
function lastDays(): Days {
  const to = isoDay(new Date());
  return { from: dayAfter(to, -29), to };
}

const written = ({ from, to }: Days): string => `${from}..${to}`;

const monthOption = (month: string) => [month, wholeMonth(Date.parse(`${month}-01`))] as const;

/** The present month and those before it. */
function lastMonths(): string[] {
  const months = [isoDay(new Date()).slice(0, 7)];
  while (months.length < MONTHS) months.push(dayAfter(`${months.at(-1)}-01`, -1).slice(0, 7));
  return months;
}

interface DayInputProps {
  label: string;
  day: string;
  onDay: (day: string) => void;
}

/** A day that is typed: it counts as soon as it is whole. */
function DayInput({ label, day, onDay }: DayInputProps) {
  const [typed, setTyped] = useState(day);
  const [former, setFormer] = useState(day);
  if (former !== day) {
    setFormer(day);
    setTyped(day);
  }
  return (
    <input
      type="date"
      aria-label={label}
      value={typed}
      min="1900-01-01"
      max="2199-12-31"
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.validity.valid) onDay(target.value);
      }}
      className="field-box min-h-9 w-auto rounded-1 px-2.5 py-1 text-ui max-md:min-h-11 max-md:min-w-0 max-md:flex-[1_1_40%] pointer-coarse:min-h-11"
    />
  );
}

interface PeriodChoiceProps {
  /** A period as `isPeriod` knows them; '' for any time. */
  period: string;
  onChange: (period: string) => void;
}

/** Filter by the day of publication, or of the last change: moving periods, months, or two days. */
export function PeriodChoice({ period, onChange }: PeriodChoiceProps) {
  const days = writtenDays(period);
  const month = monthOfDays(period);
  const between = days && !month ? days : undefined;
  const months = lastMonths();
  const shownMonths = month && !months.includes(month) ? [...months, month] : months;
  const setDays = (next: Days): void => {
    if (next.from === '' && next.to === '') onChange('');
    else if (isPeriod(written(next))) onChange(written(next));
    // The other day follows, so that the earlier one stays first.
    else
      onChange(
        written(
          next.from === between?.from ? { ...next, from: next.to } : { ...next, to: next.from },
        ),
      );
  };
  return (
    <>
      <FilterSelect
        label={words.publishedOrChanged}
        all={words.anyTime}
        options={[
          ...Object.entries(named),
          [BETWEEN, words.betweenTwoDates],
          ...shownMonths.map(monthOption),
        ]}
        value={between ? BETWEEN : period}
        onChange={(value) => onChange(value === BETWEEN ? written(lastDays()) : value)}
      />
      {between ? (
        <>
          <DayInput
            label={words.firstDay}
            day={between.from}
            onDay={(from) => setDays({ ...between, from })}
          />
          <DayInput
            label={words.lastDay}
            day={between.to}
            onDay={(to) => setDays({ ...between, to })}
          />
        </>
      ) : null}
    </>
  );
}
