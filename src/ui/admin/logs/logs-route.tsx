import { useLoaderData } from 'react-router';
import type { ActivityEntry } from '#core/activity/activity-entry.ts';
import { actorInWords } from '#core/activity/logged-actor.ts';
import type { RouteArgs } from '#ui/client-context.ts';
import { loadList } from '../parts/api/list-query.ts';
import { AdminPage } from '../parts/page-frame.tsx';
import { type Column, RecordTable } from '../parts/table/record-table.tsx';
import { LoggedTime } from './logged-time.tsx';

export const loader = (args: RouteArgs) => loadList(args, 'activity');

const columns: Column<ActivityEntry>[] = [
  {
    label: 'Action',
    sort: 'action',
    cell: ({ action }) => <span className="font-semibold">{action}</span>,
    className: 'md:w-56',
  },
  {
    label: 'Description',
    cell: ({ description, actor }) => (
      <>
        {description}
        {actor ? <span className="block text-meta">by {actorInWords(actor)}</span> : null}
      </>
    ),
  },
  {
    label: 'Timestamp',
    sort: 'time',
    cell: ({ timestamp }) => <LoggedTime at={timestamp} className="text-meta" />,
    className: 'md:w-44',
  },
];

export function Component() {
  const list = useLoaderData<typeof loader>();
  return (
    <AdminPage title="Activity Logs" count={list.total}>
      <RecordTable
        label="Activity"
        list={list}
        columns={columns}
        nameOf={({ action }) => action}
        empty="No activity has been logged yet."
      />
    </AdminPage>
  );
}
