import type * as z from 'zod/mini';
import type { CollectionName, RecordOf } from '#core/collections.ts';
import type { ContentWords } from '#core/content/content-kind.ts';
import { useContent } from '../api/use-content.ts';
import {
  describePlain,
  type PlainInputsOf,
  type PlainValues,
  plainFieldsOf,
  plainValues,
  sentValues,
} from '../form/plain-fields.ts';
import { PlainInputs } from '../form/plain-inputs.tsx';
import { RecordEditor } from './record-editor.tsx';
import { useRecordWork } from './use-record-work.ts';

interface RecordFormProps<Name extends CollectionName, Shape extends z.core.$ZodShape> {
  kind: { collection: Name; words: ContentWords; fields: Shape };
  /** An input for each field of the kind's form. */
  inputs: NoInfer<PlainInputsOf<Shape>>;
  title: string;
  saveLabel: string;
  /** The stored record; `undefined` for a new one. */
  record: RecordOf<Name> | undefined;
  onClose: () => void;
}

/** Small editor dialog of a kind whose fields are plain text and numbers. */
export function RecordForm<Name extends CollectionName, Shape extends z.core.$ZodShape>(
  props: RecordFormProps<Name, Shape>,
) {
  const { kind, inputs, title, saveLabel, record, onClose } = props;
  const fields = plainFieldsOf(inputs);
  const { send, ...saving } = useContent(kind.collection, kind);
  const work = useRecordWork({
    collection: kind.collection,
    record,
    toFields: (stored) => plainValues(fields, stored),
    labelOf: (values) => values[fields[0]?.name ?? ''] || title,
    describe: describePlain(fields),
    saving: {
      ...saving,
      send: (values: PlainValues, over) => send(sentValues(fields, values), over),
    },
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
