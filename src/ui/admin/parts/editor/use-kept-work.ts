import { dequal } from 'dequal/lite';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { WorkKey } from './unsaved-work-store.ts';
import { useLeaveQuestion } from './use-leave-question.tsx';
import { useUnsavedWork } from './use-unsaved-work.ts';
import { type Base, baseOfRestored, type Start, wordsOver } from './work-base.ts';

/** Work that was left unsaved in this browser. */
export interface LeftWork<Fields> {
  /** ISO instant of its last change. */
  keptAt: string;
  fields: Fields;
}

interface KeptWorkSetting<Fields> {
  key: WorkKey;
  start: Start<Fields>;
  /** Fields currently in the form. */
  fields: Fields;
  /** Makes the form show these. */
  show: (fields: Fields) => void;
  labelOf: (fields: Fields) => string;
  /** The fields of a kept copy; `undefined` for something else. */
  readKept: (kept: unknown) => Fields | undefined;
}

/** Tracks the work in a form: unsaved changes, the copy that this browser keeps, the question before leaving. */
export function useKeptWork<Fields extends object>(setting: KeptWorkSetting<Fields>) {
  const { key, start, fields, show, labelOf, readKept } = setting;
  /** Last stored state that this form has seen. */
  const [base, setBase] = useState<Base<Fields>>({ ...start, isKnown: true });
  const isDirty = !dequal(fields, base.fields);
  const work = { ...wordsOver(base, fields, labelOf(fields)), isDirty };
  const unsaved = useUnsavedWork(key, work, (kept) => readKept(kept) !== undefined);
  const { question, letGo } = useLeaveQuestion(isDirty);
  const latest = useRef(fields);
  useLayoutEffect(() => {
    latest.current = fields;
  }, [fields]);
  const { found } = unsaved;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a copy is read once
  const left = useMemo((): LeftWork<Fields> | undefined => {
    const read = found && readKept(found.fields);
    return found && read && { keptAt: found.keptAt, fields: read };
  }, [found]);

  return {
    fields,
    version: base.version,
    isDirty,
    /** Fields that the work began from, where known. */
    base: base.isKnown ? base.fields : undefined,
    /** Fields in the form at the time of the call. */
    latestFields: (): Fields => latest.current,
    /** The stored state is now this, and the form shows these fields. */
    restart: (stored: Start<Fields>, shown = stored.fields): void => {
      setBase({ ...stored, isKnown: true });
      if (!dequal(shown, latest.current)) show(shown);
    },
    /** Work that was left; offer it. */
    left,
    /** Takes it into the form. To save it over a newer version is a conflict, as it would have been then. */
    restore: (): void => {
      if (!(found && left)) return;
      unsaved.restore();
      show(left.fields);
      setBase(baseOfRestored(base, found, readKept));
    },
    refuse: unsaved.discard,
    /** These fields are saved; done when no copy of them is left. */
    finish: unsaved.finish,
    /** The work is not wanted. */
    giveUp: unsaved.giveUp,
    /** To be rendered: asks before the work is left behind. */
    question,
    /** The next navigation is no loss. */
    letGo,
  };
}

export type KeptWork<Fields extends object> = ReturnType<typeof useKeptWork<Fields>>;
