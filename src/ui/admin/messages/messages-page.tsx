import { useState } from 'react';
import { answerOf } from '#api/client.ts';
import type { RecordList } from '#core/back-office/record-list.ts';
import type { Message } from '#core/message/message.ts';
import type { Toast } from '#ui/kit/toast-store.ts';
import { adminClient } from '../parts/admin-client.ts';
import { Instant } from '../parts/instant.tsx';
import { AdminPage } from '../parts/page-frame.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { RowButton } from '../parts/row-button.tsx';
import { useWork } from '../parts/use-work.ts';
import { MessageDialog } from './message-dialog.tsx';

const subjectOf = ({ subject, name }: Message): string => subject || `Message from ${name}`;

/** Messages from the contact form, marked as new until opened. */
export function MessagesPage({ list }: { list: RecordList<'contactMessages'> }) {
  const { run } = useWork();
  const [opened, setOpened] = useState<Message>();

  const mark = (id: string, status: Message['status'], said?: Toast) =>
    run(
      () =>
        answerOf(adminClient().contactMessages[':id'].$put({ param: { id }, json: { status } })),
      said,
    );
  const remove = async (id: string): Promise<boolean> =>
    (await run(() => answerOf(adminClient().contactMessages[':id'].$delete({ param: { id } })), {
      title: 'Success',
      text: 'Message deleted successfully.',
    })) !== undefined;

  const open = (message: Message): void => {
    setOpened(message);
    if (message.status === 'new') void mark(message.id, 'read');
  };
  const markAs = (message: Message, status: Message['status']) =>
    mark(message.id, status, { title: 'Success', text: `Message marked as ${status}.` });

  const columns: Column<Message>[] = [
    {
      label: 'From',
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
      label: 'Subject',
      sort: 'subject',
      cell: (message) => (
        <button
          type="button"
          onClick={() => open(message)}
          className={`min-h-6 text-left underline-ui hover:text-ink pointer-coarse:min-h-11 ${message.status === 'new' ? 'font-bold' : ''}`}
        >
          {subjectOf(message)}
        </button>
      ),
    },
    {
      label: 'Received',
      sort: 'created',
      cell: ({ createdAt }) => <Instant at={createdAt} className="text-meta" />,
      className: 'lg:w-44',
    },
    {
      label: 'Status',
      sort: 'status',
      cell: ({ status }) => (
        <span
          className={`inline-block rounded-full border px-2.5 py-0.5 text-label ${status === 'new' ? 'border-transparent bg-sun text-on-sun' : 'border-edge text-ink-2'}`}
        >
          {status === 'new' ? 'New' : 'Read'}
        </span>
      ),
      className: 'md:w-24',
    },
  ];

  return (
    <AdminPage title="Messages" count={list.total}>
      <RecordTable
        label="Messages"
        list={list}
        columns={columns}
        nameOf={subjectOf}
        empty="No messages yet. What readers send through the contact form arrives here."
        actions={(message) => (
          <RowButton
            icon={message.status === 'new' ? 'mail-open' : 'mail'}
            label={`Mark ${subjectOf(message)} as ${message.status === 'new' ? 'read' : 'new'}`}
            onClick={() => void markAs(message, message.status === 'new' ? 'read' : 'new')}
          />
        )}
        onDelete={({ id }) => remove(id)}
        deleteText={(message) =>
          `This will permanently delete the message "${subjectOf(message)}".`
        }
      />
      <MessageDialog
        message={opened}
        subject={opened ? subjectOf(opened) : ''}
        onClose={() => setOpened(undefined)}
        onMarkNew={(message) => {
          setOpened(undefined);
          void markAs(message, 'new');
        }}
      />
    </AdminPage>
  );
}
