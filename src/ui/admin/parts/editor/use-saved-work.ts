import { useState } from 'react';
import { Problem, type ProblemDetails } from '#api/problem.ts';
import type { CollectionName, RecordOf } from '#core/collections.ts';
import type { Toast } from '#ui/kit/stores/toast-store.ts';
import { adminClient } from '../api/admin-client.ts';
import { readRecord } from '../api/read-record.ts';
import type { Run } from '../api/use-work.ts';
import { differingLabels, type VersionPart } from '../dialog/compare-dialog.tsx';
import { mergeFields } from './merge-fields.ts';
import type { KeptWork } from './use-kept-work.ts';

/** A record that is saved over. */
interface Target {
  id: string;
  version?: number | undefined;
}

/** Save operation of a record; `useContent` implements it. */
export interface Saving<Stored, Fields> {
  /** Rejects with a `Problem`. */
  send: (fields: Fields, over: Target | undefined) => Promise<Stored>;
  /** Toast after success. */
  successOf: (over: Target | undefined) => Toast;
  run: Run;
  isBusy: boolean;
  failure: ProblemDetails | undefined;
}

interface SavedWorkSetting<Name extends CollectionName, Fields extends object> {
  collection: Name;
  /** The id of the stored record; none makes a new one. */
  id: string | undefined;
  toFields: (record: RecordOf<Name> | undefined) => Fields;
  /** The parts of a version, for comparisons and for what is said of a merge. */
  describe: (fields: Fields) => readonly VersionPart[];
  saving: Saving<RecordOf<Name>, Fields>;
  onSaved?: (record: RecordOf<Name>) => void;
  /** The work is saved, or given up. None where the form stays. */
  onClose?: (() => void) | undefined;
}

/** Another save that was faster, and that can't be merged without a choice. */
interface Conflict<Stored, Fields> {
  /** Record stored now; none where it was deleted. */
  stored: Stored | undefined;
  /** The form's fields, and what they began from. */
  mine: Fields;
  base: Fields | undefined;
}

interface Attempt<Stored, Fields> {
  saved?: Stored;
  conflict?: Conflict<Stored, Fields>;
  /** Names of the fields taken from the other save. */
  taken: readonly string[];
}

/** Merges that are tried before a save gives up, should others go on saving meanwhile. */
const MOST_MERGES = 5;

const isConflict = (error: unknown): boolean =>
  error instanceof Problem && error.details.kind === 'conflict';

function withTaken(said: Toast, taken: readonly string[]): Toast {
  if (taken.length === 0) return said;
  const names = taken.join(', ');
  return { ...said, text: `${said.text ?? ''} Kept from the other save: ${names}.`.trim() };
}

/**
 * Saves kept work. Merges concurrent saves by field; asks for a choice only where both changed the
 * same field.
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
    work.letGo();
    onClose();
  };

  /** Mine and what is stored now as one; none where that takes a choice. */
  async function mergeWithStored(mine: Fields, base: Fields | undefined, storedId: string) {
    const stored = await readRecord(adminClient(), collection, storedId);
    const theirs = stored && toFields(stored);
    const merged = theirs && mergeFields(base, mine, theirs, 'mine');
    return { stored, theirs, merged: merged?.isDisputed ? undefined : merged?.value };
  }

  async function attempt(
    fields: Fields,
    target: Target | undefined,
    begun: Fields | undefined,
  ): Promise<Attempt<Stored, Fields>> {
    let [mine, over, base] = [fields, target, begun];
    for (let merges = 0; ; merges += 1) {
      try {
        const saved = await saving.send(mine, over);
        return { saved, taken: differingLabels(describe(fields), describe(mine)) };
      } catch (error) {
        if (!over || !isConflict(error) || merges === MOST_MERGES) throw error;
        const { stored, theirs, merged } = await mergeWithStored(mine, base, over.id);
        if (!merged) return { conflict: { stored, mine, base }, taken: [] };
        [mine, over, base] = [merged, stored, theirs];
      }
    }
  }

  async function saveOver(
    fields: Fields,
    target: Target | undefined,
    base: Fields | undefined,
  ): Promise<void> {
    settle();
    const sent = work.latestFields();
    const outcome = await saving.run(
      () => attempt(fields, target, base),
      ({ saved, taken }) => (saved ? withTaken(saving.successOf(target), taken) : undefined),
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
    // Input typed during the save stays, unsaved.
    setMade(saved.id);
    work.restart(stored, mergeFields(sent, latest, stored.fields, 'mine').value);
  }

  return {
    ...work,
    id,
    describe,
    isBusy: saving.isBusy,
    /** Why the last attempt failed. */
    failure: saving.failure,
    /** Error message of a field that made the last attempt fail. */
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
    /** Somebody else was faster, and changed the same. */
    conflict: conflict && choices(conflict),
  };

  function choices({ stored, mine, base }: Conflict<Stored, Fields>) {
    const theirs = stored && toFields(stored);
    const merged = (prefer: 'mine' | 'theirs'): Fields =>
      theirs ? mergeFields(base, mine, theirs, prefer).value : mine;
    return {
      /** Result of either choice; `theirs` is absent where the record was deleted. */
      mine: merged('mine'),
      theirs: theirs && merged('theirs'),
      keepMine: (): void => {
        if (stored) void saveOver(merged('mine'), stored, theirs);
      },
      takeTheirs: (): void => {
        settle();
        if (theirs) work.restart({ fields: theirs, version: stored.version }, merged('theirs'));
      },
      saveAsNew: (): void => void saveOver(mine, undefined, undefined),
      keepEditing: settle,
    };
  }
}

export type SavedWork<Fields extends object> = ReturnType<
  typeof useSavedWork<CollectionName, Fields>
>;
