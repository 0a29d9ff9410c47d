import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { answerOf } from '#api/client.ts';
import { Problem, unexpectedProblem } from '#api/problem.ts';
import type { CollectionName } from '#core/collections.ts';
import type { ContentWords } from '#core/content-kind.ts';
import { Button } from '#ui/kit/button.tsx';
import { showToast } from '#ui/kit/toast-store.ts';
import { adminClient } from './admin-client.ts';
import { AdminIcon } from './admin-icon.tsx';
import { AdminPage } from './page-frame.tsx';
import { type FormField, RecordForm } from './record-form.tsx';
import { type Column, RecordTable } from './record-table.tsx';
import { RowButton } from './row-button.tsx';
import { useContent } from './use-content.ts';
import { useEditorAddress } from './use-editor-address.ts';

interface Stored {
  id: string;
  version?: number | undefined;
}

/** All that a section says of a kind whose fields are plain text. */
interface ContentSectionProps<Row extends Stored> {
  kind: {
    collection: CollectionName;
    words: ContentWords;
    labelOf: (record: Row) => string;
  };
  list: { records: Row[]; total: number; page: number; pages: number };
  title: string;
  /** `video`; in titles and sentences. */
  noun: string;
  /** The page's button, and the title of the empty form: `Add Video`. */
  newLabel: string;
  editLabel: string;
  saveLabel: string;
  columns: Column<Row>[];
  fields: readonly FormField[];
  empty: ReactNode;
}

/** The record that the address asks to edit, as it was when its editor opened. */
function useEdited(collection: CollectionName, id: string | undefined, onMissing: () => void) {
  const [record, setRecord] = useState<Stored>();
  const miss = useEffectEvent((error: unknown) => {
    const { title, detail } = (error instanceof Problem ? error : unexpectedProblem()).details;
    showToast({ title, text: detail, isError: true });
    onMissing();
  });
  useEffect(() => {
    setRecord(undefined);
    if (id === undefined) return undefined;
    let isCurrent = true;
    const asked = adminClient()[':collection'][':id'].$get({ param: { collection, id } });
    answerOf(asked).then(
      (found) => isCurrent && setRecord(found),
      (error: unknown) => isCurrent && miss(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [collection, id]);
  return record?.id === id ? record : undefined;
}

/** A whole section for a simple kind of content: its table, its dialog, its deletion. */
export function ContentSection<Row extends Stored>(props: ContentSectionProps<Row>) {
  const { kind, list, title, noun, newLabel, editLabel, saveLabel, columns, fields, empty } = props;
  const { collection, words, labelOf } = kind;
  const content = useContent(collection, kind);
  const address = useEditorAddress();
  const edited = useEdited(collection, address.editedId, address.close);
  const form = { collection, words, fields, saveLabel, onClose: address.close };
  return (
    <AdminPage
      title={title}
      count={list.total}
      action={
        <Button size="small" onClick={address.openNew} className="pointer-coarse:min-h-11">
          <AdminIcon name="plus" />
          {newLabel}
        </Button>
      }
    >
      <RecordTable
        label={title}
        list={list}
        columns={columns}
        nameOf={labelOf}
        empty={empty}
        actions={(row) => (
          <RowButton
            icon="edit"
            label={`Edit ${labelOf(row)}`}
            onClick={() => address.openRecord(row.id)}
          />
        )}
        onDelete={({ id }) => content.remove(id)}
        deleteText={(row) => `This will permanently delete the ${noun} "${labelOf(row)}".`}
      />
      {address.isNew ? <RecordForm key="new" {...form} title={newLabel} /> : null}
      {edited ? <RecordForm key={edited.id} {...form} title={editLabel} record={edited} /> : null}
    </AdminPage>
  );
}
