import { useLoaderData } from 'react-router';
import { actorInWords } from '#core/activity/logged-actor.ts';
import type { RecordList } from '#core/back-office/record-list.ts';
import type { RowOf } from '#core/collections.ts';
import { inDigits } from '#core/locale/numbers.ts';
import { reachedInWords } from '#core/notification/notification.ts';
import { adminClientOf, type RouteArgs } from '#ui/client-context.ts';
import * as words from '#ui/words/admin/people-words.ts';
import { LoggedTime } from '../logs/logged-time.tsx';
import { loadList } from '../parts/api/list-query.ts';
import { AdminPage } from '../parts/page-frame.tsx';
import { ProgressBar } from '../parts/progress-bar.tsx';
import { type Column, RecordTable } from '../parts/table/record-table.tsx';
import { useBackOffice } from '../shell/back-office-route.tsx';
import { NotificationForm } from './notification-form.tsx';

type SentNotification = RowOf<'notifications'>;

/** Delivery progress of a notification. */
function Sending({ notification }: { notification: SentNotification }) {
  const { audience, reached, gone, failed, finishedAt } = notification;
  if (finishedAt !== undefined) {
    return (
      <>
        {reachedInWords(notification)}
        {failed > 0 && (
          <span className="block text-danger text-meta">
            {words.failedNumber(inDigits(failed))}
          </span>
        )}
        {gone > 0 && <span className="block text-meta">{words.hadEnded(inDigits(gone))}</span>}
      </>
    );
  }
  return (
    <>
      <span className="mb-1.5 block">{words.onItsWay(reachedInWords(notification))}</span>
      <ProgressBar
        label={words.sendingOf(notification.title)}
        value={reached + gone + failed}
        max={audience}
      />
    </>
  );
}

const columns: Column<SentNotification>[] = [
  {
    label: words.notification,
    cell: ({ title, message, link, actor }) => (
      <>
        <span className="font-semibold">{title}</span>
        <span className="block wrap-anywhere">{message}</span>
        {link ? <span className="block text-meta wrap-anywhere">{link}</span> : null}
        {actor ? <span className="block text-meta">{words.by(actorInWords(actor))}</span> : null}
      </>
    ),
  },
  { label: words.browsers, cell: (notification) => <Sending notification={notification} /> },
  {
    label: words.sent,
    sort: 'sent',
    cell: ({ sentAt }) => <LoggedTime at={sentAt} className="text-meta" />,
    className: 'md:w-44',
  },
];

/** List of sent notifications, with their results. */
const SentNotifications = ({ list }: { list: RecordList<'notifications'> }) => (
  <div className="mt-10">
    <h2 className="mb-4 font-bold text-[1.125rem]/6">{words.sent}</h2>
    <RecordTable
      label={words.sentNotifications}
      list={list}
      columns={columns}
      nameOf={({ title }) => title}
      empty={words.noNotificationHasBeenSent}
    />
  </div>
);

export async function loader(args: RouteArgs) {
  const [list, subscribers] = await Promise.all([
    loadList(args, 'notifications'),
    adminClientOf(args).ask('GET /admin/notifications/subscribers'),
  ]);
  return { list, subscribers: subscribers.browsers };
}

export function Component() {
  const { list, subscribers } = useLoaderData<typeof loader>();
  const { edition } = useBackOffice().site;
  return (
    <AdminPage title={words.notifications}>
      <NotificationForm subscribers={subscribers} />
      {edition === 'server' && <SentNotifications list={list} />}
    </AdminPage>
  );
}
