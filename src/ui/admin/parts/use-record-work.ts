import type { ProblemDetails } from '#api/problem.ts';
import type { CollectionName, RecordOf } from '#core/collections.ts';
import { useConflict } from './use-conflict.ts';
import { useFormWork } from './use-form-work.ts';

interface Target {
  id: string;
  version?: number | undefined;
}

/** How a record is saved; `useContent` is one way. */
interface Saving<Stored, Fields> {
  /** `settle` is done before success is said. */
  save: (
    fields: Fields,
    over: Target | undefined,
    settle: () => Promise<void>,
  ) => Promise<Stored | undefined>;
  isBusy: boolean;
  failure: ProblemDetails | undefined;
  clearFailure: () => void;
}

interface RecordWorkSetting<Name extends CollectionName, Fields> {
  collection: Name;
  /** As it was when the editor opened; what is loaded later is somebody else's. None for a new one. */
  record: RecordOf<Name> | undefined;
  toFields: (record: RecordOf<Name> | undefined) => Fields;
  labelOf: (fields: Fields) => string;
  saving: Saving<RecordOf<Name>, Fields>;
  /** The work is saved, or given up. None where the form stays. */
  onClose?: () => void;
}

/** A record being edited, from opening to saved: its fields, its draft, its saving, its conflicts. */
export function useRecordWork<Name extends CollectionName, Fields extends object>({
  collection,
  record,
  toFields,
  labelOf,
  saving,
  onClose,
}: RecordWorkSetting<Name, Fields>) {
  const id = record?.id;
  const startOf = (stored: RecordOf<Name> | undefined) => ({
    fields: toFields(stored),
    version: stored?.version,
  });
  const work = useFormWork({ collection, recordId: id ?? 'new' }, startOf(record), labelOf);
  const { theirs, settle } = useConflict(collection, id, saving.failure);
  const { fields, version } = work;

  const leave = (): void => {
    if (!onClose) return;
    work.letGo();
    onClose();
  };

  async function saveOver(target: Target | undefined): Promise<void> {
    settle();
    const saved = await saving.save(fields, target, work.finish);
    if (!saved) return;
    work.restart(startOf(saved), fields);
    leave();
  }

  return {
    ...work,
    isBusy: saving.isBusy,
    /** What is said under a field, if the last attempt failed because of it. */
    errorOf: (field: string): string | undefined =>
      saving.failure?.field === field ? saving.failure.detail : undefined,
    save: (): void => void saveOver(id === undefined ? undefined : { id, version }),
    close: (): void => {
      work.giveUp();
      leave();
    },
    /** Somebody else was faster. */
    conflict: theirs && {
      theirs: theirs.stored && toFields(theirs.stored),
      keepMine: (): void => {
        if (theirs.stored) void saveOver(theirs.stored);
      },
      takeTheirs: (): void => {
        settle();
        saving.clearFailure();
        work.restart(startOf(theirs.stored));
        work.refuse();
      },
      saveAsNew: (): void => void saveOver(undefined),
      keepEditing: settle,
    },
  };
}

export type RecordWork<Fields extends object> = ReturnType<
  typeof useRecordWork<CollectionName, Fields>
>;
