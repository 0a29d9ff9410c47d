import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { imageKind } from '#core/image/image-kind.ts';
import type { LibraryImage } from '#core/image/library-image.ts';
import type { RouteArgs } from '#ui/client-context.ts';
import { Button } from '#ui/kit/button.tsx';
import { AdminIcon } from '../parts/admin-icon.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { loadList } from '../parts/list-query.ts';
import { AdminPage } from '../parts/page-frame.tsx';
import { loadEdited } from '../parts/read-record.ts';
import { TableFoot } from '../parts/table-foot.tsx';
import { TableSearch } from '../parts/table-search.tsx';
import { useContent } from '../parts/use-content.ts';
import { useEditorAddress } from '../parts/use-editor-address.ts';
import { useTableAddress } from '../parts/use-table-address.ts';
import { ImageCard } from './image-card.tsx';
import { ImageEditor } from './image-editor.tsx';

export async function loader(args: RouteArgs) {
  return {
    list: await loadList(args, 'imageLibrary'),
    edited: await loadEdited(args, 'imageLibrary'),
  };
}

/** The image library: every picture with its alt text, to copy, change and delete. */
export function Component() {
  const { list, edited } = useLoaderData<typeof loader>();
  const { recordId, openNew, openRecord, close } = useEditorAddress();
  const address = useTableAddress();
  const { remove } = useContent('imageLibrary', imageKind);
  const [asked, setAsked] = useState<LibraryImage>();

  return (
    <AdminPage
      title="Image Library"
      count={list.total}
      action={
        <Button size="small" onClick={openNew}>
          <AdminIcon name="plus" />
          Add New Image
        </Button>
      }
    >
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <TableSearch address={address} label="Search images" />
      </div>
      {list.records.length === 0 ? (
        <p className="border-strong border-t-2 py-6 text-ink-2">
          {address.search
            ? `Nothing found for "${address.search}".`
            : 'No images found. Add your first one!'}
        </p>
      ) : (
        <ul
          aria-label="Images"
          className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5"
        >
          {list.records.map((image) => (
            <ImageCard
              key={image.id}
              image={image}
              onEdit={() => openRecord(image.id)}
              onDelete={() => setAsked(image)}
            />
          ))}
        </ul>
      )}
      <TableFoot list={list} address={address} />
      <ConfirmDialog
        isOpen={asked !== undefined}
        title="Are you sure?"
        text={`This will permanently delete the image "${asked?.alt ?? ''}".`}
        onConfirm={() => {
          setAsked(undefined);
          if (asked) void remove(asked.id);
        }}
        onCancel={() => setAsked(undefined)}
      />
      {recordId ? (
        <ImageEditor key={recordId} recordId={recordId} record={edited} onClose={close} />
      ) : null}
    </AdminPage>
  );
}
