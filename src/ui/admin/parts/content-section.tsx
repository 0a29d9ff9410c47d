import type { ReactNode } from 'react';
import type { CollectionName, RecordOf } from '#core/collections.ts';
import type { ContentKind, ContentWords } from '#core/content-kind.ts';
import { ContentPage, type EditorPlace } from './content-page.tsx';
import { type Column, RecordTable } from './record-table.tsx';
import { RowButton } from './row-button.tsx';
import { useContent } from './use-content.ts';
import { useMayChange } from './use-may-change.ts';

/** All that a section says of a kind of content. */
interface ContentSectionProps<Name extends CollectionName> {
  kind: Pick<ContentKind<RecordOf<Name>>, 'mayChange'> & {
    collection: Name;
    words: ContentWords;
    labelOf: (record: RecordOf<Name>) => string;
  };
  /** Result of `loadSection`. */
  loaded: {
    list: { records: RecordOf<Name>[]; total: number; page: number; pages: number };
    edited: RecordOf<Name> | undefined;
  };
  title: string;
  /** `video`; in sentences. */
  noun: string;
  newLabel: string;
  columns: Column<RecordOf<Name>>[];
  empty: ReactNode;
  /** Warning or choice shown before these are deleted. */
  deleteWarning?: (records: readonly RecordOf<Name>[]) => ReactNode;
  /** The record that takes the place of deleted ones, where that was chosen. */
  replacedBy?: string | undefined;
  editor: (place: EditorPlace<RecordOf<Name>>) => ReactNode;
}

/** A whole section for a kind of content: its table, its editor, its deletion. */
export function ContentSection<Name extends CollectionName>(props: ContentSectionProps<Name>) {
  const { kind, loaded, title, noun, newLabel, columns, empty, editor } = props;
  const { deleteWarning, replacedBy } = props;
  const { list, edited } = loaded;
  const { labelOf } = kind;
  const { remove } = useContent(kind.collection, kind);
  const may = useMayChange(kind);
  const mayChange = list.records.every((record) => may(record));
  return (
    <ContentPage
      collection={kind.collection}
      title={title}
      count={list.total}
      newLabel={may() ? newLabel : undefined}
      edited={edited}
      editor={editor}
    >
      {(open, newButton) => (
        <RecordTable
          label={title}
          list={list}
          columns={columns}
          nameOf={labelOf}
          empty={empty}
          emptyAction={newButton}
          actions={
            mayChange
              ? (row) => (
                  <RowButton
                    icon="edit"
                    label={`Edit ${labelOf(row)}`}
                    onClick={() => open(row.id)}
                  />
                )
              : undefined
          }
          onDelete={mayChange ? ({ id }) => remove(id, replacedBy) : undefined}
          {...(deleteWarning ? { deleteWarning } : {})}
          deleteText={(row) => `This will permanently delete the ${noun} "${labelOf(row)}".`}
        />
      )}
    </ContentPage>
  );
}
