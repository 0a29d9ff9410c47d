import type { CollectionName, RecordOf } from '#core/collections.ts';
import type { VersionPart } from '../dialog/compare-dialog.tsx';
import { useFormWork } from './use-form-work.ts';
import { type Saving, useSavedWork } from './use-saved-work.ts';

interface RecordWorkSetting<Name extends CollectionName, Fields> {
  collection: Name;
  /** As it was when the editor opened; what is loaded later is somebody else's. None for a new one. */
  record: RecordOf<Name> | undefined;
  toFields: (record: RecordOf<Name> | undefined) => Fields;
  labelOf: (fields: Fields) => string;
  describe: (fields: Fields) => readonly VersionPart[];
  saving: Saving<RecordOf<Name>, Fields>;
  /** The work is saved, or given up. None where the form stays. */
  onClose?: () => void;
}

/** A record being edited in a form, from opening to saved: its fields, its unsaved work, its saving, its conflicts. */
export function useRecordWork<Name extends CollectionName, Fields extends object>(
  setting: RecordWorkSetting<Name, Fields>,
) {
  const { collection, record, toFields, labelOf } = setting;
  const start = { fields: toFields(record), version: record?.version };
  const work = useFormWork({ collection, recordId: record?.id ?? 'new' }, start, labelOf);
  return { ...useSavedWork(work, { ...setting, id: record?.id }), change: work.change };
}

export type RecordWork<Fields extends object> = ReturnType<
  typeof useRecordWork<CollectionName, Fields>
>;
