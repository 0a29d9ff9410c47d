import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type Days,
  isPeriod,
  monthOfDays,
  type NamedPeriod,
  writtenDays,
} from '#core/article/desk-list/desk-period.ts';
import { dayAfter, dayAt } from '#core/locale/calendar-days.ts';
import { wholeMonth } from '#core/locale/dates.ts';
import * as words from '#ui/words/admin/desk-words.ts';
import { useSiteZone } from './due-cell.tsx';
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
const lastDays = (today: string): Days => ({ from: dayAfter(today, -29), to: today });

const written = ({ from, to }: Days): string => `${from}..${to}`;

const monthOption = (month: string) => [month, wholeMonth(Date.parse(`${month}-01`))] as const;

/** The present month and those before it. */
function lastMonths(today: string): string[] {
  const months = [today.slice(0, 7)];
  while (months.length < MONTHS) months.push(dayAfter(`${months.at(-1)}-01`, -1).slice(0, 7));
  return months;
}

interface DayInputProps {
  label: string;
  day: string;
  onDay: (day: string) => void;
}

/** Milliseconds of rest after which a typed day counts: on the way to it, a field has other days. */
const REST = 800;

/** A day that is typed or chosen. */
function DayInput({ label, day, onDay }: DayInputProps) {
  const [typed, setTyped] = useState(day);
  const [former, setFormer] = useState(day);
  const input = useRef<HTMLInputElement>(null);
  if (former !== day) {
    setFormer(day);
    setTyped(day);
  }
  const send = (): void => {
    if (typed !== day && input.current?.validity.valid) onDay(typed);
  };
  const sendAtRest = useEffectEvent(send);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change restarts the rest
  useEffect(() => {
    const timer = setTimeout(sendAtRest, REST);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <label className="flex items-center gap-1.5 text-label max-md:flex-[1_1_40%] max-md:flex-col max-md:items-start">
      {label}
      <input
        ref={input}
        type="date"
        value={typed}
        min="1970-01-01"
        max="2199-12-31"
        onChange={({ target }) => setTyped(target.value)}
        onBlur={send}
        onKeyDown={({ key }) => {
          if (key === 'Enter') send();
        }}
        className="field-box min-h-9 w-auto rounded-1 px-2.5 py-1 text-ui max-md:min-h-11 max-md:w-full pointer-coarse:min-h-11"
      />
    </label>
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
  const today = dayAt(Date.now(), useSiteZone());
  const months = lastMonths(today);
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
        onChange={(value) => onChange(value === BETWEEN ? written(lastDays(today)) : value)}
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
