import { useLoaderData } from 'react-router';
import type { Advertisement } from '#core/advertisement/advertisement.ts';
import { advertisementKind } from '#core/advertisement/advertisement-kind.ts';
import type { RouteArgs } from '#ui/client-context.ts';
import { Button } from '#ui/kit/button.tsx';
import { AdminIcon } from '../parts/admin-icon.tsx';
import { loadList } from '../parts/list-query.ts';
import { AdminPage } from '../parts/page-frame.tsx';
import { loadEdited } from '../parts/read-record.ts';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { RowButton } from '../parts/row-button.tsx';
import { useContent } from '../parts/use-content.ts';
import { useEditorAddress } from '../parts/use-editor-address.ts';
import { AdvertisementEditor } from './advertisement-editor.tsx';
import { adTypes, placementLabel } from './placement-label.ts';

export async function loader(args: RouteArgs) {
  return {
    list: await loadList(args, 'advertisements'),
    edited: await loadEdited(args, 'advertisements'),
  };
}

const columns: Column<Advertisement>[] = [
  {
    label: 'Campaign Name',
    sort: 'name',
    cell: ({ name }) => <strong className="font-semibold">{name}</strong>,
  },
  { label: 'Placement', sort: 'placement', cell: ({ placement }) => placementLabel(placement) },
  { label: 'Type', cell: ({ type }) => adTypes[type] },
  {
    label: 'Status',
    sort: 'status',
    cell: ({ active }) => (
      <span
        className={`inline-block rounded-1 border px-2 text-[0.8125rem]/5.5 ${active ? 'border-ok text-ok' : 'border-edge text-ink-2'}`}
      >
        {active ? 'Active' : 'Inactive'}
      </span>
    ),
  },
];

/** The advertisements, with where and whether they are shown. */
export function Component() {
  const { list, edited } = useLoaderData<typeof loader>();
  const { recordId, openNew, openRecord, close } = useEditorAddress();
  const { remove } = useContent('advertisements', advertisementKind);
  return (
    <AdminPage
      title="Advertisements"
      count={list.total}
      action={
        <Button size="small" onClick={openNew}>
          <AdminIcon name="plus" />
          New Advertisement
        </Button>
      }
    >
      <RecordTable
        label="Advertisements"
        list={list}
        columns={columns}
        nameOf={({ name }) => name}
        actions={({ id, name }) => (
          <RowButton icon="edit" label={`Edit ${name}`} onClick={() => openRecord(id)} />
        )}
        empty="No advertisements found. Create your first ad campaign!"
        onDelete={({ id }) => remove(id)}
        deleteText={({ name }) => `This will permanently delete the advertisement "${name}".`}
      />
      {recordId ? (
        <AdvertisementEditor key={recordId} recordId={recordId} record={edited} onClose={close} />
      ) : null}
    </AdminPage>
  );
}
