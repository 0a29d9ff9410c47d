import { useEffect, useRef } from 'react';
import type { CollectionName } from '#core/collections.ts';
import type { ContentWords } from '#core/content-kind.ts';
import { TextField } from '#ui/kit/text-field.tsx';
import type { NamedField } from './compared-fields.tsx';
import { ConflictOffer } from './conflict-offer.tsx';
import { DraftOffer } from './draft-offer.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { recordValues } from './form-values.ts';
import { useContent } from './use-content.ts';
import { useFormWork } from './use-form-work.ts';
import { useLeaveQuestion } from './use-leave-question.tsx';

/** A field of a small dialog, declared. */
export interface FormField extends NamedField {
  /** Lines; more than one makes it a text area. */
  rows?: number;
  required?: boolean;
  hint?: string;
  placeholder?: string;
}

interface RecordFormProps {
  collection: CollectionName;
  words: ContentWords;
  fields: readonly FormField[];
  title: string;
  saveLabel: string;
  /** The stored record; none makes a new one. */
  record?: { id: string; version?: number | undefined } | undefined;
  onClose: () => void;
}

/** The small dialog of a kind whose fields are plain text: it says all that goes wrong, and loses no word. */
export function RecordForm(props: RecordFormProps) {
  const { collection, words, fields, title, saveLabel, record, onClose } = props;
  const content = useContent(collection, { words });
  const work = useFormWork(
    { collection, recordId: record?.id ?? 'new' },
    {
      values: recordValues(
        record ?? {},
        fields.map(({ name }) => name),
      ),
      version: record?.version,
    },
    (values) => values[fields[0]?.name ?? ''] || title,
  );
  const { question, letGo } = useLeaveQuestion(work.isDirty);
  const { failure } = content;
  const body = useRef<HTMLDivElement>(null);
  // The dialog would begin at its Close button.
  useEffect(() => body.current?.querySelector<HTMLElement>('input, textarea')?.focus(), []);

  async function leave(): Promise<void> {
    letGo();
    // A draft that was offered and not answered stays for the next time.
    if (!work.draft.found) await work.draft.drop();
    onClose();
  }

  async function save(stored = record && { id: record.id, version: work.base.version }) {
    if (await content.save(work.values, stored)) await leave();
  }

  return (
    <EditDialog
      isOpen
      title={title}
      isDirty={work.isDirty}
      isBusy={content.isBusy}
      saveLabel={saveLabel}
      onSave={() => void save()}
      onClose={() => void leave()}
    >
      <div ref={body} className="grid gap-4 px-5 py-5" onInput={work.read}>
        <DraftOffer work={work} fields={fields} />
        {failure?.code === 'conflict' && record ? (
          <ConflictOffer
            collection={collection}
            id={record.id}
            work={work}
            fields={fields}
            onSettled={content.clearFailure}
            onSaveAsNew={() => void content.save(work.values).then((saved) => saved && leave())}
          />
        ) : null}
        {fields.map((field) => (
          <TextField
            key={`${field.name} ${work.begin.generation}`}
            {...field}
            className="pointer-fine:min-h-10 md:text-ui"
            defaultValue={work.begin.values[field.name] ?? ''}
            error={failure?.field === field.name ? failure.detail : undefined}
          />
        ))}
      </div>
      {question}
    </EditDialog>
  );
}
