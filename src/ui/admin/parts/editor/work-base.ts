import type { UnsavedWords } from './unsaved-work.ts';
import type { WorkCopy } from './unsaved-work-store.ts';

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
