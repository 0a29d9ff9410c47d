import type { RecordList } from '#core/back-office/record-list.ts';
import type { RowOf } from '#core/collections.ts';
import type { JobSummary } from '#core/job/job.ts';
import { inDigits } from '#core/locale/numbers.ts';
import { counted } from '#core/locale/plural.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { Sentence } from '#ui/kit/design/sentence.tsx';
import * as words from '#ui/words/admin/operations-words.ts';
import { adminClient } from '../parts/api/admin-client.ts';
import { useWork } from '../parts/api/use-work.ts';
import { Instant } from '../parts/instant.tsx';
import { AdminPage } from '../parts/page-frame.tsx';
import { type Column, RecordTable } from '../parts/table/record-table.tsx';
import { RowButton } from '../parts/table/row-button.tsx';
import { useTableAddress } from '../parts/table/use-table-address.ts';
import { useBackOffice } from '../shell/back-office-route.tsx';

interface JobTabsProps {
  counts: JobSummary['counts'];
}

/** Tabs that filter jobs by state, with the number of jobs in each. */
function JobTabs({ counts }: JobTabsProps) {
  const { filter, filterBy } = useTableAddress();
  const { waiting, running, failed } = counts;
  const tabs = [
    { label: words.open, value: '', count: waiting + running + failed },
    { label: words.failed, value: 'state:failed', count: failed },
    { label: words.running, value: 'state:running', count: running },
    { label: words.waiting, value: 'state:waiting', count: waiting },
  ];
  return (
    <fieldset className="mb-4 flex flex-wrap gap-x-6 border-ink border-b-2">
      <legend className="sr-only">{words.stateOfJobs}</legend>
      {tabs.map(({ label, value, count }) => (
        <button
          key={label}
          type="button"
          aria-pressed={(filter ?? '') === value}
          onClick={() => filterBy(value)}
          className="-mb-0.5 min-h-11 border-transparent border-b-4 font-semibold text-ink-2 hover:text-ink aria-pressed:border-sun aria-pressed:text-ink"
        >
          {label}{' '}
          <span className="ms-1 font-normal text-ink-3 tabular-nums">{inDigits(count)}</span>
        </button>
      ))}
    </fieldset>
  );
}

interface JobsPageProps {
  list: RecordList<'jobs'>;
  summary: JobSummary;
  /** Names of the accounts that letters go to, by id. */
  receivers: Readonly<Record<string, string>>;
}

type Row = RowOf<'jobs'>;

function Standing({ state, lastError, attempts }: Row) {
  const attempted = counted(attempts, words.attempts);
  return (
    <>
      <span className="block font-semibold max-md:mt-1.5">
        {state === 'failed' ? words.failed : state === 'running' ? words.running : words.waiting}
      </span>
      {lastError === '' ? null : (
        <span className={`block ${state === 'failed' ? 'text-danger' : ''}`}>{lastError}</span>
      )}
      {attempts === 0 ? null : <span className="block text-meta">{attempted}</span>}
    </>
  );
}

function Next({ state, dueAt, failedAt = '' }: Row) {
  if (state === 'running') return words.now;
  const hasFailed = state === 'failed';
  return (
    <Sentence
      words={hasFailed ? words.givenUp : words.due}
      slots={{
        at: () => <Instant at={hasFailed ? failedAt : dueAt} className="text-meta md:block" />,
      }}
    />
  );
}

/** Jobs: waiting, running and failed ones, with the reasons of failures. */
export function JobsPage({ list, summary: { counts, labels }, receivers }: JobsPageProps) {
  const detailsOf = ({ about, subject }: Row): string =>
    [about.replaceAll('-', ' '), subject && (receivers[subject.id] ?? subject.id)]
      .filter(Boolean)
      .join(', ');
  const { edition } = useBackOffice().site;
  const { run, isBusy } = useWork();
  const { filter } = useTableAddress();
  const nameOf = (job: Row): string =>
    [labels[job.kind] ?? job.kind, detailsOf(job)].filter(Boolean).join(': ');

  const retry = (job: Row) =>
    run(() => adminClient().ask('POST /admin/jobs/:id/retry', { id: job.id }), {
      title: words.success,
      text: words.theJobIsTriedAgain,
    });
  const remove = (job: Row) =>
    run(() => adminClient().ask('DELETE /admin/jobs/:id', { id: job.id }), {
      title: words.success,
      text: words.theJobWasDeleted,
    });

  const columns: Column<Row>[] = [
    {
      label: words.what,
      cell: (job) => (
        <>
          <span className="block font-semibold">{labels[job.kind] ?? job.kind}</span>
          <span className="block text-meta">{detailsOf(job)}</span>
        </>
      ),
    },
    { label: words.status, cell: (job) => <Standing {...job} />, className: 'lg:w-[38%]' },
    { label: words.next, sort: 'due', cell: (job) => <Next {...job} />, className: 'lg:w-44' },
  ];

  return (
    <AdminPage title={words.jobs}>
      <JobTabs counts={counts} />
      <RecordTable
        label={words.jobs}
        list={list}
        columns={columns}
        nameOf={nameOf}
        empty={filter ? words.noJobInState : words.noJobsAreWaiting}
        actions={(job) =>
          job.state === 'failed' ? (
            <>
              <Button
                tone="line"
                size="small"
                className="pointer-coarse:min-h-11"
                disabled={isBusy}
                aria-label={words.tryAgainNamed(nameOf(job))}
                onClick={() => void retry(job)}
              >
                {words.tryAgain}
              </Button>
              <RowButton
                icon="delete"
                label={words.deleteLabel(nameOf(job))}
                disabled={isBusy}
                onClick={() => void remove(job)}
              />
            </>
          ) : null
        }
      />
      {edition === 'browser' ? (
        <p className="mt-4 max-w-[80ch] text-meta">{words.inTheBrowserEditionJobs}</p>
      ) : null}
    </AdminPage>
  );
}
