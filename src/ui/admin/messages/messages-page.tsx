import { useState } from 'react';
import type { RecordList } from '#core/back-office/record-list.ts';
import type { RowOf } from '#core/collections.ts';
import { type Message, messageStatuses } from '#core/message/message.ts';
import * as messageWords from '#ui/words/admin/message-words.ts';
import * as words from '#ui/words/admin/people-words.ts';
import { FilterSelect } from '../articles/list/filter-select.tsx';
import { adminClient } from '../parts/api/admin-client.ts';
import { fetchRecord, restoreRecord } from '../parts/api/record-calls.ts';
import { useDeleting } from '../parts/api/use-deleting.ts';
import { useWork } from '../parts/api/use-work.ts';
import { Instant } from '../parts/instant.tsx';
import { AdminPage } from '../parts/page-frame.tsx';
import { type Column, RecordTable } from '../parts/table/record-table.tsx';
import { RowButton } from '../parts/table/row-button.tsx';
import { useTableAddress } from '../parts/table/use-table-address.ts';
import { MessageDialog } from './message-dialog.tsx';

/** Select that filters messages by their status. */
function StatusSelect() {
  const { filter = '', filterBy } = useTableAddress();
  return (
    <FilterSelect
      label={messageWords.statusFilter}
      all={messageWords.allMessages}
      options={messageStatuses.map((one) => [`status:${one}`, messageWords.statuses[one]])}
      value={filter}
      onChange={filterBy}
    />
  );
}

type Row = RowOf<'messages'>;

const subjectOf = ({ subject, name }: Row): string => subject || words.messageFrom(name);

/** Messages from the contact form, marked as new until opened. */
export function MessagesPage({ list }: { list: RecordList<'messages'> }) {
  const { run } = useWork();
  const [opened, setOpened] = useState<Message>();

  const putStatus = (id: string, status: Message['status']) =>
    adminClient().ask('PUT /admin/messages/:id', { id, status });
  const { deleteAll } = useDeleting({
    remove: (id) => adminClient().ask('DELETE /admin/messages/:id', { id }),
    restore: (id) => restoreRecord(adminClient(), 'messages', id),
    deleted: words.messageDeletedSuccessfully,
    restored: words.messageRestored,
  });

  const open = ({ id }: Row) =>
    run(async () => {
      const message = await fetchRecord(adminClient(), 'messages', id);
      setOpened(message.status === 'new' ? await putStatus(id, 'read') : message);
    });
  const markAs = (message: Row, status: Message['status']) =>
    run(() => putStatus(message.id, status), {
      title: words.success,
      text: words.messageMarked(status),
    });

  const columns: Column<Row>[] = [
    {
      label: words.from,
      sort: 'name',
      cell: ({ name, email }) => (
        <>
          <span className="block font-semibold">{name}</span>
          <span className="block text-meta">{email}</span>
        </>
      ),
      className: 'lg:w-64',
    },
    {
      label: words.subject,
      sort: 'subject',
      cell: (message) => (
        <button
          type="button"
          data-opens
          onClick={() => void open(message)}
          className={`min-h-6 text-start underline-ui hover:text-ink pointer-coarse:min-h-11 ${message.status === 'new' ? 'font-bold' : ''}`}
        >
          {subjectOf(message)}
        </button>
      ),
    },
    {
      label: words.received,
      sort: 'created',
      cell: ({ createdAt }) => <Instant at={createdAt} className="text-meta" />,
      className: 'lg:w-44',
    },
    {
      label: words.status,
      sort: 'status',
      cell: ({ status, takenBy }) => (
        <span
          className={`inline-block rounded-full border px-2.5 py-0.5 text-label ${status === 'new' ? 'border-transparent bg-sun text-on-sun' : 'border-edge text-ink-2'}`}
        >
          {status === 'taken' && takenBy?.name
            ? messageWords.takenBy(takenBy.name)
            : messageWords.statuses[status]}
        </span>
      ),
      className: 'md:w-32',
    },
  ];

  return (
    <AdminPage title={words.messages} count={list.total}>
      <RecordTable
        label={words.messages}
        list={list}
        columns={columns}
        nameOf={subjectOf}
        empty={words.noMessagesYetWhatReaders}
        actions={(message) => (
          <RowButton
            icon={message.status === 'new' ? 'mail-open' : 'mail'}
            label={(message.status === 'new' ? words.markAsReadNamed : words.markAsNewNamed)(
              subjectOf(message),
            )}
            onClick={() => void markAs(message, message.status === 'new' ? 'read' : 'new')}
          />
        )}
        tools={<StatusSelect />}
        onDelete={deleteAll}
        isRestorable
        deleteText={(message) => words.thisWillPermanentlyDelete(subjectOf(message))}
      />
      {opened && (
        <MessageDialog
          key={opened.id}
          first={opened}
          subject={subjectOf(opened)}
          onClose={() => setOpened(undefined)}
          onMarkNew={() => {
            setOpened(undefined);
            void markAs(opened, 'new');
          }}
        />
      )}
    </AdminPage>
  );
}
