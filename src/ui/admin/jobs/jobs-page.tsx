import type { RecordList } from '#core/back-office/record-list.ts';
import type { RowOf } from '#core/collections.ts';
import type { Job } from '#core/job/job.ts';
import { Instant } from '../parts/instant.tsx';
import { AdminPage } from '../parts/page-frame.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';

const stateNames: Readonly<Record<Job['state'], string>> = {
  waiting: 'Waiting',
  running: 'Running',
  failed: 'Failed',
};

type Row = RowOf<'jobs'>;

const nameOf = ({ kind, id }: Row): string => `${kind} ${id}`;

const columns: Column<Row>[] = [
  { label: 'Job', cell: ({ kind }) => <span className="font-semibold">{kind}</span> },
  { label: 'Due', sort: 'due', cell: ({ dueAt }) => <Instant at={dueAt} className="text-meta" /> },
  { label: 'State', cell: ({ state }) => stateNames[state] },
  { label: 'Attempts', cell: ({ attempts }) => attempts },
  { label: 'Reason', cell: ({ lastError }) => lastError },
];

/** Work that follows from changes: what waits, what runs, what failed and why. */
export function JobsPage({ list }: { list: RecordList<'jobs'> }) {
  return (
    <AdminPage title="Jobs" count={list.total}>
      <RecordTable
        label="Jobs"
        list={list}
        columns={columns}
        nameOf={nameOf}
        empty="No jobs wait, run or have failed."
      />
    </AdminPage>
  );
}
