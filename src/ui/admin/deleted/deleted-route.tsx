import { useLoaderData } from 'react-router';
import { isAtLeast } from '#core/account/role.ts';
import { actorInWords } from '#core/activity/logged-actor.ts';
import type { RecordList } from '#core/back-office/record-list.ts';
import type { RowOf } from '#core/collections.ts';
import { countedInOwn } from '#core/locale/plural.ts';
import type { RouteArgs } from '#ui/client-context.ts';
import { Button } from '#ui/kit/design/button.tsx';
import * as words from '#ui/words/admin/operations-words.ts';
import { daysForms } from '#ui/words/admin/parts-words.ts';
import { LoggedTime } from '../logs/logged-time.tsx';
import { adminClient } from '../parts/api/admin-client.ts';
import { loadList } from '../parts/api/list-query.ts';
import { restoreRecord } from '../parts/api/record-calls.ts';
import { useDeleting } from '../parts/api/use-deleting.ts';
import { useWork } from '../parts/api/use-work.ts';
import { Instant } from '../parts/instant.tsx';
import { AdminPage } from '../parts/page-frame.tsx';
import { type Column, RecordTable } from '../parts/table/record-table.tsx';
import { TableSearch } from '../parts/table/table-search.tsx';
import { useTableAddress } from '../parts/table/use-table-address.ts';
import { useBackOffice, useRole } from '../shell/back-office-route.tsx';

export const loader = (args: RouteArgs) => loadList(args, 'deletions');

/** A deletion in the list: without the deleted words. */
type ListedDeletion = RowOf<'deletions'>;

const isKind = (kind: string): kind is keyof typeof words.kindsOfContent =>
  Object.hasOwn(words.kindsOfContent, kind);

const columns: Column<ListedDeletion>[] = [
  {
    label: words.name,
    sort: 'label',
    cell: ({ label }) => <span className="font-semibold wrap-anywhere">{label}</span>,
  },
  {
    label: words.kind,
    cell: ({ kind }) => (isKind(kind) ? words.kindsOfContent[kind] : kind),
    className: 'md:w-40',
  },
  {
    label: words.deleted,
    sort: 'at',
    cell: ({ at, by }) => (
      <>
        <LoggedTime at={at} />
        {by ? <span className="block text-meta">{words.by(actorInWords(by))}</span> : null}
      </>
    ),
    className: 'md:w-44',
  },
  {
    label: words.keptUntil,
    sort: 'until',
    cell: ({ until }) => (
      <span className="text-meta">
        <span className="md:hidden">{words.keptUntil} </span>
        <Instant at={until} />
      </span>
    ),
    className: 'md:w-48',
  },
];

/** Restores what was deleted, by the call of its kind. */
async function restore({ kind, record, article }: ListedDeletion): Promise<void> {
  const client = adminClient();
  if (kind === 'liveEntries') {
    const entry = { id: article, entryId: record };
    await client.ask('POST /admin/articles/:id/entries/:entryId/restore', entry);
  } else if (isKind(kind)) {
    await restoreRecord(client, kind, record);
  }
}

/** Focuses the list after a row has gone with its focused button. */
function focusList(): void {
  if (document.activeElement === document.body) {
    document.querySelector<HTMLElement>('[data-list]')?.focus();
  }
}

/** Select that shows one kind of content. */
function KindSelect() {
  const { filter = '', filterBy } = useTableAddress();
  return (
    <select
      aria-label={words.showKind}
      value={filter}
      onChange={({ target }) => filterBy(target.value)}
      className="field-box min-h-9 w-auto rounded-2 py-1.5 md:text-ui pointer-coarse:min-h-11"
    >
      <option value="">{words.allKindsOfContent}</option>
      {Object.entries(words.kindsOfContent).map(([kind, label]) => (
        <option key={kind} value={`kind:${kind}`}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** What was deleted and can be restored. Owners delete it for good. */
function DeletedPage({ list }: { list: RecordList<'deletions'> }) {
  const { run, isBusy } = useWork();
  const isOwner = isAtLeast(useRole(), 'owner');
  const { edition, settings } = useBackOffice().site;
  const address = useTableAddress();
  const { deleteAll } = useDeleting({
    remove: (id) => adminClient().ask('DELETE /admin/deletions/:id', { id }),
    deleted: words.deletedForGood,
  });
  return (
    <AdminPage title={words.deleted} count={list.total}>
      <p className="mb-4 max-w-[65ch] text-ink-2">
        {edition === 'browser'
          ? words.deletedInBrowser
          : words.deletedOnServer(countedInOwn(settings.deletedDays, daysForms))}
      </p>
      <RecordTable
        label={words.deleted}
        list={list}
        columns={columns}
        nameOf={({ label }) => label}
        empty={words.nothingIsDeleted}
        bar={
          <>
            <TableSearch address={address} label={words.searchDeleted} />
            <KindSelect />
          </>
        }
        actions={(deletion) => (
          <Button
            tone="line"
            size="small"
            aria-disabled={isBusy}
            aria-label={words.restoreNamed(deletion.label)}
            onClick={() =>
              void run(() => restore(deletion), {
                title: words.success,
                text: words.restoredNamed(deletion.label),
              }).then(focusList)
            }
            className="pointer-coarse:min-h-11"
          >
            {words.restore}
          </Button>
        )}
        onDelete={isOwner ? deleteAll : undefined}
        deleteTitle={words.deleteForGood}
        deleteText={({ label }) => words.thisWillDeleteForGood(label)}
      />
    </AdminPage>
  );
}

export const Component = () => <DeletedPage list={useLoaderData<typeof loader>()} />;
