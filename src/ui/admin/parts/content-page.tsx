import { Fragment, type ReactNode, useState } from 'react';
import type { CollectionName } from '#core/collections.ts';
import { MissingRecord } from './editor/missing-record.tsx';
import { useEditorAddress, useOpened } from './editor/use-editor-address.ts';
import { AdminPage } from './page-frame.tsx';
import { NewButton } from './table/new-button.tsx';

/** Context that a page gives its editor. */
export interface EditorPlace<Row> {
  /** `undefined` for a new record. */
  record: Row | undefined;
  /** Names the new record in the address, once it is stored; its editor stays open. */
  onBegun: (id: string) => void;
  onClose: () => void;
}

interface ContentPageProps<Row> {
  collection: CollectionName;
  title: string;
  count: number;
  /** Label of the button for a new record; `undefined` if the user may not create one. */
  newLabel: string | undefined;
  /** Further buttons beside it. */
  furtherActions?: ReactNode;
  /** Record that the address opens in the editor. */
  edited: Row | undefined;
  editor: (place: EditorPlace<Row>) => ReactNode;
  /** Renders the records; `open` edits one, and an empty list shows `newButton`. */
  children: (open: (id: string) => void, newButton: ReactNode) => ReactNode;
}

/** Page of a content kind: its records, and the editor that the address opens. */
export function ContentPage<Row extends { id: string }>(props: ContentPageProps<Row>) {
  const { collection, title, count, newLabel, furtherActions, edited, editor, children } = props;
  const { isNew, editedId, openNew, openRecord, nameRecord, close } = useEditorAddress();
  const opened = useOpened(editedId, edited);
  /** Id that the record in the editor for new records got. */
  const [begunId, setBegunId] = useState<string>();
  const isBegun = begunId !== undefined && editedId === begunId;
  const record = isBegun ? undefined : opened;
  const newButton = (tone: 'ink' | 'line') =>
    newLabel === undefined ? undefined : (
      <NewButton tone={tone} label={newLabel} onClick={openNew} />
    );
  return (
    <AdminPage
      title={title}
      count={count}
      action={
        furtherActions ? (
          <div className="flex flex-wrap gap-x-4 gap-y-2">
            {furtherActions}
            {newButton('ink')}
          </div>
        ) : (
          newButton('ink')
        )
      }
    >
      {editedId !== undefined && !record && !isBegun ? (
        <MissingRecord collection={collection} id={editedId} onNew={openNew} />
      ) : null}
      {children(openRecord, newButton('line'))}
      {isNew || isBegun || record ? (
        <Fragment key={record && !isNew ? record.id : 'new'}>
          {editor({
            record: isNew ? undefined : record,
            onBegun: (id) => {
              setBegunId(id);
              nameRecord(id);
            },
            onClose: () => {
              setBegunId(undefined);
              close();
            },
          })}
        </Fragment>
      ) : null}
    </AdminPage>
  );
}
