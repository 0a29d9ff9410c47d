import { useLoaderData } from 'react-router';
import type { ActivityEntry } from '#core/activity/activity-entry.ts';
import { actorInWords } from '#core/activity/logged-actor.ts';
import type { RouteArgs } from '#ui/client-context.ts';
import * as words from '#ui/words/admin/operations-words.ts';
import { loadList } from '../parts/api/list-query.ts';
import { AdminPage } from '../parts/page-frame.tsx';
import { type Column, RecordTable } from '../parts/table/record-table.tsx';
import { LoggedTime } from './logged-time.tsx';

export const loader = (args: RouteArgs) => loadList(args, 'activity');

const columns: Column<ActivityEntry>[] = [
  {
    label: words.action,
    sort: 'action',
    cell: ({ action }) => <span className="font-semibold">{action}</span>,
    className: 'md:w-56',
  },
  {
    label: words.description,
    cell: ({ description, actor }) => (
      <>
        {description}
        {actor ? <span className="block text-meta">{words.by(actorInWords(actor))}</span> : null}
      </>
    ),
  },
  {
    label: words.timestamp,
    sort: 'time',
    cell: ({ timestamp }) => <LoggedTime at={timestamp} className="text-meta" />,
    className: 'md:w-44',
  },
];

export function Component() {
  const list = useLoaderData<typeof loader>();
  return (
    <AdminPage title={words.activityLogs} count={list.total}>
      <RecordTable
        label={words.activity}
        list={list}
        columns={columns}
        nameOf={({ action }) => action}
        empty={words.noActivityHasBeenLogged}
      />
    </AdminPage>
  );
}
