import { dequal } from 'dequal/lite';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useRevalidator } from 'react-router';
import type { ProblemDetails } from '#api/problem.ts';
import type { CollectionName, RecordOf } from '#core/collections.ts';
import { inList } from '#core/locale/plural.ts';
import { showToast, type Toast } from '#ui/kit/stores/toast-store.ts';
import * as words from '#ui/words/admin/parts-words.ts';
import { adminClient } from '../api/admin-client.ts';
import { readRecord } from '../api/read-record.ts';
import type { Over } from '../api/record-calls.ts';
import { differingLabels, type VersionPart } from '../dialog/compare-dialog.tsx';
import { mergeFields, type Side } from './merge-fields.ts';
import { type Conflict, chosenFields } from './save-merging.ts';
import type { SaveIntent } from './save-transition.ts';
import { createSaver, type Saved, type SaverPorts } from './saver.ts';
import type { KeptWork } from './use-kept-work.ts';

/** Save operation of a record; `useContent` implements it. */
export interface Saving<Stored, Fields> {
  /** Saves the fields over a record, or as a new one. Rejects with a `Problem`. */
  send: (fields: Fields, over: Over | undefined, intent: SaveIntent) => Promise<Stored>;
  /** Toast after success. */
  successOf: (over: Over | undefined, intent: SaveIntent, stored: Stored) => Toast;
  /** Returns fields as the store would keep them, for example trimmed. */
  normal?: (fields: Fields) => Fields;
  /** Takes back what autosaves wrote; absent where there are none. Rejects with a `Problem`. */
  discard?: (over: Over | undefined) => Promise<void>;
}

interface SavedWorkSetting<Name extends CollectionName, Fields extends object> {
  collection: Name;
  /** Id of the stored record; `undefined` for a new one. */
  id: string | undefined;
  toFields: (record: RecordOf<Name> | undefined) => Fields;
  /** Parts of a version, for comparisons and for the toast after a merge. */
  describe: (fields: Fields) => readonly VersionPart[];
  saving: Saving<RecordOf<Name>, Fields>;
  /** Called after *Save*, and after other requests that wrote. */
  onSaved?: (record: RecordOf<Name>, intent: SaveIntent) => void;
  /** Called after saving or discarding; absent if the form stays open. */
  onClose?: (() => void) | undefined;
}

const isExplicit = (intent: SaveIntent): boolean =>
  intent === 'save' || intent === 'save-draft' || intent === 'command';

function withTaken(said: Toast, taken: readonly string[]): Toast {
  if (taken.length === 0) return said;
  const names = inList(taken);
  return { ...said, text: words.keptFromTheOtherSave(String(said.text ?? ''), names).trim() };
}

/**
 * Saves work with the save engine. Merges concurrent saves by field; asks for a choice only if both changed
 * the same field.
 */
export function useSavedWork<Name extends CollectionName, Fields extends object>(
  work: KeptWork<Fields>,
  setting: SavedWorkSetting<Name, Fields>,
) {
  type Stored = RecordOf<Name>;
  const { collection, toFields, describe, saving, onSaved, onClose } = setting;
  const { revalidate } = useRevalidator();
  const [failure, setFailure] = useState<ProblemDetails>();
  const [made, setMade] = useState<string>();
  const id = setting.id ?? made;
  /** The same id, and the fields of the last save, before React has rendered them. */
  const latestId = useRef(id);
  const justSaved = useRef<Fields>(undefined);
  /** Labels of what was taken from other saves, by autosaves too, until the writer is informed. */
  const taken = useRef(new Set<string>());

  const overNow = (): Over | undefined =>
    latestId.current === undefined
      ? undefined
      : { id: latestId.current, version: work.latest().version };

  const nameRecord = (newId: string): void => {
    latestId.current = newId;
    setMade(newId);
    work.name(newId);
  };

  const leave = (): void => {
    if (!onClose) return;
    work.allowLeaving();
    onClose();
  };

  async function noteSaved({ intent, stored, begun, sent }: Saved<Stored, Fields>) {
    const over = overNow();
    for (const label of differingLabels(describe(begun), describe(sent))) taken.current.add(label);
    if (isExplicit(intent)) {
      await work.finish(begun);
      showToast(withTaken(saving.successOf(over, intent, stored), [...taken.current]));
      taken.current.clear();
      await revalidate();
    }
    onSaved?.(stored, intent);
    if (latestId.current === undefined) nameRecord(stored.id);
    const latest = work.latest().fields;
    justSaved.current = dequal(latest, begun) ? latest : undefined;
    const next = { fields: toFields(stored), version: stored.version };
    const isOwn = sent === begun;
    if (isExplicit(intent)) {
      const shown = mergeFields(begun, latest, next.fields, 'mine').value;
      work.restart(next, shown, { isOwn, isMerge: true });
      return;
    }
    // The writer may type during an autosave, so the form keeps what the store trimmed.
    const shown = mergeFields(begun, latest, sent, 'mine').value;
    work.restart(next, shown, { typed: sent, isOwn, isMerge: true });
  }

  function noteFailed(details: ProblemDetails, intent: SaveIntent): void {
    if (intent === 'autosave' || intent === 'leave') return;
    setFailure(details);
    showToast({ title: details.title, text: details.detail, isError: true });
  }

  const ports: SaverPorts<Stored, Fields> = {
    now: () => {
      const { fields, base, isDirty } = work.latest();
      return { fields, base, isDirty, over: overNow() };
    },
    send: (intent, fields, over) => {
      if (isExplicit(intent)) setFailure(undefined);
      return saving.send(fields, over, intent);
    },
    discard: async (over) => saving.discard?.(over),
    read: (storedId) => readRecord(adminClient(), collection, storedId),
    toFields,
    normal: saving.normal,
    saved: noteSaved,
    failed: noteFailed,
    report: console.error,
    done: () => {
      if (justSaved.current !== undefined) leave();
    },
    close: leave,
  };
  const latestPorts = useRef(ports);
  useLayoutEffect(() => {
    latestPorts.current = ports;
  });
  const [saver] = useState(() => createSaver(() => latestPorts.current));
  const view = useSyncExternalStore(saver.subscribe, saver.view);
  /**
   * Renders what was typed before a request: `latest` follows the rendering, which React delays while effects
   * of the one before are pending.
   */
  const want = (intent: SaveIntent): void => {
    flushSync(() => undefined);
    saver.want(intent);
  };

  return {
    ...work,
    id,
    describe,
    /** State of the save engine. */
    saveState: {
      phase: view.phase,
      intent: view.intent,
      reason: view.reason,
      savedAt: view.savedAt,
    },
    want,
    /** Tries again after a lost connection. */
    goBackOnline: saver.back,
    /** Shows both versions of a conflict that an autosave met. */
    showConflict: saver.ask,
    /** True while the main button's request is in flight. What is pressed during other saves waits for their end. */
    isBusy: view.phase === 'sending' && (view.intent === 'save' || view.intent === 'command'),
    /** Failure of the last attempt of the writer. */
    failure,
    /** Error message of a field, after a failed attempt. */
    errorOf: (field: string): string | undefined =>
      failure?.field === field ? failure.detail : undefined,
    /** Notes the record that a save created on its way. */
    noteBegun: ({ id: begunId, version }: Over, sent: Fields): void => {
      nameRecord(begunId);
      work.restart({ fields: sent, version }, work.latest().fields, { isOwn: true });
    },
    save: (): void => want('save'),
    close: (): void => void work.giveUp().then(() => want('discard')),
    /** Conflict with another save, with its choices. */
    conflict: view.conflict && choices(view.conflict),
  };

  function choices(of: Conflict<Stored, Fields>) {
    const theirs = of.stored && toFields(of.stored);
    const merged = (prefer: Side): Fields => chosenFields(of, toFields, prefer);
    return {
      /** Results of the two choices; `theirs` is `undefined` if the record was deleted. */
      mine: merged('mine'),
      theirs: theirs && merged('theirs'),
      keepMine: (): void => {
        if (!(of.stored && theirs)) return;
        work.restart({ fields: theirs, version: of.stored.version }, merged('mine'));
        saver.keepMine(merged('mine'));
      },
      takeTheirs: (): void => {
        if (theirs) work.restart({ fields: theirs, version: of.stored?.version }, merged('theirs'));
        saver.takeTheirs();
      },
      saveAsNew: (): void => {
        latestId.current = undefined;
        saver.keepMine(of.mine);
      },
      keepEditing: saver.keepEditing,
    };
  }
}

export type SavedWork<Fields extends object> = ReturnType<
  typeof useSavedWork<CollectionName, Fields>
>;
