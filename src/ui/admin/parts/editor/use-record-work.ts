import type { CollectionName, RecordOf } from '#core/collections.ts';
import type { VersionPart } from '../dialog/compare-dialog.tsx';
import { useFormWork } from './use-form-work.ts';
import { type Saving, useSavedWork } from './use-saved-work.ts';

interface RecordWorkSetting<Name extends CollectionName, Fields> {
  collection: Name;
  /** The record as the editor opened it; `undefined` for a new one. */
  record: RecordOf<Name> | undefined;
  toFields: (record: RecordOf<Name> | undefined) => Fields;
  labelOf: (fields: Fields) => string;
  describe: (fields: Fields) => readonly VersionPart[];
  saving: Saving<RecordOf<Name>, Fields>;
  /** Reads kept fields whose lists may have been empty; see `useFormWork`. */
  readKept?: (kept: unknown) => Fields | undefined;
  /** Called after each save. */
  onSaved?: (record: RecordOf<Name>) => void;
  /** Called after saving or discarding; absent if the form stays open. */
  onClose?: () => void;
}

/** Editing of a record in a form, from opening to saving, with unsaved work and conflicts. */
export function useRecordWork<Name extends CollectionName, Fields extends object>(
  setting: RecordWorkSetting<Name, Fields>,
) {
  const { collection, record, toFields, labelOf, readKept } = setting;
  const start = { fields: toFields(record), version: record?.version };
  const work = useFormWork({ collection, recordId: record?.id ?? 'new' }, start, labelOf, readKept);
  return { ...useSavedWork(work, { ...setting, id: record?.id }), change: work.change };
}

export type RecordWork<Fields extends object> = ReturnType<
  typeof useRecordWork<CollectionName, Fields>
>;
