import type { ReactNode } from 'react';
import type { RecordList } from '#core/back-office/record-list.ts';
import type { CollectionName, RecordOf, RowOf, SortOf } from '#core/collections.ts';
import type { ContentKind, ContentWords } from '#core/content/content-kind.ts';
import * as partsWords from '#ui/words/admin/parts-words.ts';
import { useContent } from './api/use-content.ts';
import { useMayChange } from './api/use-may-change.ts';
import { ContentPage, type EditorPlace } from './content-page.tsx';
import { type Column, RecordTable } from './table/record-table.tsx';
import { RowButton } from './table/row-button.tsx';

/** A column of a kind's table, which its collection's sorts can order. */
export type ColumnOf<Name extends CollectionName> = Column<RowOf<Name>, SortOf<Name>>;

/** Declaration of a section for a content kind. */
interface ContentSectionProps<Name extends CollectionName> {
  kind: Pick<ContentKind<RecordOf<Name>>, 'mayChange'> & {
    collection: Name;
    words: ContentWords;
  };
  /** Result of `loadSection`. */
  loaded: {
    list: RecordList<Name>;
    edited: RecordOf<Name> | undefined;
  };
  title: string;
  nameOf: (row: RowOf<Name>) => string;
  /** Noun for confirmations, such as `video`. */
  noun: string;
  newLabel: string;
  /** Further buttons of the page, for those who may create records. */
  furtherActions?: ReactNode;
  columns: ColumnOf<Name>[];
  empty: ReactNode;
  /** Further buttons of a row, for those who may change it. */
  rowActions?: (row: RowOf<Name>) => ReactNode;
  /** Warning or choice in the confirmation of a deletion. */
  deleteWarning?: (rows: readonly RowOf<Name>[]) => ReactNode;
  /** Id of the record that replaces deleted ones, if one was chosen. */
  replacedBy?: string | undefined;
  /** True if the user may change and delete the listed records; by default, if the user may create one. */
  mayChange?: boolean;
  /** Shown below the table. */
  below?: ReactNode;
  editor: (place: EditorPlace<RecordOf<Name>>) => ReactNode;
}

/** Section for a content kind: table, editor and deletion. */
export function ContentSection<Name extends CollectionName>(props: ContentSectionProps<Name>) {
  const { kind, loaded, title, nameOf, noun, newLabel, columns, empty, editor } = props;
  const { deleteWarning, replacedBy, furtherActions } = props;
  const { list, edited } = loaded;
  const { remove } = useContent(kind.collection, kind, replacedBy);
  const mayCreate = useMayChange(kind)();
  const { mayChange = mayCreate } = props;
  return (
    <ContentPage
      collection={kind.collection}
      title={title}
      count={list.total}
      newLabel={mayCreate ? newLabel : undefined}
      furtherActions={mayCreate ? furtherActions : undefined}
      edited={edited}
      editor={editor}
    >
      {(open, newButton) => (
        <>
          <RecordTable
            label={title}
            list={list}
            columns={columns}
            nameOf={nameOf}
            empty={empty}
            emptyAction={newButton}
            actions={
              mayChange
                ? (row) => (
                    <>
                      <RowButton
                        icon="edit"
                        isOpener
                        label={partsWords.edit(nameOf(row))}
                        onClick={() => open(row.id)}
                      />
                      {props.rowActions?.(row)}
                    </>
                  )
                : undefined
            }
            onDelete={mayChange ? remove : undefined}
            isRestorable
            {...(deleteWarning ? { deleteWarning } : {})}
            deleteText={(row) => partsWords.thisWillPermanentlyDelete(noun, nameOf(row))}
          />
          {props.below}
        </>
      )}
    </ContentPage>
  );
}
