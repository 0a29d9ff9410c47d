import { actorInWords } from '#core/activity/logged-actor.ts';
import type { RecordList } from '#core/back-office/record-list.ts';
import type { RowOf } from '#core/collections.ts';
import { inDigits } from '#core/locale/numbers.ts';
import { reachedInWords } from '#core/notification/notification.ts';
import { LoggedTime } from '../logs/logged-time.tsx';
import { ProgressBar } from '../parts/progress-bar.tsx';
import { type Column, RecordTable } from '../parts/table/record-table.tsx';

type SentNotification = RowOf<'notifications'>;

/** Delivery progress of a notification. */
function Sending({ notification }: { notification: SentNotification }) {
  const { audience, reached, gone, failed, finishedAt } = notification;
  if (finishedAt !== undefined) {
    return (
      <>
        {reachedInWords(notification)}
        {failed > 0 && (
          <span className="block text-danger text-meta">{inDigits(failed)} failed</span>
        )}
        {gone > 0 && <span className="block text-meta">{inDigits(gone)} had ended</span>}
      </>
    );
  }
  return (
    <>
      <span className="mb-1.5 block">on its way: {reachedInWords(notification)}</span>
      <ProgressBar
        label={`Sending of ${notification.title}`}
        value={reached + gone + failed}
        max={audience}
      />
    </>
  );
}

const columns: Column<SentNotification>[] = [
  {
    label: 'Notification',
    cell: ({ title, actor }) => (
      <>
        <span className="font-semibold">{title}</span>
        {actor ? <span className="block text-meta">by {actorInWords(actor)}</span> : null}
      </>
    ),
  },
  { label: 'Browsers', cell: (notification) => <Sending notification={notification} /> },
  {
    label: 'Sent',
    sort: 'sent',
    cell: ({ sentAt }) => <LoggedTime at={sentAt} className="text-meta" />,
    className: 'md:w-44',
  },
];

/** List of sent notifications, with their results. */
export const SentNotifications = ({ list }: { list: RecordList<'notifications'> }) => (
  <div className="mt-10">
    <h2 className="mb-4 font-bold text-[1.125rem]/6">Sent</h2>
    <RecordTable
      label="Sent notifications"
      list={list}
      columns={columns}
      nameOf={({ title }) => title}
      empty="No notification has been sent yet."
    />
  </div>
);
