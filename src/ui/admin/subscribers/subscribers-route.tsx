import { useLoaderData } from 'react-router';
import type { RecordList } from '#core/back-office/record-list.ts';
import { isoDay } from '#core/locale/calendar-days.ts';
import type { Subscriber } from '#core/newsletter/subscriber.ts';
import { subscribersCsv } from '#core/newsletter/subscribers-csv.ts';
import type { RouteArgs } from '#ui/client-context.ts';
import { Button } from '#ui/kit/design/button.tsx';
import * as words from '#ui/words/admin/people-words.ts';
import { AdminIcon } from '../parts/admin-icon.tsx';
import { adminClient } from '../parts/api/admin-client.ts';
import { allRecords } from '../parts/api/all-records.ts';
import { loadList } from '../parts/api/list-query.ts';
import { useDeleting } from '../parts/api/use-deleting.ts';
import { useWork } from '../parts/api/use-work.ts';
import { Instant } from '../parts/instant.tsx';
import { AdminPage } from '../parts/page-frame.tsx';
import { saveFile } from '../parts/save-file.ts';
import { type Column, RecordTable } from '../parts/table/record-table.tsx';
import { useRole } from '../shell/back-office-route.tsx';

const columns: Column<Subscriber>[] = [
  {
    label: words.email,
    sort: 'email',
    cell: ({ email, confirmed }) => (
      <>
        {email}
        {confirmed === false && <span className="ms-2 text-meta">{words.notConfirmedYet}</span>}
      </>
    ),
  },
  {
    label: words.since,
    sort: 'created',
    cell: ({ createdAt }) => <Instant at={createdAt} className="text-meta" />,
    className: 'md:w-48',
  },
];

async function exportCsv(): Promise<void> {
  const subscribers = await allRecords('subscribers');
  const csv = subscribersCsv(subscribers.filter(({ confirmed }) => confirmed !== false));
  const name = `subscribers-${isoDay(new Date())}.csv`;
  saveFile(new File([csv], name, { type: 'text/csv;charset=utf-8' }));
}

/** Newsletter subscribers; owners alone delete them. */
function SubscribersPage({ list }: { list: RecordList<'subscribers'> }) {
  const { run, isBusy } = useWork();
  const isOwner = useRole() === 'owner';
  const { deleteAll } = useDeleting({
    remove: (id) => adminClient().ask('DELETE /admin/subscribers/:id', { id }),
    deleted: words.subscriberDeletedSuccessfully,
  });
  return (
    <AdminPage
      title={words.subscribers}
      count={list.total}
      action={
        <Button
          size="small"
          aria-disabled={isBusy}
          onClick={() =>
            void run(exportCsv, { title: words.success, text: words.theListWasExported })
          }
          className="pointer-coarse:min-h-11"
        >
          <AdminIcon name="download" />
          {words.exportCsv}
        </Button>
      }
    >
      <RecordTable
        label={words.subscribers}
        list={list}
        columns={columns}
        nameOf={({ email }) => email}
        empty={words.nobodyHasSubscribed}
        onDelete={isOwner ? deleteAll : undefined}
        deleteText={({ email }) => words.thisWillPermanentlyDeleteTheSubscriber(email)}
      />
    </AdminPage>
  );
}

export const loader = (args: RouteArgs) => loadList(args, 'subscribers');

export const Component = () => <SubscribersPage list={useLoaderData<typeof loader>()} />;
