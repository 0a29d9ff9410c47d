import type { JobSummary } from '#core/job/job-summary.ts';
import { inDigits } from '#core/locale/numbers.ts';
import { useTableAddress } from '../parts/table/use-table-address.ts';

interface JobTabsProps {
  counts: JobSummary['counts'];
}

/** Tabs that filter jobs by state, with the number of jobs in each. */
export function JobTabs({ counts }: JobTabsProps) {
  const { filter, filterBy } = useTableAddress();
  const { waiting, running, failed } = counts;
  const tabs = [
    { label: 'Open', value: '', count: waiting + running + failed },
    { label: 'Failed', value: 'state:failed', count: failed },
    { label: 'Running', value: 'state:running', count: running },
    { label: 'Waiting', value: 'state:waiting', count: waiting },
  ];
  return (
    <fieldset className="mb-4 flex flex-wrap gap-x-6 border-ink border-b-2">
      <legend className="sr-only">State of jobs</legend>
      {tabs.map(({ label, value, count }) => (
        <button
          key={label}
          type="button"
          aria-pressed={(filter ?? '') === value}
          onClick={() => filterBy(value)}
          className="-mb-0.5 min-h-11 border-transparent border-b-4 font-semibold text-ink-2 hover:text-ink aria-pressed:border-sun aria-pressed:text-ink"
        >
          {label}{' '}
          <span className="ml-1 font-normal text-ink-3 tabular-nums">{inDigits(count)}</span>
        </button>
      ))}
    </fieldset>
  );
}
