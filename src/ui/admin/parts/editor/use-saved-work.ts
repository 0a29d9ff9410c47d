import { useState } from 'react';
import type { ProblemDetails } from '#api/problem.ts';
import type { CollectionName, RecordOf } from '#core/collections.ts';
import { inList } from '#core/locale/in-list.ts';
import type { Toast } from '#ui/kit/stores/toast-store.ts';
import { adminClient } from '../api/admin-client.ts';
import { readRecord } from '../api/read-record.ts';
import type { Over } from '../api/record-calls.ts';
import type { Run } from '../api/run-alone.ts';
import { differingLabels, type VersionPart } from '../dialog/compare-dialog.tsx';
import { mergeFields, type Side } from './merge-fields.ts';
import { type Conflict, chosenFields, saveMerging } from './save-merging.ts';
import type { KeptWork } from './use-kept-work.ts';

/** Save operation of a record; `useContent` implements it. */
export interface Saving<Stored, Fields> {
  /** Rejects with a `Problem`. */
  send: (fields: Fields, over: Over | undefined) => Promise<Stored>;
  /** Toast after success. */
  successOf: (over: Over | undefined) => Toast;
  run: Run;
  isBusy: boolean;
  failure: ProblemDetails | undefined;
}

interface SavedWorkSetting<Name extends CollectionName, Fields extends object> {
  collection: Name;
  /** Id of the stored record; `undefined` for a new one. */
  id: string | undefined;
  toFields: (record: RecordOf<Name> | undefined) => Fields;
  /** Parts of a version, for comparisons and for the toast after a merge. */
  describe: (fields: Fields) => readonly VersionPart[];
  saving: Saving<RecordOf<Name>, Fields>;
  onSaved?: (record: RecordOf<Name>) => void;
  /** Called after saving or discarding; absent if the form stays open. */
  onClose?: (() => void) | undefined;
}

function withTaken(said: Toast, taken: readonly string[]): Toast {
  if (taken.length === 0) return said;
  const names = inList(taken);
  return { ...said, text: `${said.text ?? ''} Kept from the other save: ${names}.`.trim() };
}

/**
 * Saves work. Merges concurrent saves by field; asks for a choice only if both changed the same
 * field.
 */
export function useSavedWork<Name extends CollectionName, Fields extends object>(
  work: KeptWork<Fields>,
  setting: SavedWorkSetting<Name, Fields>,
) {
  type Stored = RecordOf<Name>;
  const { collection, toFields, describe, saving, onSaved, onClose } = setting;
  const [made, setMade] = useState<string>();
  const id = setting.id ?? made;
  const [conflict, setConflict] = useState<Conflict<Stored, Fields>>();
  const settle = (): void => setConflict(undefined);

  const leave = (): void => {
    if (!onClose) return;
    work.allowLeaving();
    onClose();
  };

  const ports = {
    send: saving.send,
    read: (storedId: string) => readRecord(adminClient(), collection, storedId),
    toFields,
  };

  async function saveOver(
    fields: Fields,
    target: Over | undefined,
    base: Fields | undefined,
  ): Promise<void> {
    settle();
    const sent = work.latestFields();
    const outcome = await saving.run(
      () => saveMerging<Stored, Fields>(ports, fields, target, base),
      (done) => {
        if (!done.saved) return undefined;
        const taken = differingLabels(describe(fields), describe(done.sent));
        return withTaken(saving.successOf(target), taken);
      },
      async ({ saved }) => {
        if (saved) await work.finish(sent);
      },
    );
    if (outcome?.conflict) setConflict(outcome.conflict);
    if (!outcome?.saved) return;
    const { saved } = outcome;
    onSaved?.(saved);
    const stored = { fields: toFields(saved), version: saved.version };
    const latest = work.latestFields();
    if (latest === sent && onClose) return leave();
    // Input typed during the save stays in the form, unsaved.
    setMade(saved.id);
    work.restart(stored, mergeFields(sent, latest, stored.fields, 'mine').value);
  }

  return {
    ...work,
    id,
    describe,
    isBusy: saving.isBusy,
    /** Failure of the last attempt. */
    failure: saving.failure,
    /** Error message of a field, after a failed attempt. */
    errorOf: (field: string): string | undefined =>
      saving.failure?.field === field ? saving.failure.detail : undefined,
    save: (): void =>
      void saveOver(
        work.fields,
        id === undefined ? undefined : { id, version: work.version },
        work.base,
      ),
    close: (): void => {
      work.giveUp();
      leave();
    },
    /** Conflict with another save, with its choices. */
    conflict: conflict && choices(conflict),
  };

  function choices(of: Conflict<Stored, Fields>) {
    const theirs = of.stored && toFields(of.stored);
    const merged = (prefer: Side): Fields => chosenFields(of, toFields, prefer);
    return {
      /** Results of the two choices; `theirs` is `undefined` if the record was deleted. */
      mine: merged('mine'),
      theirs: theirs && merged('theirs'),
      keepMine: (): void => {
        if (of.stored) void saveOver(merged('mine'), of.stored, theirs);
      },
      takeTheirs: (): void => {
        settle();
        if (theirs) work.restart({ fields: theirs, version: of.stored?.version }, merged('theirs'));
      },
      saveAsNew: (): void => void saveOver(of.mine, undefined, undefined),
      keepEditing: settle,
    };
  }
}

export type SavedWork<Fields extends object> = ReturnType<
  typeof useSavedWork<CollectionName, Fields>
>;
