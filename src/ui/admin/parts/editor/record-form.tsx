import type { CollectionName, RecordOf } from '#core/collections.ts';
import type { ContentWords } from '#core/content/content-kind.ts';
import { useContent } from '../api/use-content.ts';
import { describePlain, type PlainField, plainValues } from '../form/plain-fields.ts';
import { PlainInputs } from '../form/plain-inputs.tsx';
import { RecordEditor } from './record-editor.tsx';
import { useRecordWork } from './use-record-work.ts';

interface RecordFormProps<Name extends CollectionName> {
  kind: { collection: Name; words: ContentWords };
  fields: readonly PlainField[];
  title: string;
  saveLabel: string;
  /** The stored record; `undefined` for a new one. */
  record: RecordOf<Name> | undefined;
  onClose: () => void;
}

/** Small editor dialog of a kind whose fields are plain text. */
export function RecordForm<Name extends CollectionName>(props: RecordFormProps<Name>) {
  const { kind, fields, title, saveLabel, record, onClose } = props;
  const work = useRecordWork({
    collection: kind.collection,
    record,
    toFields: (stored) => plainValues(fields, stored),
    labelOf: (values) => values[fields[0]?.name ?? ''] || title,
    describe: describePlain(fields),
    saving: useContent(kind.collection, kind),
    onClose,
  });
  return (
    <RecordEditor work={work} title={title} saveLabel={saveLabel}>
      <div className="grid gap-4 p-5">
        <PlainInputs
          fields={fields}
          values={work.fields}
          onChange={work.change}
          errorOf={work.errorOf}
        />
      </div>
    </RecordEditor>
  );
}
