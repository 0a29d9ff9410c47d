import { useState } from 'react';
import type { RecordList } from '#core/back-office/record-list.ts';
import type { RowOf } from '#core/collections.ts';
import type { Message } from '#core/message/message.ts';
import { Button, ButtonLink } from '#ui/kit/design/button.tsx';
import { Dialog } from '#ui/kit/design/dialog.tsx';
import { Icon } from '#ui/kit/design/icon.tsx';
import * as words from '#ui/words/admin/people-words.ts';
import { adminClient } from '../parts/api/admin-client.ts';
import { fetchRecord, restoreRecord } from '../parts/api/record-calls.ts';
import { useDeleting } from '../parts/api/use-deleting.ts';
import { useWork } from '../parts/api/use-work.ts';
import { Instant } from '../parts/instant.tsx';
import { AdminPage } from '../parts/page-frame.tsx';
import { type Column, RecordTable } from '../parts/table/record-table.tsx';
import { RowButton } from '../parts/table/row-button.tsx';

interface MessageDialogProps {
  /** Message to show; `undefined` while the dialog is closed. */
  message: Message | undefined;
  subject: string;
  onClose: () => void;
  onMarkNew: (message: Message) => void;
}

function replyAddress({ email, subject }: Message): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
}

/** Shows a message in full. */
function MessageDialog({ message, subject, onClose, onMarkNew }: MessageDialogProps) {
  return (
    <Dialog
      isOpen={message !== undefined}
      onClose={onClose}
      label={subject}
      className="room-for-toasts"
    >
      {message ? (
        <div className="grid max-h-[calc(100dvh-2rem)] w-[min(100vw-2rem,36rem)] grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden rounded-2 bg-paper text-ink text-ui shadow-float">
          <div className="flex min-h-14 items-center gap-3 border-rule border-b py-1 pe-2 ps-5">
            <h2 className="min-w-0 flex-1 text-title wrap-anywhere">{subject}</h2>
            <button
              type="button"
              aria-label={words.close}
              onClick={onClose}
              className="icon-button"
            >
              <Icon name="close" />
            </button>
          </div>
          <section
            aria-label={words.message}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it must scroll by keyboard
            tabIndex={0}
            className="overflow-auto px-5 py-4 wrap-anywhere"
          >
            <p className="font-semibold">{message.name}</p>
            <p className="text-meta">
              {`${message.email} · `}
              <Instant at={message.createdAt} />
            </p>
            <p className="mt-4 whitespace-pre-wrap">{message.message}</p>
          </section>
          <div className="flex flex-wrap justify-end gap-2.5 border-rule border-t bg-wash px-5 py-3">
            <Button
              tone="line"
              size="small"
              onClick={() => onMarkNew(message)}
              className="max-sm:flex-auto pointer-coarse:min-h-11"
            >
              {words.markAsNew}
            </Button>
            <ButtonLink
              tone="line"
              size="small"
              href={replyAddress(message)}
              target="_blank"
              className="max-sm:flex-auto pointer-coarse:min-h-11"
            >
              {words.replyByEMail}
            </ButtonLink>
            <Button
              size="small"
              onClick={onClose}
              className="max-sm:flex-auto pointer-coarse:min-h-11"
            >
              {words.done}
            </Button>
          </div>
        </div>
      ) : null}
    </Dialog>
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
      setOpened(message);
      if (message.status === 'new') await putStatus(id, 'read');
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
      cell: ({ status }) => (
        <span
          className={`inline-block rounded-full border px-2.5 py-0.5 text-label ${status === 'new' ? 'border-transparent bg-sun text-on-sun' : 'border-edge text-ink-2'}`}
        >
          {status === 'new' ? words.newLabel : words.read}
        </span>
      ),
      className: 'md:w-24',
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
        onDelete={deleteAll}
        isRestorable
        deleteText={(message) => words.thisWillPermanentlyDelete(subjectOf(message))}
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
