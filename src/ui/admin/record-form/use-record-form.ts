import { useMemo, useRef, useState } from 'react';
import type { RecordOf } from '#core/collections.ts';
import type { ContentKind } from '#core/content-kind.ts';
import { adminClient } from '../parts/admin-client.ts';
import { readRecord } from '../parts/read-record.ts';
import { useContent } from '../parts/use-content.ts';
import { useDraft } from '../parts/use-draft.ts';
import { isSame } from './is-same.ts';

type Edited = 'webStories' | 'advertisements' | 'imageLibrary';

interface RecordFormSetting<Name extends Edited, Fields> {
  collection: Name;
  kind: Pick<ContentKind, 'words'>;
  /** The record's id, or `new`. */
  recordId: string;
  /** As it was when the editor opened; what is loaded later is somebody else's. */
  record: RecordOf<Name> | undefined;
  toFields: (record: RecordOf<Name> | undefined) => Fields;
  labelOf: (fields: Fields) => string;
  onClose: () => void;
}

/** The state of a record's editor: its fields, its draft, its saving, and what to do about a conflict. */
export function useRecordForm<Name extends Edited, Fields extends Record<string, unknown>>({
  collection,
  kind,
  recordId,
  record,
  toFields,
  labelOf,
  onClose,
}: RecordFormSetting<Name, Fields>) {
  const [base, setBase] = useState(record);
  const [fields, setFields] = useState(() => toFields(record));
  const [theirs, setTheirs] = useState<{ record: RecordOf<Name> | undefined }>();
  const wasTouched = useRef(false);
  const clean = useMemo(() => toFields(base), [base, toFields]);
  const isDirty = !isSame(fields, clean);
  const content = useContent(collection, kind);
  const work = { fields, label: labelOf(fields), version: base?.version, isDirty };
  const draft = useDraft({ collection, recordId }, work);

  /** What is shown is what is stored: nothing is kept as a draft from here on. */
  function settleOn(stored: RecordOf<Name> | undefined): void {
    setBase(stored);
    setFields(toFields(stored));
    setTheirs(undefined);
  }

  async function save(over: RecordOf<Name> | undefined): Promise<void> {
    const saved = await content.save(fields, over);
    if (!saved) return;
    settleOn(saved);
    await draft.drop();
    onClose();
  }

  return {
    fields,
    /** Changes some fields; takes what they were where a change comes from later. */
    change: (change: Partial<Fields> | ((was: Fields) => Fields)): void => {
      wasTouched.current = true;
      setFields((was) => (typeof change === 'function' ? change(was) : { ...was, ...change }));
    },
    isDirty,
    isBusy: content.isBusy,
    /** What is said under a field, if the last attempt failed because of it. */
    errorOf: (field: keyof Fields & string): string | undefined =>
      content.failure?.field === field ? content.failure.detail : undefined,
    save: (): void => {
      void save(base).catch(console.error);
    },
    close: (): void => {
      // A draft that is still on offer was neither taken nor refused.
      if (wasTouched.current && !draft.found) {
        setFields(clean);
        void draft.drop();
      }
      onClose();
    },
    draft: draft.found && {
      keptAt: draft.found.keptAt,
      fields: draft.found.fields as Fields,
      stored: clean,
      restore: (): void => {
        if (!draft.found) return;
        wasTouched.current = true;
        setFields(draft.found.fields as Fields);
        if (base) setBase({ ...base, version: draft.found.version });
        draft.settle();
      },
      refuse: (): void => void draft.drop(),
    },
    conflict:
      content.failure?.code === 'conflict'
        ? {
            message: content.failure.detail,
            theirs: theirs && {
              fields: theirs.record && toFields(theirs.record),
              load: (): void => {
                settleOn(theirs.record);
                content.clearFailure();
              },
              saveOver: (): void => {
                setBase(theirs.record);
                void save(theirs.record).catch(console.error);
              },
            },
            compare: (): void => {
              void readRecord(adminClient(), collection, base?.id ?? recordId)
                .then((stored) => setTheirs({ record: stored }))
                .catch(console.error);
            },
          }
        : undefined,
  };
}
