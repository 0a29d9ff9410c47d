import { dequal } from 'dequal/lite';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { UnsavedWords } from './unsaved-work.ts';
import type { WorkCopy, WorkKey } from './unsaved-work-store.ts';
import { useLeaveQuestion } from './use-leave-question.tsx';
import { useUnsavedWork } from './use-unsaved-work.ts';

/** Stored state that work starts from. */
export interface Start<Fields> {
  fields: Fields;
  /** Version that the work starts from; `undefined` for a new record. */
  version?: number | undefined;
}

/** Stored state that a form is based on. */
export interface Base<Fields> extends Start<Fields> {
  /** True if the fields are those of `version`; otherwise they are a substitute. */
  isKnown: boolean;
  /** The same fields as they were in the form, if the store changed them; the form is clean with them. */
  typed?: Fields;
}

/** Unsaved input of a form, with its base if known. */
export const wordsOver = <Fields>(
  base: Base<Fields>,
  fields: Fields,
  label: string,
): UnsavedWords => ({
  fields,
  label,
  version: base.version,
  ...(base.isKnown && base.version !== undefined ? { base: base.fields } : {}),
});

/**
 * Base after a copy was restored: that of the copy, so that saving over a newer version is a
 * conflict.
 */
export function baseOfRestored<Fields>(
  base: Base<Fields>,
  copy: Pick<WorkCopy, 'recordId' | 'version' | 'base'>,
  readKept: (kept: unknown) => Fields | undefined,
): Base<Fields> {
  // Copies of new records have no base.
  if (copy.version === base.version || copy.recordId === 'new') return base;
  const begun = readKept(copy.base);
  return {
    fields: begun ?? base.fields,
    version: copy.version,
    isKnown: begun !== undefined,
  };
}

/** Unsaved work that an earlier editor left in this browser. */
export interface LeftWork<Fields> {
  /** ISO instant of the last change. */
  keptAt: string;
  fields: Fields;
}

interface KeptWorkSetting<Fields> {
  key: WorkKey;
  start: Start<Fields>;
  /** Fields currently in the form. */
  fields: Fields;
  /** Reads them without a rendering, where something else than React has them. */
  readFields?: () => Fields;
  /** Replaces the fields in the form; `isMerge` if they are those of the form with another person's save. */
  show: (fields: Fields, how: { isMerge: boolean }) => void;
  labelOf: (fields: Fields) => string;
  /** Fields of a stored copy; `undefined` if it has another shape. */
  readKept: (kept: unknown) => Fields | undefined;
}

/** Work in a form: unsaved changes, their stored copy, and the confirmation before leaving. */
export function useKeptWork<Fields extends object>(setting: KeptWorkSetting<Fields>) {
  const { key, start, fields, readFields, show, labelOf, readKept } = setting;
  /** Stored state that the form is based on. */
  const [base, setShownBase] = useState<Base<Fields>>({ ...start, isKnown: true });
  const latestBase = useRef(base);
  /** Versions that this form itself wrote, one after the other, and the one before them. */
  const ownVersions = useRef(new Set([start.version]));
  const setBase = (next: Base<Fields>): void => {
    latestBase.current = next;
    setShownBase(next);
  };
  const isDirty = !dequal(fields, base.typed ?? base.fields);
  const work = { ...wordsOver(base, fields, labelOf(fields)), isDirty };
  const unsaved = useUnsavedWork(key, work, (kept) => readKept(kept) !== undefined);
  const { question, allowLeaving } = useLeaveQuestion(isDirty, unsaved.giveUp);
  const rendered = useRef(fields);
  useLayoutEffect(() => {
    rendered.current = fields;
  }, [fields]);
  const fieldsNow = (): Fields => readFields?.() ?? rendered.current;
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
    /** Fields in the form at the time of the call, and the stored state that they are based on. */
    latest: () => {
      const { version, isKnown, fields: stored, typed = stored } = latestBase.current;
      const now = fieldsNow();
      return {
        fields: now,
        version,
        base: isKnown ? stored : undefined,
        isDirty: !dequal(now, typed),
      };
    },
    /**
     * Makes `stored` the new base, and shows `shown` in the form. `typed` are the fields as they were in the
     * form, if the store changed them, for example trimmed them. `isOwn`: nobody else changed anything since
     * the base before. `isMerge`: `shown` are the fields of the form with another person's save.
     */
    restart: (
      stored: Start<Fields>,
      shown = stored.fields,
      {
        typed,
        isOwn = false,
        isMerge = false,
      }: { typed?: Fields; isOwn?: boolean; isMerge?: boolean } = {},
    ): void => {
      if (!isOwn) ownVersions.current.clear();
      ownVersions.current.add(stored.version);
      setBase({ ...stored, isKnown: true, ...(typed ? { typed } : {}) });
      if (!dequal(shown, fieldsNow())) show(shown, { isMerge });
    },
    /** Copy to offer. */
    left,
    /**
     * Shows the offered copy in the form. Its old base applies: saving over a newer version is a
     * conflict, unless this form wrote that.
     */
    restore: (): void => {
      if (!(found && left)) return;
      unsaved.restore();
      show(left.fields, { isMerge: false });
      if (!ownVersions.current.has(found.version)) {
        setBase(baseOfRestored(base, found, readKept));
      }
    },
    refuse: unsaved.discard,
    /** Notes the id that a new record got. */
    name: unsaved.name,
    /** Marks fields as saved; resolves once their copies are removed. */
    finish: unsaved.finish,
    /** Discards the work, and the copy that this form stored. */
    giveUp: unsaved.giveUp,
    /** Confirmation dialog; render it. */
    question,
    /** Allows the next navigation without a confirmation. */
    allowLeaving,
  };
}

export type KeptWork<Fields extends object> = ReturnType<typeof useKeptWork<Fields>>;
